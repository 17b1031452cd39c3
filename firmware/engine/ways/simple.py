"""Ways to choose a guess without weighing it: by chance, or by its place in the order of the codes that fit.

chaotic   any code, without thinking
first     the first code that fits
next      the next code that fits after the last guess, starting over at the end: only the rows need be known
tenth     the tenth code that fits, or the last if there are fewer
random    any code that fits, each equally likely
"""

from firmware.engine import codes


def way(thought):
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
