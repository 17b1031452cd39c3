"""The way of evolution, as Berghman, Goossens and Leus have it (Computers & Operations Research, 2009).

Codes that contradict the rows little have children: two are crossed, and now and then a peg is changed or two are
exchanged. Those that contradict nothing are put aside; of these the one is played that leaves the fewest of the others
on average. Where none has come up in time, one is looked for.
"""

from firmware.engine import codes, marks
from firmware.engine.ways.judge import Judge, expected_left
from firmware.engine.ways.sampled import varied

_POPULATION = 60
_GENERATIONS = 100
_PUT_ASIDE = 60
_IN_VAIN = 6  # generations with nothing new, once there is something to play
_IN_STEP = 4  # children
_CHANGED = 4  # of so many children one is changed as well


def way(thought):
    """Evolve codes that fit, and play the one that leaves the fewest of the others."""
    variant = thought.variant
    rows = thought.candidates.rows
    fitting: list = []
    for code in _evolved(variant, rows, thought.randrange, fitting):
        thought.settle_on(code)
        yield
    if not fitting:
        thought.follows = "first"
        return
    judge = Judge(variant, sorted(fitting), expected_left)
    for _ in judge.search(rows, False):
        yield
    thought.settle_on(judge.guess)


def _evolved(variant, rows, randrange, fitting):
    """Put codes that fit into the list: a generator of the best code so far."""
    worth: list = []
    while len(worth) < _POPULATION:
        code = codes.draw(variant, randrange)
        worth.append((_off(variant, rows, code), code))
        if len(worth) % _IN_STEP == 0:
            yield min(worth)[1]
    seen = set()
    in_vain = 0
    for _ in range(_GENERATIONS):
        worth.sort()
        best = worth[0][1]
        for off, code in worth:
            if not off and code not in seen:
                seen.add(code)
                fitting.append(code)
                in_vain = 0
        in_vain += 1
        if len(fitting) >= _PUT_ASIDE or (fitting and in_vain > _IN_VAIN):
            return
        half = worth[: _POPULATION // 2]
        children: list = []
        while len(half) + len(children) < _POPULATION:
            child = half[randrange(len(half))][1]
            other = half[randrange(len(half))][1]
            if variant.repeats:
                cut = variant.base ** (1 + randrange(variant.pegs - 1)) if variant.pegs > 1 else 1
                child = child % cut + other // cut * cut
            if not variant.repeats or child == other or not randrange(_CHANGED):
                child = varied(variant, child, randrange)
            children.append((_off(variant, rows, child), child))
            if len(children) % _IN_STEP == 0:
                yield best
        worth = half + children


def _off(variant, rows, code):
    """Return how many pegs the marks of the rows are off, if this were the code."""
    off = 0
    for guess, mark in rows:
        off += marks.pegs_off(variant, mark, marks.score(variant, guess, code))
    return off
