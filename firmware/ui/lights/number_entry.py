"""A number of a round or a puzzle, typed with the keys: the first entry plays it, each other is a sign; back takes one
back.
"""

from firmware.game import number
from firmware.game.modes import PUZZLE
from firmware.ui.lights import font, gestures, inks
from firmware.ui.lights.screens import Choice, say

_PLAY = ">"


def ask(handheld, mode, take):
    """Ask for the number of a round, or of a puzzle, of which one is offered; `take` gets the rules."""
    desk = handheld.desk
    if mode == PUZZLE:
        from firmware.ui import puzzles

        handheld.show(Numbering(handheld, lambda typed: take(puzzles.typed(desk, typed)), str(puzzles.offered(desk))))
    else:
        handheld.show(Numbering(handheld, lambda typed: take(_numbered(mode, *number.read(typed))), ""))


def _numbered(mode, variant, code):
    from firmware.game.rules import agree

    return agree(mode, variant, code=code)


class Numbering(Choice):
    """`play` is called with what was typed; a number that nothing has is refused."""

    def __init__(self, handheld, play, typed):
        self.typed = typed
        self._play = play
        self._handheld = handheld
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
            self._play(self.typed)
        except ValueError:
            say(self._handheld, "?", inks.WRONG)
            return False
        return True
