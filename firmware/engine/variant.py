"""The game that is played: how many pegs, how many colours, and what a mark tells.

A variant is fixed once made. Its `base` is the number of digits that a peg can be: the colours, and the blank as one
more colour (the highest digit) where blanks are allowed. A value out of range is refused with a sentence.

The tenth colour is the digit 0. Where `zero` is False the codes are numbers: none begins with a 0. With fewer colours
there is no 0, and with blanks there are no numbers: then `zero` is always True.
"""

# What a mark tells.
CLASSIC = 0  # how many pegs are exact and how many near
EXACT = 1  # how many are exact, nothing else
PLACES = 2  # which pegs are exact
TELLS = ("classic", "exact", "places")

MOST_PEGS = 10
MOST_COLOURS = 10
MOST_ROWS = 20


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
        """Return the same with so many rows."""
        return Variant(self.pegs, self.colours, self.repeats, self.blanks, rows, TELLS[self.tells], self.zero)

    def __eq__(self, other):
        return isinstance(other, Variant) and self.key() == other.key()

    def __hash__(self):
        return hash(self.key())


def _whole(what, value, low, high):
    # type() and not isinstance(): True is an int, but not a number of pegs
    if type(value) is not int or not low <= value <= high:
        raise ValueError("{} must be a whole number from {} to {}, not {!r}".format(what, low, high, value))
    return value
