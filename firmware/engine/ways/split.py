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


def _way(value_of, all_codes):
    """Return the way that plays the code of the least value, of all codes or of those that fit."""

    def weigh(thought):
        held: list = []
        yield from hold(thought.candidates, thought.randrange, held)
        if held:
            thought.settle_on(held[0])
        if len(held) < 3:
            return  # with one or two codes left, the best guess is one of them
        judge = Judge(thought.variant, held, value_of)
        for _ in judge.search(thought.candidates.rows, all_codes):
            thought.settle_on(judge.guess, judge.fits)
            yield
        thought.settle_on(judge.guess, judge.fits)

    return weigh


parts_way = _way(fewest_parts, False)  # splits the codes into most marks
spread_way = _way(fewest_parts, True)
expected_way = _way(expected_left, True)  # leaves fewest on average
minimax_way = _way(worst_part, True)  # leaves fewest at the worst mark
entropy_way = _way(unknown, True)  # its mark tells most
