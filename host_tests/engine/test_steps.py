"""The step-by-step method: what its rows tell about the colours, and that the level `first` plays it."""

from firmware.engine import codes, marks, steps
from firmware.engine.candidates import candidates
from firmware.engine.variant import Variant, named
from host_tests.engine.positions import rows_of
from tools.rounds import chosen

CLASSIC = Variant(4, 6, rows=20)


def test_each_row_counts_a_colour():
    rows = rows_of(CLASSIC, [3, 0, 5, 0], [0, 0, 0, 0], [0, 0, 1, 1], [0, 2, 0, 2])
    assert steps.counted(CLASSIC, rows[:1]) == {0: 2}
    assert steps.counted(CLASSIC, rows[:2]) == {0: 2, 1: 0}
    assert steps.counted(CLASSIC, rows) == {0: 2, 1: 0, 2: 0}
    rows = rows_of(Variant(3, 3), [2, 0, 2], [0, 0, 0], [0, 1, 1])
    assert steps.counted(Variant(3, 3), rows) == {0: 1, 1: 0, 2: 2}  # the last colour is what the others leave


def test_rows_or_games_that_are_not_of_the_method_count_nothing():
    for guesses in (
        [[0, 0, 1, 1]],
        [[0, 0, 0, 0], [0, 1, 1, 1]],
        [[0, 0, 0, 0], [1, 1, 1, 1]],
        [[0, 0, 0, 0], [0, 0, 1, 2]],
    ):
        assert steps.counted(CLASSIC, rows_of(CLASSIC, [0, 0, 3, 4], *guesses)) is None
    two, none = marks.mark_of(2, 0), marks.mark_of(0, 0)
    assert steps.counted(CLASSIC, [(0, two), (codes.pack(CLASSIC, [0, 0, 1, 1]), none)]) is None
    for variant in (named("bulls"), named("blind"), Variant(4, 6, tells="places")):
        assert steps.counted(variant, []) is None


def test_the_first_code_that_fits_is_the_method_in_every_round():
    """It repeats what was counted and adds the next colour, until all are known; and no count is ever wrong."""
    waiting = [([], list(codes.walk(CLASSIC)))]
    total = 0
    while waiting:
        rows, secrets = waiting.pop()
        possible = candidates(CLASSIC, rows)
        guess = chosen("first", possible, lambda stop: 0).best
        known = steps.counted(CLASSIC, rows)
        for code in (guess, *secrets):
            pegs = codes.unpack(CLASSIC, code)
            assert {colour: pegs.count(colour) for colour in known} == known
        new = sorted(set(codes.unpack(CLASSIC, guess)) - known.keys())
        assert new == ([] if sum(known.values()) == CLASSIC.pegs else [len(known)])
        parts = {}
        for secret in secrets:
            parts.setdefault(marks.score(CLASSIC, guess, secret), []).append(secret)
        for mark, part in parts.items():
            if mark == marks.solved(CLASSIC):
                total += len(rows) + 1
            else:
                waiting.append(([*rows, (guess, mark)], part))
    assert total == 7471
