"""The games that have a name."""

from firmware.engine.variant import TELLS, Variant

_ROWS = 10  # that most games have

# name: (pegs, colours, repeats, blanks, rows, tells, zero)
NAMED = {
    "classic": (4, 6, True, False, 10, "classic", True),
    "super": (5, 8, True, False, 12, "classic", True),
    "bulls": (4, 10, False, False, 10, "classic", True),
    "mini": (4, 5, True, False, 10, "classic", True),
    "blanks": (4, 6, True, True, 10, "classic", True),
    "eight": (4, 8, True, False, 10, "classic", True),
    "nine": (4, 9, True, False, 10, "classic", True),
    "ten": (4, 10, True, False, 10, "classic", True),
    "five": (5, 5, True, False, 12, "classic", True),
    "six": (5, 6, True, False, 12, "classic", True),
    "seven": (5, 7, True, False, 12, "classic", True),
    "logik": (5, 8, False, False, 10, "classic", True),
    "blind": (5, 4, True, False, 10, "exact", True),
    "numbers": (4, 10, True, False, 20, "exact", False),
    "digits": (4, 10, True, False, 12, "places", False),
}


def named(name):
    """The variant that goes by this name."""
    if name not in NAMED:
        raise ValueError("no variant is called {!r}; there are {}".format(name, ", ".join(sorted(NAMED))))
    return Variant(*NAMED[name])


def name_of(variant):
    """The name of a variant, or a description: 3x6, or with 12 rows 3x6:12, or 3x6 once blanks exact."""
    told = short_name(variant)
    if told in NAMED:
        return told
    if variant.rows != _ROWS:
        told += ":{}".format(variant.rows)
    told += "" if variant.repeats else " once"
    told += " blanks" if variant.blanks else ""
    told += "" if variant.zero else " no0"
    return told + (" " + TELLS[variant.tells] if variant.tells else "")


def short_name(variant):
    """The name of a variant, or its pegs and colours."""
    for name in NAMED:
        if NAMED[name] == variant.key():
            return name
    return "{}x{}".format(variant.pegs, variant.colours)
