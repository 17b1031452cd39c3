"""The marks of the first guess of a round, counted over all codes: it depends only on the guess's shape, wherever any
colour may be the first peg.

A shape is how often the guess has each of its colours, the most first: (2, 1, 1) is AABC. Nothing is drawn and no code
is looked at, so that this is exact in the largest game.

Where colours repeat, some pegs of the guess are taken to be exact, and the other pegs of the code may be any. That
counts a code once for each choice of its exact pegs; the signs of `_exactly` put it right.
"""

from firmware.engine import codes, marks
from firmware.engine.variant import CLASSIC, PLACES

_STEP = 32  # numbers that a step works out


def every(variant):
    """Return every shape that a guess can have."""
    if not variant.repeats:
        return [(1,) * variant.pegs]
    found: list = []
    begun: list = [((), variant.pegs)]  # beginnings of shapes, and how many pegs are left for the other colours
    while begun:
        shape, rest = begun.pop()
        if not rest:
            found.append(shape)
        elif len(shape) < variant.base:
            for often in range(1, min((rest,) + shape[-1:]) + 1):
                begun.append((shape + (often,), rest - often))
    return found


def of(variant, guess):
    """Return the shape of a guess."""
    pegs = codes.unpack(variant, guess)
    return tuple(sorted([pegs.count(colour) for colour in set(pegs)], reverse=True))


def guess(variant, shape):
    """Return the first guess of this shape in reading order, with the colour that comes most often in front."""
    pegs = []
    for colour in range(len(shape)):
        pegs += [colour] * shape[colour]
    return codes.pack(variant, pegs)


def table(variant, shape):
    """Count the codes that give each mark: a generator of steps that returns them as a dictionary.

    A mark that shows places stands for all with as many exact pegs: each of them comes equally often.
    """
    counts: dict = {}
    pegs = variant.pegs
    is_classic = variant.tells == CLASSIC
    if is_classic and variant.repeats:
        yield from _classic(variant, shape, counts)
    else:
        for exact in range(pegs + 1):
            yield
            if variant.repeats:
                counts[exact] = _choose(pegs, exact) * (variant.base - 1) ** (pegs - exact)
                continue
            for common in range(exact, pegs + 1):
                mark = marks.mark_of(exact, common - exact) if is_classic else exact
                counts[mark] = counts.get(mark, 0) + _distinct(variant, exact, common)
    return {mark: counts[mark] for mark in counts if counts[mark]}


def squares(variant, counts):
    """Return how many codes such a table leaves on average, times the number of codes."""
    total = 0
    for mark in counts:
        alike = _choose(variant.pegs, mark) if variant.tells == PLACES else 1
        total += counts[mark] * counts[mark] // alike
    return total


def _classic(variant, shape, counts):
    """Count as `table` does where colours repeat, and a mark tells exact and near."""
    pegs = variant.pegs
    # pegs taken to be exact, others that were set, pegs in common, four bits each: in how many ways
    ways = {0: 1}
    looked = 0
    for often in shape:
        after: dict = {}
        for key, number in ways.items():
            taken, others, common = key >> 8, key >> 4 & 15, key & 15
            for more in range(often + 1):
                looked += pegs
                if looked > _STEP:
                    looked = 0
                    yield
                chosen = number * _choose(often, more)
                # pegs of this colour that are not taken to be exact, in any order among those of the colours before
                for set_too in range(pegs - taken - others - more + 1):
                    to = taken + more << 8 | others + set_too << 4 | common + min(often, more + set_too)
                    after[to] = after.get(to, 0) + chosen * _choose(others + set_too, set_too)
        ways = after
    found: dict = {}
    rest = variant.base - len(shape)
    for key, number in ways.items():
        taken, others, common = key >> 8, key >> 4 & 15, key & 15
        looked += 1
        if looked % _STEP == 0:
            yield
        free = pegs - taken
        number *= _choose(free, others) * rest ** (free - others)
        if number:
            to = taken << 4 | common
            found[to] = found.get(to, 0) + number
    yield
    yield from _exactly(found, counts)


def _exactly(found, counts):
    """Go from so many pegs taken to be exact to those that are."""
    looked = 0
    for key, number in found.items():
        taken, common = key >> 4, key & 15
        least = min(taken, common)
        looked += least
        if looked > _STEP:
            looked = 0
            yield
        for exact in range(least + 1):
            signed = number * _choose(taken, exact) * (-1) ** (taken - exact)
            mark = marks.mark_of(exact, common - exact)
            counts[mark] = counts.get(mark, 0) + signed


def _distinct(variant, exact, common):
    """Count the codes without repeats that have so many colours of the guess, so many of them exact."""
    pegs = variant.pegs
    total = 0
    orders = 1  # of the pegs that are not taken to be exact
    for number in range(2, pegs - common + 1):
        orders *= number
    for more in range(common - exact, -1, -1):
        total += (-1) ** more * _choose(common - exact, more) * orders
        orders *= pegs - exact - more + 1
    others = _choose(variant.base - pegs, pegs - common)
    return _choose(pegs, common) * _choose(common, exact) * others * total


def _choose(number, chosen):
    result = 1
    for taken in range(chosen):
        result = result * (number - taken) // (taken + 1)
    return result
