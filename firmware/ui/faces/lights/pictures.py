"""Pictures that draw themselves: a row that is read out, the self-test, the chart of how well a person plays, and the
show while nobody does.

They are scenes, see `lights.py`, and a press or two leaves them.
"""

import gc

from firmware import VERSION
from firmware.engine.variant import Variant
from firmware.game.match import OVER, Match
from firmware.ui import inks
from firmware.ui.faces.lights import gestures
from firmware.ui.faces.lights.letters import Letters, fill
from firmware.ui.faces.lights.seat import Seat
from firmware.ui.screen import BACK, Screen

_HALF = 5  # tenths of a row
# of a light that is read, and of a blank; between blinks, and after the last one
_ON_MS, _LONG_MS, _OFF_MS, _NEXT_MS = 170, 600, 110, 420
_STEP_MS = 60
_END_MS = 4000  # that the end of a round of the show is seen


class Picture:
    """Nothing moves in it, and a press leaves it."""

    table = ()

    def __init__(self, lights):
        self._lights = lights

    def press(self, _key):
        self._lights.ask(BACK)

    def tick(self, _ms: int):
        return False


class Reading(Picture):
    """The row in hand, or otherwise the latest one shown, read out for people who cannot tell colours apart, or cannot
    see: each light blinks as many times as its number and sounds its tone; a blank is one long light. The board is
    visible under it.
    """

    def __init__(self, lights):
        Picture.__init__(self, lights)
        self._steps: list = []  # (pixel, ink) of the lights that are still to be read
        seat = lights.seat
        if seat is not None:
            ended = seat.match.phase >= OVER and not seat.reviewing
            self._steps = _lights_of(seat, seat.code_row if ended else 0)
            if not self._steps and seat.visible == 1:
                seat.scroll(1)  # this shows the latest row in the place of the one in hand, if there is one
                self._steps = _lights_of(seat, 0)
            elif not self._steps and seat.played is not None:
                self._steps = _lights_of(seat, seat.first_row)
        self._halves = 0  # of blinks: in the odd ones the light is on
        self._left_ms = 0

    def tick(self, ms: int):
        self._left_ms -= ms
        if self._left_ms > 0:
            return False
        if not self._steps:
            self._lights.ask(BACK)
            return False
        ink = self._steps[0][1]
        times = ink % inks.BLANK  # a colour as its number, a mark once or twice
        last = 2 * (times or 1)
        self._halves += 1
        if self._halves > last:
            self._halves = 0
            self._steps.pop(0)
        elif self._halves % 2:
            self._left_ms = _ON_MS if times else _LONG_MS
            self._lights.sounds.play((inks.TONES_HZ[ink], self._left_ms))
        else:
            self._left_ms = _OFF_MS if self._halves < last else _NEXT_MS
        return True

    def draw(self, frame: bytearray, beat):
        """Draw the light that is being read over the board, dark between its blinks."""
        if self._lights.seat is not None:
            self._lights.seat.draw_match(frame, beat)
        if self._steps:
            pixel, ink = self._steps[0]
            frame[pixel] = ink if self._halves % 2 else inks.DARK


def _lights_of(seat, row):
    """Return the lights of the pegs of a row, then those of its mark, with their inks."""
    frames = []
    for beat in (1, 4):  # they may take turns, and the cursor hides a peg at odd beats and a mark at even ones
        frame = bytearray(seat.width * seat.height)
        seat.draw_match(frame, beat)
        frames.append(frame)
    steps = []
    for first, least, most in ((seat.peg(row), inks.RED, inks.BLANK), (seat.mark(row), inks.EXACT, inks.NEAR)):
        for pixel in range(first, first + seat.pegs):
            for frame in frames:
                if least <= frame[pixel] <= most:
                    steps.append((pixel, frame[pixel]))
                    break
    return steps


class SelfTest(Picture):
    """Every light in red, green and blue, then the version and the memory left, where letters have room; every button
    lights its place and sounds. Back twice leaves. Each of the three is one channel of the pixels alone, whatever the
    palette; tones are heard even if the sound is off.
    """

    def __init__(self, lights):
        Picture.__init__(self, lights)
        self.table = inks.table("vivid", lights.desk.settings["brightness"])
        self._lit = 0  # lights that were lit so far, of all three inks
        self._left_ms = _STEP_MS
        self._pressed = gestures.NONE
        self._text = None  # about the board, while it is told

    def press(self, key: int):
        self._lights.sounds.play((440 + 110 * key, 150), aloud=True)
        self._text = None
        if key == gestures.BACK and self._pressed == key:
            Picture.press(self, key)
        self._pressed = key

    def tick(self, ms: int):
        text = self._text
        if text is not None:
            if text.is_over:
                self._text = None
            return text.tick(ms) or text.is_over
        self._left_ms -= ms
        steps = inks.BLUE * len(self._lights.frame)
        if self._left_ms > 0 or self._lit == steps:
            return False
        self._left_ms = _STEP_MS
        self._lit += 1
        if self._lit == steps:
            self._text = Letters(self._lights, about(), 0)
        return True

    def draw(self, frame: bytearray, beat):
        if self._pressed != gestures.NONE:
            frame[self._pressed % len(frame)] = inks.CURSOR
        elif self._text is not None:
            self._text.draw(frame, beat)
        elif self._lit:
            turn, latest = divmod(self._lit - 1, len(frame))
            fill(frame, 0, latest + 1, inks.RED + turn)


def about():
    """Tell the version, and on a board how much memory is left."""
    gc.collect()
    return VERSION + (" {}K".format(gc.mem_free() // 1024) if hasattr(gc, "mem_free") else "")


class Chart(Picture):
    """A person's progress: a column for each of the last rounds, the latest at the right. Its foot is faint, and a
    light upon it stands for each half row that the round lost. On a single line there is only the foot, bright where
    half a row or more was lost.
    """

    def draw(self, frame: bytearray, _beat):
        lights = self._lights
        rounds = lights.shell.top.rounds
        above = lights.height - 1
        many = min(len(rounds), lights.width)
        for at in range(many):
            tenths = rounds[at - many][0]
            pixel = above * lights.width + at
            frame[pixel] = inks.CURSOR if not above and tenths >= _HALF else inks.FAINT
            for _ in range(min((tenths + _HALF - 1) // _HALF, above)):
                pixel -= lights.width
                frame[pixel] = inks.CURSOR


class Attract(Seat):
    """The device plays against itself in silence, a row at a time: a seat at a match of its own, so the one on the
    board is not touched.
    """

    def __init__(self, lights):
        self._wait_ms = 0
        desk = lights.desk
        variant = lights.seat.variant if lights.seat else Variant(min(4, lights.most), 6)
        rules = lights.shell.slots.once("firmware.game.rules", "agree", "watch", variant)
        screen = Screen(lights.shell)
        screen.match = Match(rules, desk.randrange, desk.library)
        screen.settings = {"left": False, "animation": desk.settings["animation"]}
        Seat.__init__(self, lights, screen)
        self.sync(screen)

    def tick(self, ms: int):
        moves = Seat.tick(self, ms)
        self._wait_ms -= ms
        if self._wait_ms > 0:
            return moves
        match = self.match
        if match.busy:
            changes = match.changes
            match.tick(ms)
            if match.changes != changes:
                self._wait_ms = self.lights.desk.pace_ms
        elif match.phase == OVER:
            self._wait_ms = _END_MS
            match.next()
        else:
            self.lights.scene = Attract(self.lights)
        self.sync(self.screen)
        return moves
