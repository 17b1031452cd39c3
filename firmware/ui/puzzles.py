"""The puzzle that is played: one from the shelf, by its number, or one that a computer has made."""

from firmware.game import puzzle
from firmware.game.modes import PUZZLE, PUZZLES
from firmware.ui.words import Wrong


def offered(desk):
    """Return the number of the puzzle to offer: that of the day, or any where nobody knows the date."""
    return puzzle.of_day(desk.today()) if desk.today() else desk.randrange(PUZZLES) + 1


def on_shelf(desk, at):
    """Return the rules of the puzzle with this number."""
    with desk.shelf() as file:
        variant, code, laid = puzzle.from_shelf(file, at)
    return _agree(variant, code, laid, at)


def made(text: str):
    """Return the rules of the puzzle that a computer has made, or raise a sentence."""
    variant, code, laid = puzzle.read(text)
    return _agree(variant, code, laid)


def _agree(variant, code, laid, at=0):
    from firmware.game.rules import agree

    return agree(PUZZLE, variant, code=code, laid=laid, puzzle=at)


def typed(desk, text: str):
    """Return the rules of the puzzle that a person typed, or raise Wrong."""
    try:
        if text.isdigit() and len(text) <= len(str(PUZZLES)):
            if 1 <= int(text) <= PUZZLES:
                return on_shelf(desk, int(text))
        else:
            return made(text)
    except (ValueError, OSError):
        pass
    raise Wrong("no-puzzle", PUZZLES)


def following(desk, rules):
    """Return the rules of the next puzzle: one as hard; without the shelf the same."""
    try:
        return on_shelf(desk, puzzle.after(rules.puzzle) if rules.puzzle else offered(desk))
    except OSError:
        return rules


def name(rules):
    """Return the number or the name that it goes by."""
    return str(rules.puzzle) if rules.puzzle else puzzle.write(rules.known(), rules.laid)


def lines_about(rules):
    """Return the lines about it."""
    lines: list = [("code-puzzle", name(rules))]
    if rules.puzzle:
        step = puzzle.step(rules.puzzle)
        lines.append(("puzzle-step", step, puzzle.STEPS, ("step-" + str(step),)))
    return lines
