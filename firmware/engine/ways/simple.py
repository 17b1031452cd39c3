"""Ways to choose a guess without weighing it: by chance, or by its place in the order of the codes that fit."""

from firmware.engine import ranks


def chaotic_way(thought):
    """Any code, without thinking."""
    thought.settle_on(thought.best, thought.candidates.fits(thought.best))
    yield


def first_way(thought):
    """Play the first code that fits, in order."""
    return _nth(thought, thought.candidates.ordered(), 1)


def next_way(thought):
    """Play the next code that fits after the last guess, starting over at the end: only the rows need be known.

    It starts 13/20 of the way through the order, which in the classic game is 4 6 3 3, colours counted from 1.
    """
    variant = thought.variant
    rows = thought.candidates.rows
    last = rows[-1][0] if rows else ranks.turned(variant, variant.space * 13 // 20 - 1)
    return _nth(thought, thought.candidates.ordered(last), 1)


def tenth_way(thought):
    """Play the tenth code that fits, or the last if there are fewer."""
    return _nth(thought, thought.candidates.ordered(), 10)


def random_way(thought):
    """Any code that fits, each equally likely."""
    return _nth(thought, thought.candidates.some(1, thought.randrange), 1)


def _nth(thought, fitting, number):
    """Settle on the n-th of these codes, or on the last before it."""
    for code in fitting:
        if code is not None:
            thought.settle_on(code)
            number -= 1
            if not number:
                return
        yield
