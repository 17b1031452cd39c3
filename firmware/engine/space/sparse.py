"""The candidates in a large space: the rows alone, searched anew each time (`search.Search`).

The codes are looked for one by one. Where that has not come to its end soon, they are counted by fronts (`fair`). Few
fronts are all looked at, and the search makes room for them; where many codes were left before, it is not even begun.
Otherwise both go on side by side, and whichever knows first has the word: all codes were found, or `remaining` is an
estimate and `about` is True. Until then `remaining` is what was found, and there may be more.

A draw holds some of the codes met, each as likely as any other. Where that has to end before all were met, they are of
all kinds, but those first in the search are likelier; who wants some fairly waits for the fronts, and draws by them.

Where there is no room for fronts, the search ends with the codes that it has met by then, and a draw with the first.
"""

from firmware.engine import codes
from firmware.engine.candidates import Possible
from firmware.engine.room import has_few_fronts, has_room
from firmware.engine.space.search import Search
from firmware.slots import need

MOST_COUNTED = 1000  # codes, and
MOST_STEPS = 150  # of looking, before a count by fronts begins
_IN_STEP = 2  # of what a search goes through, which takes a board a good millisecond each


class Held:
    """A fair draw of at most so many from codes that are met one by one."""

    def __init__(self, most, randrange):
        self.codes = []
        self.met = 0
        self.randrange = randrange
        self.most = most


class Sparse(Possible):
    tells_early = True

    def __init__(self, variant, most_steps=MOST_STEPS):
        super().__init__(variant)
        self._most_steps = most_steps
        self.has_room = has_room(variant)

    def _forget(self):
        self._before = self.remaining if self.whole else 0  # codes that were left by other rows, where that is known
        super()._forget()
        self._bound = 0  # of tails behind one front, where the codes were counted by fronts
        self.search = None
        self._settling = None  # the work that the rows have made, which anybody can go on with

    def settle(self):
        if self._stale and self._settling is None:
            self._settling = self._settle(Held(0, None), False)
        # only this object may hold the work: a generator that was left behind would keep a whole search in memory
        while self._settling is not None:
            try:
                next(self._settling)
            except StopIteration:
                self._settling = None
                return
            yield

    def _settle(self, held, alone):
        """Count the codes, and meet them where they are looked for; `alone`: they are only looked for."""
        if self._stale:
            self.remaining = 0
        few = has_few_fronts(self.variant)
        looking = None
        if alone or not few or self._before <= MOST_COUNTED or not self.has_room:
            self.search = Search(self.variant, self.rows)
            yield  # with the first step of the search it would take a board too long
            looking = self.search.any(held.randrange)
            if (yield from self._look(looking, held, 0 if alone else self._most_steps)):
                return
            if not self.has_room:
                self._stale = False
                self.search = None
                return
        if few:
            looking = self.search = None
        fair = need("firmware.engine.space.fair")
        found: list = []
        for _ in fair.count(fair.Fronts(self.variant, self.rows), found):
            yield
            if looking is not None and (yield from self._look(looking, held, 1)):
                return
        estimate, self._bound, self.whole = found
        self.remaining = max(self.remaining, estimate)
        self.about = not self.whole
        self._stale = False

    def _look(self, looking, held, most_steps):
        """Look for codes until so many steps have passed, or too many were found; whether these are all."""
        steps = 0
        for code in looking:
            if code is None:
                steps += 1
            else:
                held.met += 1
                if len(held.codes) < held.most:
                    held.codes.append(code)
                elif held.most:
                    place = held.randrange(held.met)
                    if place < held.most:
                        held.codes[place] = code
                self.remaining = max(self.remaining, held.met)
            if (steps + held.met) % _IN_STEP == 0:
                yield
            if most_steps and (steps == most_steps or held.met == MOST_COUNTED):
                return False
        self.whole = True
        self._stale = False
        return True

    def ordered(self, after=-1):
        self.search = Search(self.variant, self.rows)
        yield from self.search.ordered(after)

    def some(self, most, randrange, fairly=True):
        self.hurried = not self.has_room
        self._settling = None  # a count given up takes memory that the draw needs
        met: set = set()
        if not self.rows:  # any code will do
            most = min(most, codes.count(self.variant))
            while len(met) < most:
                code = codes.draw(self.variant, randrange)
                yield None if code in met else code
                met.add(code)
            return
        held = Held(most, randrange)
        if fairly and self._stale and self.has_room:
            yield from self._meet(held, False)
        if self._bound and (self.about or self.remaining > 2 * most):  # too many fit to look at them all
            self.search = None
            fair = need("firmware.engine.space.fair")
            drawn = fair.draw(fair.Fronts(self.variant, self.rows), self._bound, randrange)
            most = min(most, (self.remaining + 1) // 2)
            while len(met) < most and not (self.hurried and met):
                code = next(drawn)
                if code in met:
                    code = None
                elif code is not None:
                    met.add(code)
                yield code
            return
        if held.met < (self.remaining or 1):
            held = Held(most, randrange)
            yield from self._meet(held, True)
        self.search = None  # and so does a search that is over
        yield from held.codes

    def _meet(self, held, alone):
        """Meet all codes; in a hurry as few as can be."""
        for _ in self._settle(held, alone):
            if self.hurried and (held.met or not alone):
                return
            yield
