"""The number of a round or a puzzle, typed with the keys. What begins the round stays loaded while it is typed."""

from firmware.game import number
from firmware.game.modes import PUZZLE
from firmware.game.rules import agree
from firmware.ui import puzzles
from firmware.ui.lights.spelling import Spelling


def ask(handheld, mode, take):
    """Ask for the number of a round, or of a puzzle, of which one is offered; `take` gets the rules."""
    desk = handheld.desk
    if mode == PUZZLE:
        offered = str(puzzles.offered(desk))
        handheld.show(Spelling(handheld, number.SIGNS, lambda typed: take(puzzles.typed(desk, typed)), offered))
    else:

        def numbered(typed):
            variant, code = number.read(typed)
            take(agree(mode, variant, code=code))

        handheld.show(Spelling(handheld, number.SIGNS, numbered, ""))
