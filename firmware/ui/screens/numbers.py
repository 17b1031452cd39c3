"""The number of a round or of a puzzle, as it is typed."""

from firmware.game.modes import NUMBER, PUZZLES
from firmware.game.number import SIGNS
from firmware.game.rules import agree
from firmware.ui import commands, notation, puzzles
from firmware.ui.screen import LEAVE
from firmware.ui.screens.typed import Typed


class Number(Typed):
    """The number of a round that somebody gave."""

    title = ("ask-number",)
    short = commands.word("NUMBER")
    signs = SIGNS

    def __init__(self, shell, typed=""):
        Typed.__init__(self, shell)
        if typed:
            self.answer = self.give(typed) or LEAVE

    def give(self, text):
        return self.desk.start(self.rules(text))

    def rules(self, text):
        """Return the rules of the round, or the computer's puzzle, with this number."""
        try:
            return puzzles.made(text)
        except ValueError:
            variant, code = notation.read_number(text)  # that of a round is shorter
        return agree(NUMBER, variant, code=code)


class Puzzle(Number):
    """The number of a puzzle; one is offered."""

    title = ("ask-puzzle", PUZZLES)
    short = ("names-mode#6",)

    def __init__(self, shell):
        Typed.__init__(self, shell, str(puzzles.offered(shell.desk)))
        self.say("ask-step")

    def rules(self, text):
        return puzzles.typed(self.desk, text)


SCREENS = {"number": Number, "puzzle": Puzzle}
