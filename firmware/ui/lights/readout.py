"""A row read out, for people who cannot tell colours apart, or cannot see: a screen on top of the board."""

from firmware.game.phases import OVER
from firmware.ui.lights import inks, view


def begin(handheld):
    """Start to read a row out."""
    seat = handheld.seat()
    steps = lights(seat)
    if not steps and seat.layout.visible == 1:
        seat.look_back()  # this shows the latest row, if there is one
        steps = lights(seat)
    if steps:
        handheld.show(Reading(steps, handheld.sounds))
    else:
        seat.refuse()


def lights(seat):
    """The lights of a row, with their inks: of the row in hand, or otherwise of the latest row shown."""
    ended = seat.match.phase >= OVER and not seat.scroll.reviewing
    steps = _lights_of(seat, seat.layout.code_row if ended else 0)
    if steps or seat.layout.visible == 1 or seat.scroll.played is None:
        return steps
    return _lights_of(seat, seat.scroll.first_row)


def _lights_of(seat, row):
    """The pegs, then the mark."""
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


class Reading:
    """Each light blinks as many times as its number and sounds its tone; a blank is one long light."""

    over_board = True
    ON_MS = 170
    LONG_MS = 600
    OFF_MS = 110
    NEXT_MS = 420

    def __init__(self, steps, sounds):
        self.over = not steps
        self.stale = True
        self._steps = steps  # (pixel, ink), one after the other
        self._sounds = sounds
        self._at = 0
        self._blinks = 0
        self._on = False
        self._left_ms = 0

    def press(self, _key):
        self.over = True

    def tick(self, ms: int):
        self._left_ms -= ms
        if self._left_ms > 0 or self.over:
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
            self.over = self._at == len(self._steps)

    def draw(self, frame: bytearray, _beat):
        """Draw the light that is being read over the board, dark between its blinks."""
        self.stale = False
        if not self.over:
            pixel, ink = self._steps[self._at]
            frame[pixel] = ink if self._on else inks.DARK
