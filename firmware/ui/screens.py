"""What can lie over the board: a text that scrolls, a choice from a few, a row read out.

A screen has press(key), tick(ms) and draw(frame, lit). It says by `over` that it is done, by `stale` that it wants to
be drawn again, and by `over_board` whether the board is seen beneath it. Where a matrix is too low for letters, the
number of what is chosen is shown as so many lights.
"""

from firmware.ui import font, gestures, inks

SCROLL_MS = 110
_PAUSE = 8  # steps that a text stands still at its beginning


class Text:
    """A text in the middle of the matrix; it scrolls where it is wider. Any press ends it."""

    over_board = False

    def __init__(self, width, height, text, number=0, ink=inks.CURSOR):
        self.over = False
        self.stale = True
        self._width = width
        self._height = height
        self._ink = ink
        self.say(text, number)

    def say(self, text, number):
        self._text = text
        self._number = number
        self._wide = font.columns(text) > self._width
        # columns that have gone out at the left; a text that has room stands in the middle
        self._gone = 0 if self._wide else (font.columns(text) - self._width) // 2
        self._pause = _PAUSE
        self._waited_ms = 0
        self.stale = True

    def press(self, _key):
        self.over = True

    def tick(self, ms):
        self._waited_ms += ms
        if not self._wide or self._waited_ms < SCROLL_MS:
            return
        self._waited_ms = 0
        if self._pause:
            self._pause -= 1
            return
        self._gone = self._gone + 1 if self._gone < font.columns(self._text) else -self._width
        self.stale = True

    def draw(self, frame, _lit):
        self.stale = False
        if self._height >= font.HEIGHT:
            font.draw(frame, self._width, self._text, -self._gone, (self._height - font.HEIGHT) // 2, self._ink)
            return
        for pixel in range(min(self._number, len(frame))):
            frame[pixel] = self._ink


class Choice(Text):
    """One of a few texts: the arrows move, ok takes, back leaves. `take` is called with the number taken."""

    def __init__(self, width, height, texts, chosen, take):
        self._texts = texts
        self._chosen = chosen
        self._take = take
        super().__init__(width, height, texts[chosen], chosen + 1)

    def press(self, key):
        if key == gestures.BACK:
            self.over = True
        elif key == gestures.OK:
            self.over = True
            self._take(self._chosen)
        else:
            step = -1 if key in (gestures.UP, gestures.LEFT) else 1
            self._chosen = (self._chosen + step) % len(self._texts)
            self.say(self._texts[self._chosen], self._chosen + 1)

    def draw(self, frame, lit):
        super().draw(frame, lit)
        if self._height > font.HEIGHT + 1:
            self._draw_place(frame)

    def _draw_place(self, frame):
        """Which of them it is, along the last line; where there are more than fit, how far along."""
        count = len(self._texts)
        line = (self._height - 1) * self._width
        for place in range(min(count, self._width)):
            frame[line + place] = inks.FAINT
        place = self._chosen if count <= self._width else self._chosen * (self._width - 1) // (count - 1)
        frame[line + place] = inks.CURSOR


class Reading:
    """A row read out: each light blinks as often as its colour's number, and sounds its tone."""

    over_board = True
    ON_MS = 170
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

    def tick(self, ms):
        self._left_ms -= ms
        if self._left_ms > 0 or self.over:
            return
        self.stale = True
        ink = self._steps[self._at][1]
        if self._on:
            self._on = False
            self._left_ms = self.OFF_MS if self._blinks < self._times(ink) else self.NEXT_MS
        elif self._blinks < self._times(ink):
            self._blinks += 1
            self._on = True
            self._left_ms = self.ON_MS
            self._sounds.play((inks.TONES_HZ[ink], self.ON_MS))
        else:
            self._blinks = 0
            self._at += 1
            self.over = self._at == len(self._steps)

    def _times(self, ink):
        """How often it blinks: a colour as often as its number, anything else once."""
        return inks.BLINKS[ink] or 1

    def draw(self, frame, _lit):
        """Over the board that was drawn: the light that is read, dark between its blinks."""
        self.stale = False
        if not self.over:
            pixel, ink = self._steps[self._at]
            frame[pixel] = ink if self._on else inks.DARK
