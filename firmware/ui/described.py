"""A game in words, for a list to choose from and for the rules; and lists that are folded into lines."""

from firmware.engine.games import short_name
from firmware.engine.variant import TELLS

WIDTH = 78


def game(words, variant):
    """Return the name of a game, its size, and what is special about it."""
    return words("field", short_name(variant), size(words, variant))


def size(words, variant):
    """Return the size of a game, and what is special about it."""
    told = words("game", variant.pegs, variant.colours)
    if not variant.repeats:
        told += words("game-once")
    if variant.blanks:
        told += words("game-blanks")
    if not variant.zero:
        told += words("game-zero")
    return told + (", " + words("tells-" + TELLS[variant.tells]) if variant.tells else "")


def folded(items, between: str = ", ", room=WIDTH):
    """Return the items in as few lines as they need."""
    lines = [""]
    for number in range(len(items)):
        item = items[number] + (between.rstrip() if number + 1 < len(items) else "")
        if lines[-1] and len(lines[-1]) + 1 + len(item) > room:
            lines.append("")
        lines[-1] += (" " if lines[-1] else "") + item
    return lines
