"""The number of a round or a puzzle, typed with the keys. What begins the round is loaded once that is done."""

from firmware.game.modes import PUZZLE
from firmware.ui.lights import inks
from firmware.ui.lights.screens import say
from firmware.ui.lights.spelling import Spelling


def ask(handheld, mode, given):
    """Ask for the number of a round, or of a puzzle, of which one is offered; `given` is that of the mode."""
    offered = ""
    if mode == PUZZLE:
        from firmware.ui import puzzles

        offered = str(puzzles.offered(handheld.desk))
    _enter(handheld, mode, given, offered)


def _enter(handheld, mode, given, typed):
    from firmware.game.number import SIGNS

    def take(typed):
        handheld.ahead.of_start(lambda: _begin(handheld, mode, given, typed), given)

    handheld.show(Spelling(handheld, SIGNS, take, typed))


def _begin(handheld, mode, given, typed):
    try:
        rules = _rules(handheld.desk, mode, typed)
    except ValueError:
        _enter(handheld, mode, given, typed)
        say(handheld, "?", inks.WRONG)
        return
    from firmware.ui.lights import beginning

    beginning.begin(handheld, rules)


def _rules(desk, mode, typed):
    if mode == PUZZLE:
        from firmware.ui import puzzles

        return puzzles.typed(desk, typed)
    from firmware.game import number
    from firmware.game.rules import agree

    variant, code = number.read(typed)
    return agree(mode, variant, code=code)
