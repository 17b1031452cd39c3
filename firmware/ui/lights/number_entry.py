"""The number of a round, typed with the keys: the first entry plays it, each other is a sign; back takes one back."""

from firmware.game import number
from firmware.ui.lights import font, gestures
from firmware.ui.lights.screens import Choice

_PLAY = ">"


class Numbering(Choice):
    """`take` gets the variant and the code; a number that no round has is refused with `wrong`."""

    def __init__(self, handheld, take, wrong):
        self.typed = ""
        self._play = take
        self._wrong = wrong
        self._seen = max(1, (handheld.width + 1) // font.STEP)  # signs that have room
        super().__init__(handheld, len(number.SIGNS) + 1, self._latest, 0, self._take_sign)

    def press(self, key: int):
        if key == gestures.BACK and self.typed:
            self.typed = self.typed[:-1]
            self._go_to(0)
        else:
            super().press(key)

    def _latest(self, at):
        """The sign with this number, and before it the last that were typed."""
        return (self.typed + (number.SIGNS[at - 1] if at else _PLAY))[-self._seen :]

    def _take_sign(self, at):
        if at:
            self.typed += number.SIGNS[at - 1]
            self.chosen = 0
            return False
        try:
            variant, code = number.read(self.typed)
        except ValueError:
            self._wrong()
            return False
        self._play(variant, code)
        return True
