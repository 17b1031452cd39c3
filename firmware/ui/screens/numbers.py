"""The number of a round or of a puzzle, as it is typed; a puzzle is on the shelf, or one that a computer has made."""

from firmware.game import puzzle as puzzles
from firmware.game.modes import NUMBER, PUZZLE, PUZZLES
from firmware.game.number import SIGNS, read
from firmware.game.rules import agree
from firmware.ui import notation
from firmware.ui.screens.lists import Typed


def number(shell):
    """Ask for the number of a round that somebody gave."""
    return Typed(shell, ("ask-number",), SIGNS, lambda text: shell.desk.start(rules_of(shell.desk, text)))


def puzzle(shell):
    """Ask for the number of a puzzle; one is offered."""
    desk = shell.desk

    def give(text):
        rules = rules_of(desk, text)
        desk.wishes["mode"] = PUZZLE
        desk.choices += 1
        return desk.start(rules)

    at = str(puzzles.offered(desk.today(), desk.randrange))
    screen = Typed(shell, ("ask-puzzle", PUZZLES), SIGNS, give, at)
    screen.say("ask-step")
    return screen


def rules_of(desk, text: str):
    """Return the rules of the puzzle or of the round with this number, or raise Wrong."""
    try:
        if text.isdigit() and len(text) <= len(str(PUZZLES)):
            return puzzles.on_shelf(desk.shelf, int(text))
        return puzzles.made(text)
    except (ValueError, OSError):
        variant, code = notation.judged(read, (text,), "no-number")  # that of a round is shorter
    return agree(NUMBER, variant, code=code)


def following(desk, rules):
    """Return the rules of the next puzzle: one as hard; without the shelf the same."""
    at = puzzles.after(rules.puzzle) if rules.puzzle else puzzles.offered(desk.today(), desk.randrange)
    try:
        return puzzles.on_shelf(desk.shelf, at)
    except OSError:
        return rules
