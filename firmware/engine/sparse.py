"""What is still possible in a large space: the rows alone, searched anew each time (`search.Search`).

Counting stops at a number of codes or of steps, and `left` is then what was found and `whole` is False: there are more
than that.
"""

from firmware.engine.fair import fair_draw
from firmware.engine.possible import Possible
from firmware.engine.search import Search

MOST_COUNTED = 1000
MOST_STEPS = 60  # of counting, about a second on the board
_MOST_LOOKING = 250  # steps of looking for all
_FROM_EACH = 5  # codes drawn from one beginning of a search
_MOST_IN_VAIN = 100  # steps of a draw that met nothing new


class Sparse(Possible):
    def __init__(self, variant, most_steps=MOST_STEPS):
        super().__init__(variant)
        self._most_steps = most_steps
        self._last_search = None

    def settle(self):
        if not self._stale:
            return
        self.left = 0
        steps = 0
        for code in self._search().any():
            if code is None:
                steps += 1
            else:
                self.left += 1
            if self.left == MOST_COUNTED or steps == self._most_steps:
                break
            yield
        else:
            self.whole = True
        self._stale = False

    def ordered(self, after=-1):
        return self._search().ordered(after)

    def each(self):
        return self._search().any()

    def some(self, most, randrange):
        yield from self.settle()
        if self.whole and self.left <= MOST_COUNTED:
            yield from self._drawn(most, randrange)
        else:
            yield from self._met(most, randrange)

    def _drawn(self, most, randrange):
        """A fair draw from all: each code is taken with the chance that the places to fill leave it."""
        waiting = self.left
        for code in self._search().any(randrange):
            if code is not None:
                waiting -= 1
                if randrange(waiting + 1) >= most:
                    code = None
                else:
                    most -= 1
            yield code

    def _met(self, most, randrange):
        """A fair draw where many fit; where fewer do, all of them are looked for; or else codes met by chance."""
        met = set()
        yield from self._new(fair_draw(self.variant, self.rows, randrange), met, most)
        if len(met) < most and self.left < MOST_COUNTED:
            yield from self._looked_for(met, most, randrange)
        if len(met) < most and not self.whole:
            yield from self._new(self._search().sample(randrange, min(most, _FROM_EACH)), met, most)

    def _looked_for(self, met, most, randrange):
        """Look for all codes, and count them; where there are not too many a draw of those not met yet."""
        found = []
        steps = 0
        for code in self._search().any(randrange):
            if code is None:
                steps += 1
            elif met:
                if code not in met:
                    found.append(code)
                code = None
            else:
                met.add(code)  # one at once, so that there is a guess to play
            yield code
            if len(met) == most or len(found) == MOST_COUNTED or steps == _MOST_LOOKING:
                return
        self.left = len(found) + len(met)
        self.whole = True
        while found and len(met) < most:
            pick = randrange(len(found))
            found[pick], found[-1] = found[-1], found[pick]
            met.add(found[-1])
            yield found.pop()

    def _new(self, steps, met, most):
        """The codes not met before, until there are so many or nothing new has come for a long time."""
        in_vain = 0
        for code in steps:
            in_vain += 1
            if code in met:
                code = None
            elif code is not None:
                met.add(code)
                in_vain = 0
            yield code
            if len(met) == most or (met and in_vain >= _MOST_IN_VAIN):
                break

    def _search(self):
        self._last_search = Search(self.variant, self.rows)
        return self._last_search

    def nearest(self):
        return self._last_search.nearest if self._last_search else None
