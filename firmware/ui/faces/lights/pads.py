"""Keys that are lights: what each of them means now, and what its light shows.

    1 R G    The left column is the row in hand, from top to bottom; the other keys are the colours, with back and ok
    2 B Y    in the last line. While no colour is wanted, the mark stands in the middle. Where the colours leave no
    3 O P    key for back, the place that the cursor is at is back. A row that does not fit into a column, or beside
    4 < =    its colours, is on the display alone, and every key may be a colour.

The lights draw one line, as for a stick: the pegs of a row, then its mark. Here the line is laid out on the keys. A
knob goes through the rows played, and through a list. For a left hand the column is at the right.
"""

from firmware.engine.variant import CLASSIC, PLACES
from firmware.game.match import GUESS, MARK, SET
from firmware.ui import inks
from firmware.ui.faces.lights.gestures import AFTER, BACK, BEFORE, COLOUR, DOWN, OK, PLACE, RELEASED, RIGHT, ROW, UP
from firmware.ui.screen import BOARD, LIST, TYPED

FIRST = 16  # the number of the first pad among the keys of a board
NOTHING = -1  # no event
NONE = 63  # what a pad means that does nothing, but wakes the lights
ENTRIES = 10  # of a list, that have a pad


class Pads:
    """In the place of a board's parts, for the app. The pads are `width` across.

    They have places as they are printed on the board, and as a person sees them who holds it, perhaps upside down. For
    a left hand, left and right are exchanged; but what comes in an order is read from the left all the same, except in
    the last line, which ends in ok.
    """

    def __init__(self, lights, parts, width):
        self._face = lights
        self._parts = parts
        self._printed = parts.lights.way  # the place of each key; `way` itself goes by how the board is held
        size = len(self._printed)
        self._width = width
        self._high = size // width
        self._is_turned = self._is_mirrored = False
        self._means = bytearray(size)
        self._pressed = bytearray(FIRST + size)  # what each key meant when it went down
        self._frame = bytearray(size)
        self.sound = parts.sound
        self.display = parts.display
        self.buttons = self.lights = self

    @property
    def keys(self):
        """Those that are there now."""
        self._mean()
        keys: list = []
        for meant in self._means:
            if meant < PLACE:
                keys.append(meant)
        if self._parts.buttons.knob is not None:
            keys += [OK] if self._asked >= 0 else [UP, DOWN, OK]
        return keys

    @property
    def meanings(self):
        """Return the meaning of each pad, as they are printed, for a display; nothing while each stands for itself."""
        if self._face.scene.table:
            return b""
        told = bytearray(len(self._means))
        for key in range(len(told)):
            told[self._printed[key]] = self._means[self._parts.lights.way[key]]
        return told

    def event(self):
        """Return the next event, as the pad is meant; or NOTHING. Where something is in hand, the knob goes up to the
        rows played, and down it leaves them.
        """
        parts = self._parts
        event = parts.buttons.event()
        if event == NOTHING:
            return NOTHING
        key = event % RELEASED
        pressed = self._pressed
        if event == key:
            self._mean()
            meant = key
            seat = self._seat
            if key >= FIRST:
                meant = self._means[parts.lights.way[key - FIRST]]
            elif key in (UP, DOWN) and self._asked >= 0:
                meant = BEFORE if key == UP else AFTER
            elif key == DOWN and seat is not None and seat.reviewing and not seat.back:
                meant = RIGHT  # which leaves the rows
            pressed[key] = meant
        return NONE + RELEASED if pressed[key] == NONE else pressed[key] + event - key

    def show(self, frame, table):
        self._mean()
        pads = self._frame
        for pad in range(len(pads)):
            pads[pad] = inks.DARK
        if any(frame):  # otherwise they sleep
            self._draw(frame)
        self._parts.lights.show(pads, table)

    # what they mean

    def _look(self):
        """See which row is drawn, and which of its pegs or marks are wanted."""
        face = self._face
        settings = face.desk.settings
        turned, mirrored = settings["turned"], settings["mirrored"]
        if turned != self._is_turned or mirrored != self._is_mirrored:
            self._is_turned = turned
            self._is_mirrored = mirrored
            size = len(self._printed)
            self._parts.lights.way = way = bytearray(size)
            for key in range(size):
                place = self._printed[key]
                seen = size - 1 - place if turned else place
                if mirrored:
                    seen += self._width - 1 - seen % self._width * 2
                way[key] = seen
        top = face.shell.top
        self._seat = seat = face.seat if top.kind == BOARD or top.picture == "Reading" else None
        self._asked = -1  # the phase, where pegs or a mark are wanted
        self._column = 0  # places in it
        if seat is not None:
            variant = seat.variant
            if variant.pegs <= self._high and variant.base <= len(self._means) - self._high:
                self._column = variant.pegs
            if top.kind == BOARD and top.hand and not seat.reviewing:
                self._asked = seat.match.phase
        self._others = len(self._means) - (self._high if self._column else 0)  # pads that are no places of a row

    def _pad(self, number):
        """Return the pad with this number, or beside a column at the edge the one with this number of the others."""
        column = 1 if self._column else 0
        wide = self._width - column
        line, across = divmod(number, wide)
        if self._is_mirrored and line < self._high - 1:
            across = wide - 1 - across
        return line * self._width + column + across

    def _mean(self):
        """Give each pad its meaning now."""
        self._look()
        means = self._means
        is_tested = bool(self._face.scene.table)  # by a self-test, in which each key lights its own place
        for pad in range(len(means)):
            means[pad] = len(self._face.frame) + pad if is_tested else NONE
        if is_tested:
            return
        top = self._face.shell.top
        asked = self._asked
        variant = self._seat.variant if asked >= 0 else None
        last = self._others - 1
        knob = self._parts.buttons.knob is not None
        places = 0
        first = COLOUR
        keys = 0 if knob else 2  # the first two are up and down
        most = last - 1
        if asked in (SET, GUESS):
            places = self._column
            keys = variant.base
            most = last + 1
        elif asked == MARK and variant.tells == PLACES:
            places = self._column
            keys = 0 if places else variant.pegs
        elif asked == MARK:
            keys = 2 if variant.tells == CLASSIC else 1
        elif top.kind in (LIST, TYPED):
            first = ROW
            keys = min(top.count, ENTRIES)
        keys = min(keys, most)
        for number in range(keys):
            means[self._pad(number)] = first + number
        if keys < last:
            means[self._pad(last - 1)] = BACK
        if keys <= last:
            means[self._pad(last)] = BACK if knob and keys == last else OK
        for place in range(places):
            is_back = keys > last and place == top.hand.place
            means[place * self._width] = BACK if is_back else PLACE + place

    # what they show

    def _draw(self, frame):
        """Draw a list, or the row in the column and beside it the meaning of the other pads or the row's mark; anything
        else as it is.
        """
        pads = self._frame
        seat = self._seat
        top = self._face.shell.top
        if seat is None and top.kind not in (LIST, TYPED):
            pads[:] = frame[: len(pads)]
            return
        enters = self._asked in (SET, GUESS) and seat.first_row
        marks = self._asked == MARK
        for pad in range(len(pads)):
            meant = self._means[pad]
            digit = meant - COLOUR
            if meant == NONE or (COLOUR <= meant < ROW and not (enters or marks)):
                continue
            if not COLOUR <= meant < PLACE:
                ink = inks.CURSOR if meant == ROW + top.chosen else inks.FAINT
            elif marks:  # the part that it adds
                ink = inks.FAINT if seat.variant.tells == PLACES else inks.NEAR if digit else inks.EXACT
            else:
                is_used = digit in top.hand.draft.pegs and not seat.variant.repeats
                ink = inks.FAINT if is_used else seat.ink_of(digit)
            pads[pad] = ink
        if seat is None:
            return
        if enters:
            if top.hand.sends and self._means[-1] == OK:
                pads[-1] = frame[seat.mark(0)]  # it pulses
        else:
            first = self._width - 1 if self._column else 0
            for number in range(min(seat.pegs, self._others - 2 - first)):
                ink = frame[seat.mark(0) + number]
                if ink != inks.DARK:
                    pads[self._pad(first + number)] = ink
        for place in range(self._column):
            pads[place * self._width] = frame[place]
