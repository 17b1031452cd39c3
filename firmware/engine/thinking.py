"""Choosing the next guess. Every way has a name, thinks in steps, and has a guess ready at any moment.

  thought = Thought("entropy", candidates, randrange)
  for _ in thought.steps(): ...    # the lights can move here; stop after waiting long enough
  play(thought.best)

`best` is a code at every moment: until the way has named one, the least contradictory code that a search has met.
"""

from firmware.engine import codes
from firmware.engine.room import has_room
from firmware.slots import need

# name: the module that has the way; it is imported when the way is first used
WAYS = {
    "chaotic": "thinking",  # any code
    "first": "thinking",  # the first code that fits
    "next": "thinking",  # the next after the last guess, starting over at the end: only the rows need be known
    "tenth": "thinking",  # the tenth code that fits, or the last if there are fewer
    "random": "thinking",  # any that fits, each equally likely
    "parts": "ways.judge",
    "spread": "ways.judge",
    "expected": "ways.judge",
    "minimax": "ways.judge",
    "entropy": "ways.judge",
    "sampled": "ways.sampled",
    "genetic": "ways.genetic",
    "book": "ways.book_way",
    "five": "ways.book_way",
}
_WEIGHING = ("ways.judge", "ways.sampled", "ways.genetic")
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
        self.best = codes.draw(self.variant, randrange)
        self.follows = way  # the way that it goes now
        self.plays = False  # whether the device plays the guess, and does not only advise it
        self.settled = False  # whether the way has named a guess of its own, or a search has met a code that fits

    def steps(self):
        """Think: a generator that yields after every step."""
        candidates = self.candidates
        ended = None
        while self.follows != ended:
            if WAYS[self.follows] in _WEIGHING and not has_room(self.variant):
                self.follows = "random"
            ended = self.follows
            if ended in _OPENINGS and not candidates.rows:
                self.settle_on(opening(self.variant, _OPENINGS[ended]))
                return
            # a way that ends may set `follows` to another: by then it takes no memory any more
            for _ in need("firmware.engine." + WAYS[ended]).way(self):
                search = candidates.search
                if search and candidates.rows and not self.settled:
                    self.best = search.nearest
                    self.settled = not search.misses
                yield

    def settle_on(self, code):
        self.best = code
        self.settled = True


def way(thought):
    """Choose a code without weighing it: by chance, or by its place in the order of those that fit."""
    name = thought.follows
    candidates = thought.candidates
    if name == "chaotic":
        fitting = (thought.best,)
    elif name == "random":
        fitting = candidates.some(1, thought.randrange)
    elif name == "next":
        # it starts 13/20 of the way through the order, which in the classic game is 4 6 3 3, colours counted from 1
        variant = thought.variant
        rows = candidates.rows
        last = rows[-1][0] if rows else codes.turned(variant, variant.space * 13 // 20 - 1)
        fitting = candidates.ordered(last)
    else:
        fitting = candidates.ordered()
    rest = 10 if name == "tenth" else 1
    for code in fitting:
        if code is not None:
            thought.settle_on(code)
            rest -= 1
            if not rest:
                return
        yield


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
