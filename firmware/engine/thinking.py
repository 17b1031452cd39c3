"""Choosing the next guess. Every way has a name, thinks in steps, and has a guess ready at any moment.

  thought = think("entropy", candidates, randrange)
  while thought.step(): ...        # lights may move here; whoever has waited long enough stops asking
  play(thought.best)

`best` is a code at every moment. `fits` says whether it is known to fit all rows; where it is not, and the way is one
that plays only codes that fit, `best` is the least contradictory code met so far.
"""

from firmware.engine import codes

# name: the module that has the way as a function of the same name; it is imported when the way is first used
WAYS = {
    "chaotic": "orderly",
    "first": "orderly",
    "next": "orderly",
    "tenth": "orderly",
    "random": "orderly",
    "parts": "judging",
    "minimax": "judging",
    "entropy": "judging",
    "sampled": "sampled",
    "book": "booked",
}


class Thought:
    def __init__(self, way, candidates, randrange, book):
        self.candidates = candidates
        self.book = book
        self.variant = candidates.variant
        self.randrange = randrange
        self.best = codes.draw(self.variant, randrange)
        self.fits = not candidates.rows
        self.plays = False  # whether the device plays the guess, and does not only advise it
        self._settled = False  # whether the way has named a guess of its own
        self.looked_at = 0  # guesses judged so far
        self._steps = way(self)

    def step(self):
        """Think a little further; False when there is nothing left to think about."""
        for _ in self._steps:
            if not self._settled:
                nearest = self.candidates.nearest()
                if nearest is not None:
                    self.best = nearest
            return True
        return False

    def adopt(self, judge):
        """Take over what a judge has found so far."""
        self.looked_at = judge.looked_at
        self.settle_on(judge.guess, judge.fits)

    def settle_on(self, code, fits=True):
        self.best = code
        self.fits = fits
        self._settled = True


def think(name, candidates, randrange, book=None):
    """A new thought about the next guess, or a sentence where no way has this name. Only "book" reads the book."""
    if name not in WAYS:
        raise ValueError("no way to choose a guess is called {!r}; there are {}".format(name, ", ".join(sorted(WAYS))))
    return Thought(_way(name), candidates, randrange, book)


def _way(name):
    module = WAYS[name]
    if module == "orderly":
        from firmware.engine import orderly as ways
    elif module == "judging":
        from firmware.engine import judging as ways
    elif module == "booked":
        from firmware.engine import booked as ways
    else:
        from firmware.engine import sampled as ways
    return getattr(ways, name + "_way")
