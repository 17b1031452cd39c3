"""Pictures that draw themselves: a row that is read out, the self-test, and the chart of how well a person plays.

A picture has press(key), which tells whether it is left, tick(ms) and draw(frame, beat); `is_over` ends it, `stale`
says that it needs a redraw, `over_board` that the board is visible under it, and `table` may be colours of its own.
"""

import gc

from firmware import VERSION
from firmware.game.phases import OVER
from firmware.ui import palette
from firmware.ui.faces.lights import gestures, inks, view

_HALF = 5  # tenths of a row


def made(screen, lights):
    """Return the picture that draws this screen on these lights."""
    return {"readout": Reading, "selftest": SelfTest, "chart": Chart}[screen.picture](screen, lights)


class Reading:
    """A row, read out for people who cannot tell colours apart, or cannot see: each light blinks as many times as its
    number and sounds its tone; a blank is one long light.
    """

    over_board = True
    table = ()
    ON_MS = 170
    LONG_MS = 600
    OFF_MS = 110
    NEXT_MS = 420

    def __init__(self, _screen, lights):
        seat = lights.seat
        steps = lights_of(seat) if seat is not None else []
        if seat is not None and not steps and seat.layout.visible == 1:
            seat.look_back()  # this shows the latest row, if there is one
            steps = lights_of(seat)
        self.is_over = not steps
        self.stale = True
        self._steps = steps  # (pixel, ink), one after the other
        self._sounds = lights.sounds
        self._at = 0
        self._blinks = 0
        self._on = False
        self._left_ms = 0

    def press(self, _key):
        return True

    def tick(self, ms: int):
        self._left_ms -= ms
        if self._left_ms > 0 or self.is_over:
            return
        self.stale = True
        ink = self._steps[self._at][1]
        times = inks.BLINKS[ink] or 1
        if self._on:
            self._on = False
            self._left_ms = self.OFF_MS if self._blinks < times else self.NEXT_MS
        elif self._blinks < times:
            self._blinks += 1
            self._on = True
            self._left_ms = self.ON_MS if inks.BLINKS[ink] else self.LONG_MS
            self._sounds.play((inks.TONES_HZ[ink], self._left_ms))
        else:
            self._blinks = 0
            self._at += 1
            self.is_over = self._at == len(self._steps)

    def draw(self, frame: bytearray, _beat):
        """Draw the light that is being read over the board, dark between its blinks."""
        self.stale = False
        if not self.is_over:
            pixel, ink = self._steps[self._at]
            frame[pixel] = ink if self._on else inks.DARK


def lights_of(seat):
    """Return the lights of a row, with their inks: of the row in hand, or otherwise of the latest row shown."""
    ended = seat.match.phase >= OVER and not seat.scroll.reviewing
    steps = _lights_of_row(seat, seat.layout.code_row if ended else 0)
    if steps or seat.layout.visible == 1 or seat.scroll.played is None:
        return steps
    return _lights_of_row(seat, seat.scroll.first_row)


def _lights_of_row(seat, row):
    """Return the lights of the pegs, then those of the mark."""
    layout = seat.layout
    steps = []
    for beat, place_of, first, last in (
        (0, layout.peg, inks.RED, inks.BLANK),
        (4, layout.mark, inks.EXACT, inks.NEAR),
    ):
        frame = bytearray(layout.width * layout.height)
        view.draw(seat, frame, beat)
        for number in range(layout.pegs):
            pixel = place_of(row, number)
            if first <= frame[pixel] <= last:
                steps.append((pixel, frame[pixel]))
    return steps


class SelfTest:
    """Every light in red, green and blue, then the version and the memory left, where letters have room; every button
    lights its place and sounds. Back twice leaves. Each of the three is one channel of the pixels alone, whatever the
    palette; tones are heard even if the sound is off.
    """

    over_board = False
    is_over = False
    _STEP_MS = 60
    _INKS = (inks.RED, inks.GREEN, inks.BLUE)

    def __init__(self, _screen, lights):
        self.stale = True
        self.table = palette.table("vivid", lights.desk.settings["brightness"])
        self._lights = lights
        self._lit = 0  # lights that were lit so far, of all three inks
        self._left_ms = self._STEP_MS
        self._pressed = gestures.NONE
        self._tells = False

    def press(self, key: int):
        leaves = key == gestures.BACK and self._pressed == key
        self._pressed = key
        self._tells = False
        self._lights.sounds.play((440 + 110 * key, 150), aloud=True)
        self.stale = True
        return leaves

    def tick(self, ms: int):
        lights = self._lights
        if self._tells:
            self.stale = lights.letters.tick(ms) or self.stale
            self._tells = not lights.letters.is_over
            return
        self._left_ms -= ms
        if self._left_ms <= 0 and self._lit < 3 * len(lights.frame):
            self._left_ms = self._STEP_MS
            self._lit += 1
            self.stale = True
            if self._lit == 3 * len(lights.frame):
                self._tells = True
                lights.letters.say(about(), 0)

    def draw(self, frame: bytearray, _beat):
        self.stale = False
        if self._pressed != gestures.NONE:
            frame[self._pressed % len(frame)] = inks.CURSOR
        elif self._tells:
            self._lights.letters.draw(frame)
        elif self._lit:
            turn, latest = divmod(self._lit - 1, len(frame))
            for pixel in range(latest + 1):
                frame[pixel] = self._INKS[turn]


def about():
    """Tell the version, and on a board how much memory is left."""
    gc.collect()
    return VERSION + (" {}K".format(gc.mem_free() // 1024) if hasattr(gc, "mem_free") else "")


class Chart:
    """A person's progress: a column for each of the last rounds, the latest at the right. Its foot is faint, and a
    light upon it stands for each half row that the round lost. On a single line there is only the foot, bright where
    half a row or more was lost.
    """

    over_board = False
    is_over = False
    table = ()

    def __init__(self, screen, lights):
        self._width = lights.width
        self._height = lights.height
        self._rounds = screen.rounds
        self.stale = True

    def press(self, _key):
        return True

    def tick(self, _ms: int):
        """Nothing moves."""

    def draw(self, frame: bytearray, _beat):
        self.stale = False
        foot = (self._height - 1) * self._width
        shown = self._rounds[-self._width :]
        for at in range(len(shown)):
            tenths = shown[at][0]
            frame[foot + at] = inks.CURSOR if self._height == 1 and tenths >= _HALF else inks.FAINT
            for step in range(1, min((tenths + _HALF - 1) // _HALF, self._height - 1) + 1):
                frame[foot - step * self._width + at] = inks.CURSOR
