"""Choosing the next guess. Every way has a name, thinks in steps, and has a guess ready at any moment.

  thought = Thought("entropy", candidates, randrange)
  for _ in thought.steps(): ...    # the lights can move here; stop after waiting long enough
  play(thought.best)

`best` is a code at every moment. `fits` says whether it is known to fit all rows; where it is not, and the way is one
that plays only codes that fit, `best` is the least contradictory code met so far.
"""

from firmware.engine import codes, ranks
from firmware.engine.room import has_room
from firmware.slots import need

# name: the module that has the way as a function of the same name; it is imported when the way is first used
WAYS = {
    "chaotic": "simple",
    "first": "simple",
    "next": "simple",
    "tenth": "simple",
    "random": "simple",
    "parts": "split",
    "spread": "split",
    "expected": "split",
    "minimax": "split",
    "entropy": "split",
    "sampled": "sampled",
    "genetic": "genetic",
    "book": "book_way",
    "five": "book_way",
}
_WEIGHING = ("split", "sampled", "genetic")
_OPENINGS = {  # of the ways whose first guess has a shape: which of its pegs are alike
    "tenth": "AABB",
    "parts": "AABC",
    "spread": "AABC",
    "expected": "AABC",
    "minimax": "AABB",
    "entropy": "ABCD",
    "sampled": "AABBCDEFGH",
    "genetic": "AABBCDEFGH",
}


class Thought:
    """About the next guess; ValueError for an unknown way. Only "book" and "five" read the book."""

    def __init__(self, way, candidates, randrange, book=None):
        if way not in WAYS:
            raise ValueError(
                "no way to choose a guess is called {!r}; there are {}".format(way, ", ".join(sorted(WAYS)))
            )
        self.way = way
        self.candidates = candidates
        self.book = book
        self.variant = candidates.variant
        self.randrange = randrange
        self.best = ranks.draw(self.variant, randrange)
        self.fits = not candidates.rows
        self.plays = False  # whether the device plays the guess, and does not only advise it
        self.settled = False  # whether the way has named a guess of its own

    def steps(self):
        """Think: a generator that yields after every step."""
        for _ in self._follow(self.way):
            search = self.candidates.search
            if search and not self.settled and not self.fits and search.nearest != self.best:
                self.best = search.nearest
                self.fits = self.candidates.fits(self.best)
            yield

    def _follow(self, name):
        """Go on with the way that an ended one names: by then the ended one takes no memory any more."""
        while name:
            if WAYS[name] in _WEIGHING and not has_room(self.variant):
                name = "random"
            if name in _OPENINGS and not self.candidates.rows:
                self.settle_on(opening(self.variant, _OPENINGS[name]))
                return
            name = yield from getattr(need("firmware.engine.ways." + WAYS[name]), name + "_way")(self)

    def settle_on(self, code, fits=True):
        self.best = code
        self.fits = fits
        self.settled = True


def opening(variant, shape):
    """Return the first guess of a shape such as "AABB", cut to the pegs or going on with a pair of each next letter.

    Where the colours are too few they come again; where none repeats the shape is "ABCDEFGHIJ".
    """
    if not variant.repeats:
        shape = "ABCDEFGHIJ"
    while len(shape) < variant.pegs:
        shape += 2 * chr(ord(shape[-1]) + 1)
    colours = []
    for letter in shape[: variant.pegs]:
        colours.append((ord(letter) - ord("A")) % variant.base)
    return codes.pack(variant, colours)
