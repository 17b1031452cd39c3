"""The first guess tells as much as a count of all codes finds."""

from collections import Counter

import pytest

from firmware.engine import codes, marks, shapes
from firmware.engine.variant import TELLS, Variant


def table(variant, shape):
    steps = shapes.table(variant, shape)
    while True:
        try:
            next(steps)
        except StopIteration as done:
            return done.value


@pytest.mark.parametrize("tells", TELLS)
@pytest.mark.parametrize(
    "game",
    [(1, 3), (4, 2), (4, 6), (5, 3), (3, 4, True, True), (3, 5, False), (4, 4, False), (4, 5, False, True)],
    ids=str,
)
def test_every_shape_has_the_table_that_a_count_finds(game, tells):
    variant = Variant(*game, tells=tells)
    for shape in shapes.every(variant):
        guess = shapes.guess(variant, shape)
        assert shapes.of(variant, guess) == shape
        seen = Counter(marks.score(variant, guess, code) for code in codes.walk(variant))
        counts = table(variant, shape)
        assert shapes.squares(variant, counts) == sum(number * number for number in seen.values())
        if tells != "places":
            assert counts == seen


@pytest.mark.parametrize(("game", "shapes_there"), [((8, 10), 22), ((10, 10), 42), ((10, 10, False), 1)], ids=str)
def test_in_the_largest_games_each_code_is_counted_once(game, shapes_there):
    variant = Variant(*game)
    every = shapes.every(variant)
    assert len(every) == shapes_there
    for shape in (every[0], every[-1]):
        assert sum(table(variant, shape).values()) == codes.count(variant)


@pytest.mark.parametrize(("game", "steps"), [((4, 6), 10), ((10, 10), 500)], ids=str)
def test_a_table_is_made_in_many_short_steps(game, steps):
    variant = Variant(*game)
    assert len(list(shapes.table(variant, shapes.every(variant)[-1]))) > steps
