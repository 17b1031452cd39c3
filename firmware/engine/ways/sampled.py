"""The way for spaces too large to look at whole: a fair draw of the codes that fit, judged against one another.

First the codes drawn are judged as guesses, then codes made from the best so far by another colour at a place or by
two places exchanged, whether they fit or not; where that finds nothing better it goes on from another code drawn. The
longer it may think, the better it gets; it ends by itself when nothing better has turned up for a long time.
"""

from firmware.engine import codes
from firmware.engine.room import sample_size
from firmware.slots import need

_JUDGE = "firmware.engine.ways.judge"  # comes in when codes are drawn: there is little memory beside that
_FROM_BEST = 24  # guesses made from the best before going on from another
_FROM_ANOTHER = 40
_ENOUGH = 2000  # guesses in a row that were no better
GUESS = 1024  # one guess to come, in the unit of the values
GUESSES_PER_BIT = 284  # in the same unit: 0.28 guesses for each bit to be told, found by playing
NOT_ALONE = 228  # and more for each code of a part that has others: so two take three guesses
_DRAWN_IN_STEP = 4
_LOOKED_AT_IN_STEP = 2


def way(thought):
    """Among a sample of codes that fit and codes like them, the one that should leave the fewest guesses to come."""
    variant = thought.variant
    candidates = thought.candidates
    held: list = []
    for code in candidates.some(sample_size(variant), thought.randrange, False):
        if code is not None:
            if not held:
                thought.settle_on(code)
            held.append(code)
            if len(held) % _DRAWN_IN_STEP:
                continue
        yield
    if len(held) < 3:
        return
    judge = need(_JUDGE).Judge(variant, held, guesses_to_come(candidates.remaining, len(held)), GUESS)
    for steps in judge.search(candidates.rows, False), _vary(judge, candidates, held, thought.randrange):
        for _ in steps:
            thought.settle_on(judge.guess)
            yield
    thought.settle_on(judge.guess)


def _vary(judge, candidates, held, randrange):
    """Look at codes that are like the best, and like others."""
    origin = judge.guess
    tries = in_vain = 0
    while in_vain < _ENOUGH and judge.value > judge.least:
        guess = varied(candidates.variant, origin, randrange)
        value = judge.value
        judge.look_at(guess, candidates.fits(guess))
        tries += 1
        in_vain += 1
        if judge.value < value:
            origin = guess
            tries = in_vain = 0
        elif tries == _FROM_BEST:
            origin = held[randrange(len(held))]
        elif tries == _FROM_BEST + _FROM_ANOTHER:
            origin = judge.guess
            tries = 0
        if judge.looked_at % _LOOKED_AT_IN_STEP == 0:
            yield


def varied(variant, code, randrange):
    """Return another code like this one: two places exchanged, or another colour at a place or two. It is the same one
    if that would begin with a 0 where none may.
    """
    colours = codes.unpack(variant, code)
    place = randrange(variant.pegs)
    if randrange(3) == 0 or len(set(colours)) == variant.base == variant.pegs:
        other = randrange(variant.pegs)
        colours[place], colours[other] = colours[other], colours[place]
    else:
        _recolour(variant, colours, place, randrange)
    if randrange(3) == 0:
        _recolour(variant, colours, randrange(variant.pegs), randrange)
    return codes.pack(variant, colours) if colours[0] < variant.firsts else code


def _recolour(variant, colours, place, randrange):
    colour = randrange(variant.base)
    if not variant.repeats and colour in colours:
        # swap it with the place that has the colour
        colours[colours.index(colour)] = colours[place]
    colours[place] = colour


def guesses_to_come(remaining, drawn):
    """Return the value that estimates the guesses to come in all, if each code that fits is the secret once."""
    judging = need(_JUDGE)

    def of_part(size):
        """Count one guess for a part of one, three for one of two; for more a share of the bits for each code drawn."""
        # the codes that a drawn one stands for are told apart as well
        in_full = max(size, size * remaining // drawn)
        to_tell = NOT_ALONE * (in_full > 1) + judging.log2(in_full) * GUESSES_PER_BIT // 1024
        return size * (GUESS + to_tell)

    return judging.summed(of_part)
