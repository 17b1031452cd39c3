"""Colours typed by their names, in the language that is spoken, become the signs that the console takes."""

from firmware.engine.variant import MOST_COLOURS, Variant
from firmware.ui import notation

EVERY = Variant(1, MOST_COLOURS, blanks=True)


def signs(desk, line: str) -> str:
    """Return the signs of a line of nothing but names of colours; any other line stays as it is."""
    names = [name.casefold() for name in desk.words.list("colour-names")]
    typed = line.replace(",", " ").casefold().split()
    if not typed or not set(typed) <= set(names):
        return line
    written = notation.letters(EVERY, desk.signs)
    return "".join(written[names.index(name)] for name in typed)
