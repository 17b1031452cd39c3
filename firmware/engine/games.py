"""The games that have a name."""

from firmware.engine.variant import TELLS, Variant

_ROWS = 10  # that most games have
_USUAL = ("classic", True)  # what a mark tells, and zero

# name: (pegs, colours, repeats, blanks, rows), and what else is not as usual
NAMED = {
    "classic": (4, 6, True, False, 10),
    "super": (5, 8, True, False, 12),
    "bulls": (4, 10, False, False, 10),
    "mini": (4, 5, True, False, 10),
    "blanks": (4, 6, True, True, 10),
    "eight": (4, 8, True, False, 10),
    "nine": (4, 9, True, False, 10),
    "ten": (4, 10, True, False, 10),
    "five": (5, 5, True, False, 12),
    "six": (5, 6, True, False, 12),
    "seven": (5, 7, True, False, 12),
    "logik": (5, 8, False, False, 10),
    "blind": (5, 4, True, False, 10, "exact", True),
    "numbers": (4, 10, True, False, 20, "exact", False),
    "digits": (4, 10, True, False, 12, "places", False),
}


def named(name):
    """Return the variant that goes by this name."""
    if name not in NAMED:
        raise ValueError("no variant is called {!r}; there are {}".format(name, ", ".join(sorted(NAMED))))
    return Variant(*NAMED[name])


def name_of(variant):
    """Return the name of a variant, or a description: 3x6, or with 12 rows 3x6:12, or 3x6 once blanks exact."""
    name = short_name(variant)
    if name in NAMED:
        return name
    if variant.rows != _ROWS:
        name += ":{}".format(variant.rows)
    name += "" if variant.repeats else " once"
    name += " blanks" if variant.blanks else ""
    name += "" if variant.zero else " no0"
    return name + (" " + TELLS[variant.tells] if variant.tells else "")


def short_name(variant):
    """Return the name of a variant, or its pegs and colours."""
    key = variant.key()
    for name in NAMED:
        if (NAMED[name] + _USUAL)[: len(key)] == key:
            return name
    return "{}x{}".format(variant.pegs, variant.colours)
