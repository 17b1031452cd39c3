"""A text in large letters in the middle of the matrix; it scrolls where it is wider.

A matrix too low for letters shows the number of an entry as that many lights, and leaves out what has no number.
"""

from firmware.ui.faces.lights import font, inks
from firmware.ui.words import upper

SCROLL_MS = 110
PAGE_MS = 900  # for each piece of a text, where nothing moves
_PAUSE = 11  # steps that a text stands still at its beginning


class Letters:
    def __init__(self, width, height):
        self._width = width
        self._height = height
        self.is_low = height < font.HEIGHT
        self.moves = True
        self.text = ""
        self.is_over = False  # its end was seen
        self._ink = inks.CURSOR
        self._number = 0  # of lights, if the matrix is too low for letters
        self._columns = 0
        self._gone = 0  # columns scrolled out at the left; a text that fits is centred
        self._is_wide = False
        self._left_ms = 0

    def say(self, text: str, number=1, ink=inks.CURSOR, from_last_word=False):
        self.text = text = upper(text)
        self._number = number
        self._ink = ink
        self._columns = font.columns(text)
        self._is_wide = self._columns > self._width
        self._gone = 0 if self._is_wide else (self._columns - self._width) // 2
        if self._is_wide and from_last_word:
            self._gone = (text.rfind(" ") + 1) * font.STEP
        self._left_ms = SCROLL_MS * _PAUSE
        self.is_over = False

    def tick(self, ms: int):
        """Return true if it has moved, or has come to its end."""
        self._left_ms -= ms
        if self._left_ms > 0:
            return False
        if not self._is_wide or self.is_low:
            self.is_over = True
            return True
        self._left_ms = SCROLL_MS if self.moves else PAGE_MS
        self._gone += 1 if self.moves else (self._width + 1) // font.STEP * font.STEP
        if self._gone >= self._columns:
            self._gone = -self._width if self.moves else 0
            self.is_over = True
        return True

    def draw(self, frame: bytearray):
        if self.is_low:
            self._count(frame)
        else:
            font.draw(frame, self._width, self.text, -self._gone, (self._height - font.HEIGHT) // 2, self._ink)

    def draw_place(self, frame: bytearray, chosen, count):
        """Show along the last line which entry it is; if there are too many, how far along."""
        if self._height <= font.HEIGHT + 1:
            return
        line = (self._height - 1) * self._width
        for place in range(min(count, self._width)):
            frame[line + place] = inks.FAINT
        place = chosen if count <= self._width else chosen * (self._width - 1) // (count - 1)
        frame[line + place] = inks.CURSOR

    def _count(self, frame: bytearray):
        """Draw the number as that many lights; once all are lit, it continues in another ink."""
        if not self._number:
            return
        rounds, last = divmod(self._number - 1, len(frame))
        for pixel in range(last + 1):
            frame[pixel] = inks.RED + rounds if rounds else self._ink
