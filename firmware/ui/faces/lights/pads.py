"""Keys that are lights: what each of them means now, and what its light shows.

    1 R G    The left column is the row in hand, from top to bottom; the other keys are the colours, with back and ok
    2 B Y    in the last line. While no colour is wanted, the mark stands in the middle. Where the colours leave no
    3 O P    key for back, the place that the cursor is at is back. A row that does not fit into a column, or beside
    4 < =    its colours, is on the display alone, and every key may be a colour.

The lights draw one line, as for a stick: the pegs of a row, then its mark. Here the line is laid out on the keys. A
knob goes through the rows played, and through a list. For a left hand the column is at the right, see grid.py.
"""

from firmware.engine.variant import CLASSIC, PLACES
from firmware.game.phases import GUESS, MARK, SET
from firmware.ui.faces.lights import inks
from firmware.ui.faces.lights.gestures import BACK, COLOUR, DOWN, OK, PLACE, RELEASED, RIGHT, ROW, UP
from firmware.ui.faces.lights.grid import Grid
from firmware.ui.faces.lights.view import ink_of
from firmware.ui.screen import BOARD, LIST, PICTURE, TYPED

FIRST = 16  # the number of the first pad among the keys of a board
NOTHING = -1  # no event
NONE = 63  # what a pad means that does nothing, but wakes the lights
ENTRIES = 10  # of a list, that have a pad


class Pads:
    """In the place of a board's parts, for the app. The pads are `width` across."""

    def __init__(self, lights, parts, width):
        self._face = lights
        self._parts = parts
        self._width = width
        self._grid = Grid(parts.lights.way, width)
        self._high = self._grid.high
        size = len(self._grid.way)
        self._means = bytearray(size)
        self._pressed = bytearray(size)  # what each key meant when it went down
        self._frame = bytearray(size)
        self._picture = self._list = self._seat = None  # that are shown: a picture, a list, the seat whose row is drawn
        self._asked = -1  # the phase, where pegs or a mark are wanted
        self._column = 0  # places in it
        self._turning = NONE  # what the knob means until its release
        self.sound = parts.sound
        self.display = parts.display
        self.buttons = self.lights = self

    @property
    def keys(self):
        """Those that are there now."""
        self._mean()
        keys = [meant for meant in self._means if meant < PLACE]
        if self._parts.knob is not None:
            keys += [OK] if self._asked >= 0 else [UP, DOWN, OK]
        return keys

    @property
    def meanings(self):
        """Return the meaning of each pad, as they are printed, for a display; nothing while each stands for itself."""
        return b"" if self._is_tested else bytes([self._means[pad] for pad in self._grid.lies])

    def event(self):
        """Return the next event, as the pad is meant; or NOTHING."""
        parts = self._parts
        event = parts.knob.event() if parts.knob else NOTHING
        if event == NOTHING:
            event = parts.buttons.event()
        if event == NOTHING:
            return NOTHING
        key = event % RELEASED
        released = event - key
        if key >= FIRST:
            number = key - FIRST
            if not released:
                self._mean()
                self._pressed[number] = self._means[self._grid.way[number]]
            key = self._pressed[number]
        elif key in (UP, DOWN):
            if not released:
                self._turning = self._turned(key)
            key = self._turning
        return NONE + RELEASED if key == NONE else key + released

    def show(self, frame, table):
        self._mean()
        pads = self._frame
        for pad in range(len(pads)):
            pads[pad] = inks.DARK
        if any(frame):  # otherwise they sleep
            if self._list is not None:
                self._draw_list()
            elif self._seat is not None:
                self._draw_row(frame)
            else:
                pads[:] = frame[: len(pads)]
        self._parts.lights.show(pads, table)

    # what they mean

    @property
    def _is_tested(self):
        """Return whether the self-test is shown, which has colours of its own."""
        return self._picture is not None and bool(self._picture.table)

    def _look(self):
        face = self._face
        settings = face.desk.settings
        if self._grid.hold(settings["turned"], settings["mirrored"]):
            self._parts.lights.way = self._grid.way
        top = face.shell.top
        self._picture = face.scene if top.kind == PICTURE else None
        self._list = top if top.kind in (LIST, TYPED) else None
        is_board = top.kind == BOARD or (top.kind == PICTURE and top.picture == "readout")
        self._seat = seat = face.seat if is_board else None
        asks = top.kind == BOARD and seat is not None and seat.screen.hand and not seat.window.reviewing
        self._asked = seat.match.phase if asks else -1
        self._column = 0
        if seat is not None:
            variant = seat.match.variant()
            if variant.pegs <= self._high and variant.base <= len(self._means) - self._high:
                self._column = variant.pegs

    def _others(self):
        """Return the number of pads that are no places of a row."""
        return len(self._means) - (self._high if self._column else 0)

    def _pad(self, number):
        """Return the pad with this number among them."""
        return self._grid.pad(number, 1 if self._column else 0)

    def _mean(self):
        """Give each pad its meaning now."""
        self._look()
        means = self._means
        for pad in range(len(means)):
            means[pad] = NONE
        last = self._others() - 1
        if self._is_tested:  # each key lights its own place
            for pad in range(len(means)):
                means[pad] = len(self._face.frame) + pad
            return
        if self._asked in (SET, GUESS):
            self._mean_colours(last)
            return
        means[self._pad(last)] = OK
        means[self._pad(last - 1)] = BACK
        first = COLOUR if self._list is None else ROW
        for number in range(min(self._most(), last - 1)):
            means[self._pad(number)] = first + number
        if self._asked == MARK and self._told_places():
            for place in range(self._column):
                means[place * self._width] = PLACE + place

    def _most(self):
        """Return how many keys of colours there are while no colour is wanted."""
        if self._asked == MARK:
            if not self._told_places():
                return 2 if self._seat.match.variant().tells == CLASSIC else 1
            return 0 if self._column else self._seat.layout.pegs
        if self._list is not None:
            return min(self._list.count, ENTRIES)
        return 0 if self._parts.knob else 2  # the first two are up and down

    def _told_places(self):
        return self._seat.match.variant().tells == PLACES

    def _mean_colours(self, last):
        means = self._means
        colours = self._seat.match.variant().base
        knob = self._parts.knob is not None
        for digit in range(min(colours, last + 1)):
            means[self._pad(digit)] = COLOUR + digit
        if colours < last:
            means[self._pad(last - 1)] = BACK
        if colours <= last:
            means[self._pad(last)] = BACK if knob and colours == last else OK
        for place in range(self._column):
            here = place == self._seat.screen.hand.place and colours > last
            means[place * self._width] = BACK if here else PLACE + place

    def _turned(self, key):
        """Return the meaning of the knob. Where something is in hand, up goes to the rows played; down leaves them."""
        self._look()
        seat = self._seat
        if seat is None or self._picture is not None:
            return key
        if seat.window.reviewing:
            return key if key == UP or seat.window.back else RIGHT
        if self._asked < 0:
            return key
        if key == UP:
            seat.look_back()
        else:
            self._face.refuse("not-now")
        self._face.stale = True
        return NONE

    # what they show

    def _draw_list(self):
        """Draw the entries that have a pad, with the one that is chosen, and ok and back."""
        chosen = self._list.chosen
        for pad in range(len(self._means)):
            meant = self._means[pad]
            if meant != NONE:
                self._frame[pad] = inks.CURSOR if meant == ROW + chosen else inks.FAINT

    def _draw_row(self, frame):
        """Draw the row in the column, and either the meaning of the other pads or the row's mark."""
        pads = self._frame
        layout = self._seat.layout
        entering = self._asked in (SET, GUESS) and self._seat.window.first_row
        for pad in range(len(pads)):
            meant = self._means[pad]
            if meant in (BACK, OK):
                pads[pad] = inks.FAINT
            elif COLOUR <= meant < PLACE and (entering or self._asked == MARK):
                pads[pad] = self._ink(meant - COLOUR)
        if not entering:
            first = self._width - 1 if self._column else 0
            for number in range(min(layout.pegs, self._others() - 2 - first)):
                ink = frame[layout.mark(0, number)]
                if ink != inks.DARK:
                    pads[self._pad(first + number)] = ink
        elif self._seat.screen.hand.sends and self._means[-1] == OK:
            pads[-1] = frame[layout.mark(0, 0)]  # it pulses
        for place in range(self._column):
            pads[place * self._width] = frame[place]

    def _ink(self, digit):
        """Return the ink of the key of a colour: that colour, or of a mark the part that it adds."""
        variant = self._seat.match.variant()
        if self._asked == MARK:
            return inks.FAINT if variant.tells == PLACES else inks.NEAR if digit else inks.EXACT
        pegs = self._seat.screen.hand.draft.pegs
        return inks.FAINT if digit in pegs and not variant.repeats else ink_of(variant, digit)
