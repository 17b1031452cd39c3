"""Something typed with the keys: the first entry takes it, each other is a sign; back takes the last one back.

The last signs are seen with the one that would follow, as many as have room.
"""

from firmware.ui.lights import font, gestures, inks
from firmware.ui.lights.screens import Choice, say

_TAKE = ">"


class Spelling(Choice):
    """`take` is called with what was typed; where it raises ValueError, that is refused. At most `longest` signs."""

    def __init__(self, handheld, signs: str, take, typed: str, longest: int = 99):
        self.typed = typed
        self._signs = signs
        self._longest = longest
        self._take_all = take
        self._handheld = handheld
        self._seen = max(1, (handheld.width + 1) // font.STEP)  # signs that have room
        super().__init__(handheld, self._entries(), self._latest, 0, self._take_sign)

    def press(self, key: int):
        if key == gestures.BACK and self.typed:
            self._become(self.typed[:-1])
            self._go_to(0)
        else:
            super().press(key)

    def _become(self, typed: str):
        self.typed = typed
        self.chosen = 0
        self.count = self._entries()

    def _entries(self):
        return 1 + len(self._signs) * (len(self.typed) < self._longest)

    def _latest(self, at):
        """The sign with this number, and before it the last that were typed."""
        return (self.typed + (self._signs[at - 1] if at else _TAKE))[-self._seen :]

    def means(self, at):
        """All that would be typed, where a line has room."""
        return self.typed + self._signs[at - 1] if at else _TAKE + " " + self.typed

    def _take_sign(self, at):
        if at:
            self._become(self.typed + self._signs[at - 1])
            return False
        try:
            self._take_all(self.typed)
        except ValueError:
            say(self._handheld, "?", inks.WRONG)
            return False
        return True
