"""The number of a round or a puzzle, typed with the keys."""

from firmware.game import number
from firmware.game.modes import PUZZLE
from firmware.ui.lights.spelling import Spelling


def ask(handheld, mode, take):
    """Ask for the number of a round, or of a puzzle, of which one is offered; `take` gets the rules."""
    desk = handheld.desk
    if mode == PUZZLE:
        from firmware.ui import puzzles

        offered = str(puzzles.offered(desk))
        handheld.show(Spelling(handheld, number.SIGNS, lambda typed: take(puzzles.typed(desk, typed)), offered))
    else:
        handheld.show(Spelling(handheld, number.SIGNS, lambda typed: take(_numbered(mode, *number.read(typed))), ""))


def _numbered(mode, variant, code):
    from firmware.game.rules import agree

    return agree(mode, variant, code=code)
