"""Ways to choose a guess by weighing how it would split the codes that fit (`judge`)."""

from firmware.engine.ways.judge import Judge, expected_left, hold
from firmware.engine.ways.values import fewest_parts, unknown, worst_part


def parts_way(thought):
    """Among codes that fit, the one that splits them into most marks."""
    return _weigh(thought, fewest_parts, False)


def spread_way(thought):
    """Among all codes, the one that splits them into most marks."""
    return _weigh(thought, fewest_parts, True)


def expected_way(thought):
    """Among all codes, the one that leaves fewest on average."""
    return _weigh(thought, expected_left, True)


def minimax_way(thought):
    """Among all codes, the one whose worst mark leaves fewest."""
    return _weigh(thought, worst_part, True)


def entropy_way(thought):
    """Among all codes, the one whose mark tells most."""
    return _weigh(thought, unknown, True)


def _weigh(thought, value_of, all_codes):
    held: list = []
    yield from hold(thought.candidates, thought.randrange, held)
    if held:
        thought.settle_on(held[0])
    if len(held) < 3:
        return  # with one or two codes left, the best guess is one of them
    judge = Judge(thought.variant, held, value_of)
    for _ in judge.search(thought.candidates.rows, all_codes):
        thought.adopt(judge)
        yield
    thought.adopt(judge)
