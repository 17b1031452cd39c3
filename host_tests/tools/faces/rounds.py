"""A whole round of every way to play, in whichever face: how it begins, what to do next, and when it is over."""

from firmware.engine import codes, marks
from firmware.engine.games import named
from firmware.ui import notation

GAME = "mini"
CODE = "rgby"  # whoever holds a code holds this one
NUMBER = "065XTJ"  # of a round of the classic game
DATE = ("2026", "1", "1")

# what the view of a round wants
CLOSE, MARK, SET_CODE, HINT, OK, NOTHING = range(6)


def entries(mode):
    """Return the entries of the menu that begin it; a round with a number is begun by a line."""
    if mode == "puzzle":
        return "PLAY", mode
    if mode == "day":
        return ("PLAY", mode, *DATE, GAME)
    return "PLAY", mode, GAME


def options(mode):
    """Return the options that begin it at once, and the lines that do where a mode is not enough."""
    given = {"number": [f"NUMBER {NUMBER}"], "day": [f"DAY {GAME}"]}
    return ([], given[mode]) if mode in given else (["--mode", mode, "--variant", GAME, "--level", "first"], [])


def is_over(lines):
    return any(ending in line for line in lines for ending in ("found it in", "not find it in", "found the code"))


def wanted(view):
    """Return the next act."""
    if view.text:
        return CLOSE
    if view.mark is not None:
        return MARK
    if view.cursor >= 0:
        return SET_CODE if "set a code" in view.caption else HINT if None in view.hand else OK
    return OK if "OK" in view.caption else NOTHING


def mark_of(letters):
    """Return the mark that the code gives these pegs, in signs."""
    variant = named(GAME)
    guess, code = (
        codes.pack(variant, [notation.COLOURS.index(peg) for peg in pegs.upper()]) for pegs in (letters, CODE)
    )
    return notation.tell_mark(variant, marks.score(variant, guess, code))
