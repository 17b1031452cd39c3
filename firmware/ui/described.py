"""What a game is, in words, for a list to choose from and for the rules."""

from firmware.engine.games import short_name


def game(words, variant):
    """What a game is: its name, its size, and what is special about it."""
    told = words("game", short_name(variant), variant.pegs, variant.colours)
    if not variant.repeats:
        told += words("game-once")
    if variant.blanks:
        told += words("game-blanks")
    if not variant.zero:
        told += words("game-zero")
    return told + (", " + words.list("names-tells")[variant.tells] if variant.tells else "")
