"""Ways to choose a guess by weighing how it would split the codes that fit (`judge`)."""

from firmware.engine.candidates import hold
from firmware.engine.ways.judge import Judge, expected_left
from firmware.engine.ways.values import unknown


def fewest_parts(sizes, _bound):
    return -len(list(sizes))


def worst_part(sizes, bound):
    worst = 0
    for size in sizes:
        if size > worst:
            worst = size
            if worst >= bound:
                break
    return worst


_VALUES = {
    "parts": fewest_parts,  # splits the codes into most marks, and fits
    "spread": fewest_parts,  # splits them into most marks
    "expected": expected_left,  # leaves fewest on average
    "minimax": worst_part,  # leaves fewest at the worst mark
    "entropy": unknown,  # its mark tells most
}


def way(thought):
    """Play the code of the least value, of all codes or of those that fit."""
    held: list = []
    yield from hold(thought.candidates, thought.randrange, held)
    if held:
        thought.settle_on(held[0])
    if len(held) < 3:
        return  # with one or two codes left, the best guess is one of them
    judge = Judge(thought.variant, held, _VALUES[thought.follows])
    for _ in judge.search(thought.candidates.rows, thought.follows != "parts"):
        thought.settle_on(judge.guess)
        yield
    thought.settle_on(judge.guess)
