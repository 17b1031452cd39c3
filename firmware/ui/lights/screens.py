"""Screens on top of the board: a text that scrolls, and a choice from a few.

A screen has press(key), tick(ms) and draw(frame, beat). `over` says that it is done, `stale` that it needs a redraw,
and `over_board` that the board is visible under it; it may have a `table` of its own. A matrix too low for letters
shows the number of a choice as that many lights, and leaves out what has no number.
"""

from firmware.ui.lights import font, gestures, inks

SCROLL_MS = 110
PAGE_MS = 900  # for each piece of a text, with animation off
_PAUSE = 11  # steps that a text stands still at its beginning


class Text:
    """A text in the middle of the matrix; it scrolls if it is wider. Any press closes it; a `passing` one also closes
    at its end."""

    over_board = False

    def __init__(self, handheld, text: str, number=0, ink=inks.CURSOR, passing: bool = False):
        self._width = handheld.width
        self._height = handheld.height
        self._moves = handheld.desk.settings["animation"]
        self._ink = ink
        self.passing = passing
        self._low = self._height < font.HEIGHT
        self.text = ""
        self._number = 0  # of lights, if the matrix is too low for letters
        self._columns = 0
        self._gone = 0  # columns scrolled out at the left; a text that fits is centred
        self._wide = False
        self._left_ms = 0
        self.stale = True
        self.over = self._low and not number
        self.say(text, number)

    def say(self, text: str, number):
        self.text = text
        self._number = number
        self._columns = font.columns(text)
        self._wide = self._columns > self._width
        self._gone = 0 if self._wide else (self._columns - self._width) // 2
        self._left_ms = SCROLL_MS * _PAUSE
        self.stale = True

    def press(self, _key):
        self.over = True

    def tick(self, ms: int):
        self._left_ms -= ms
        if self._left_ms > 0:
            return
        if not self._wide or self._low:
            self.over = self.stale = self.passing
            return
        self._left_ms = SCROLL_MS if self._moves else PAGE_MS
        self._gone += 1 if self._moves else (self._width + 1) // font.STEP * font.STEP
        if self._gone >= self._columns:
            self._gone = -self._width if self._moves else 0
            self.over = self.passing
        self.stale = True

    def draw(self, frame: bytearray, _beat):
        self.stale = False
        if self._low:
            self._count(frame)
        else:
            font.draw(frame, self._width, self.text, -self._gone, (self._height - font.HEIGHT) // 2, self._ink)

    def _count(self, frame: bytearray):
        """Draw the number as that many lights; once all are lit, it continues in another ink."""
        rounds, last = divmod(self._number - 1, len(frame))
        for pixel in range(last + 1):
            frame[pixel] = inks.RED + rounds if rounds else self._ink


class Choice(Text):
    """A choice from a few texts: the arrows move, ok takes, back leaves.

    `tell` gives the text with a number. `take` is called with the number taken, and says whether the choice is done; if
    not, it stays beneath what that has opened. The key of colour n goes to the nth text, pressed again to the one that
    is ten further on, and so on. An entry that is touched is taken. A choice may have `means`, which gives the text
    with what it means, for a display. It is `valued` if the last word of each text is the value that taking it changes.
    """

    valued = False

    def __init__(self, handheld, count, tell, chosen, take, ink=inks.CURSOR):
        self.count = count
        self.tell = tell
        self.chosen = chosen
        self._take = take
        self._covered = False
        super().__init__(handheld, tell(chosen), chosen + 1, ink)

    def press(self, key: int):
        if key >= gestures.ROW and key - gestures.ROW < self.count:
            self._go_to(key - gestures.ROW)
            key = gestures.OK
        if key in (gestures.OK, gestures.BACK):
            self.over = key == gestures.BACK or bool(self._take(self.chosen))
            self._covered = True
            return
        count = self.count
        if key >= gestures.PLACE:
            return
        if key >= gestures.COLOUR:
            at = key - gestures.COLOUR
            again = at == self.chosen % 10 and self.chosen + 10 < count
            at = self.chosen + 10 if again else min(at, count - 1)
        else:
            at = (self.chosen + (-1 if key in (gestures.UP, gestures.LEFT) else 1)) % count
        self._go_to(at)

    def tick(self, ms: int):
        if self._covered:  # what it opened may have changed the last word here, which is seen first
            self._go_to(self.chosen)
            if self._wide:
                self._gone = (self.text.rfind(" ") + 1) * font.STEP
        super().tick(ms)

    def _go_to(self, at):
        self._covered = False
        self.chosen = at
        self.say(self.tell(at), at + 1)

    def draw(self, frame: bytearray, beat: int):
        super().draw(frame, beat)
        if self._height > font.HEIGHT + 1:
            self._draw_place(frame)

    def _draw_place(self, frame: bytearray):
        """Show along the last line which text it is; if there are too many, how far along."""
        count = self.count
        line = (self._height - 1) * self._width
        for place in range(min(count, self._width)):
            frame[line + place] = inks.FAINT
        place = self.chosen if count <= self._width else self.chosen * (self._width - 1) // (count - 1)
        frame[line + place] = inks.CURSOR


def say(handheld, text: str, ink=inks.CURSOR):
    """Show a text."""
    handheld.show(Text(handheld, text, 1, ink))


def offer(handheld, texts, chosen, take):
    """Show a choice of these texts."""
    handheld.show(Choice(handheld, len(texts), lambda at: texts[at], chosen, take))


def place_of(names, there):
    """Where the list starts: at the current choice."""
    return names.index(there) if there in names else 0
