"""The number of a round or of a puzzle, as it is typed."""

from firmware.game.modes import NUMBER, PUZZLES
from firmware.game.number import SIGNS
from firmware.game.rules import agree
from firmware.ui import commands, notation, puzzles
from firmware.ui.screen import LEAVE
from firmware.ui.screens.typed import Typed


def number(shell, typed=""):
    """Ask for the number of a round that somebody gave."""

    def give(text):
        return shell.desk.start(_rules(text))

    screen = Typed(shell, ("ask-number",), commands.word("NUMBER"), SIGNS, give)
    if typed:
        screen.answer = give(typed) or LEAVE
    return screen


def _rules(text):
    """Return the rules of the round, or the computer's puzzle, with this number."""
    try:
        return puzzles.made(text)
    except ValueError:
        variant, code = notation.read_number(text)  # that of a round is shorter
    return agree(NUMBER, variant, code=code)


def puzzle(shell):
    """Ask for the number of a puzzle; one is offered."""
    desk = shell.desk

    def give(text):
        return desk.start(puzzles.typed(desk, text))

    offered = str(puzzles.offered(desk))
    return Typed(shell, ("ask-puzzle", PUZZLES), ("names-mode#6",), SIGNS, give, offered, hint=("ask-step",))


SCREENS = {"number": number, "puzzle": puzzle}
