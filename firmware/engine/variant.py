"""The game that is played: how many pegs, how many colours, and what a mark tells.

A variant is fixed once made. Its `base` is the number of digits that a peg can be: the colours, and the blank as one
more colour (the highest digit) where blanks are allowed. A value out of range is refused with a sentence.

The tenth colour is the digit 0. Where `zero` is False the codes are numbers: none begins with a 0. With fewer colours
there is no 0, and with blanks there are no numbers: then `zero` is always True.

The games that have a name stand in a table.
"""

# What a mark tells.
CLASSIC = 0  # how many pegs are exact and how many near
EXACT = 1  # how many are exact, nothing else
PLACES = 2  # which pegs are exact
TELLS = ("classic", "exact", "places")

MOST_PEGS = 10
MOST_COLOURS = 10
MOST_ROWS = 20
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


class Variant:
    def __init__(self, pegs, colours, repeats=True, blanks=False, rows=10, tells="classic", zero=True):
        self.pegs = _whole("pegs", pegs, 1, MOST_PEGS)
        self.colours = _whole("colours", colours, 2, MOST_COLOURS)
        self.rows = _whole("rows", rows, 1, MOST_ROWS)
        for name, flag in ("repeats", repeats), ("blanks", blanks), ("zero", zero):
            if flag is not True and flag is not False:
                raise ValueError("{} must be True or False, not {!r}".format(name, flag))
        self.repeats = repeats
        self.blanks = blanks
        if tells not in TELLS:
            raise ValueError("tells must be one of {}, not {!r}".format(", ".join(TELLS), tells))
        self.tells = TELLS.index(tells)
        self.base = colours + 1 if blanks else colours
        if not repeats and pegs > self.base:
            raise ValueError(
                "without repeats pegs must be at most {}, the colours that there are, not {}".format(self.base, pegs)
            )
        self.zero = zero or blanks or colours < MOST_COLOURS
        self.firsts = self.base if self.zero else self.base - 1  # the first peg is one of so many, from 0 on
        self.place_bits = tuple(1 << place for place in range(pegs))  # the leftmost peg is the lowest bit
        self.space = self.base**pegs  # codes run from 0 to space - 1, and not all of them need be allowed
        self.ranks = self.space // self.base * self.firsts  # and their ranks from 0 to ranks - 1

    def key(self):
        """Return all that tells two variants apart, in the order of the constructor."""
        return (self.pegs, self.colours, self.repeats, self.blanks, self.rows, TELLS[self.tells], self.zero)

    def choices(self, place):
        """Return how many pegs, from 0 on, this place may have."""
        return self.base if place else self.firsts

    def with_rows(self, rows):
        """Return the same with so many rows, or with as many for 0."""
        tells = TELLS[self.tells]
        return Variant(self.pegs, self.colours, self.repeats, self.blanks, rows or self.rows, tells, self.zero)

    def __eq__(self, other):
        return isinstance(other, Variant) and self.key() == other.key()

    def __hash__(self):
        return hash(self.key())


def _whole(what, value, low, high):
    # type() and not isinstance(): True is an int, but not a number of pegs
    if type(value) is not int or not low <= value <= high:
        raise ValueError("{} must be a whole number from {} to {}, not {!r}".format(what, low, high, value))
    return value


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
        shape = NAMED[name]
        # most differ in the first two, and a list of games asks for each of their names
        if shape[0] == variant.pegs and shape[1] == variant.colours and (shape + _USUAL)[: len(key)] == key:
            return name
    return "{}x{}".format(variant.pegs, variant.colours)
