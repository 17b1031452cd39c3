"""Advice is true: about a guess, even half-made, and about the rows of a finished round."""

import random

import pytest

from firmware.engine import advice, codes, marks
from firmware.engine.candidates import candidates, finish, found
from firmware.engine.games import named
from firmware.engine.variant import Variant

CLASSIC = named("classic")


def rows_of(variant, secret, *guesses):
    code = codes.pack(variant, secret)
    packed = [codes.pack(variant, guess) for guess in guesses]
    return [(guess, marks.score(variant, guess, code)) for guess in packed]


def last(steps):
    *_, result = steps
    return result


@pytest.mark.parametrize("seed", range(8))
def test_a_half_made_guess_fits_when_some_code_has_its_pegs(seed):
    chance = random.Random(seed)
    variant = [
        Variant(4, 4),
        Variant(4, 5, repeats=False),
        Variant(4, 4, tells="exact"),
        Variant(4, 3, tells="places"),
    ][seed % 4]
    secret = codes.unpack(variant, codes.draw(variant, chance.randrange), [0] * 4)
    rows = rows_of(
        variant, secret, *(codes.unpack(variant, codes.draw(variant, chance.randrange), [0] * 4) for _ in "ab")
    )
    every = {code: codes.unpack(variant, code, [0] * 4) for code in codes.walk(variant)}
    for _ in range(30):
        pegs = [chance.choice([None, None, *range(variant.base)]) for _ in range(4)]
        having = [
            code
            for code, colours in every.items()
            if all(peg in (None, colour) for peg, colour in zip(pegs, colours, strict=True))
        ]
        fitting = [code for code in having if all(marks.score(variant, row[0], code) == row[1] for row in rows)]
        assert (last(advice.completion(variant, rows, pegs)) in fitting) if fitting else True
        assert (last(advice.completion(variant, rows, pegs)) == -1) == (not fitting)
        assert last(advice.contradicted(variant, rows, pegs)) == [
            number
            for number, (guess, mark) in enumerate(rows)
            if not any(marks.score(variant, guess, code) == mark for code in having)
        ]


def graded(variant, rows):
    given = []
    finish(advice.grades(variant, rows, random.Random(1).randrange, given))
    return given


def test_a_grade_tells_how_many_codes_a_row_left_and_what_the_best_would_have_left():
    rows = rows_of(CLASSIC, [3, 0, 5, 5], [0, 0, 1, 1], [0, 0, 0, 0], [3, 0, 5, 5])
    first, second, third = graded(CLASSIC, rows)
    assert (first.before, first.after) == (1296, 256)
    assert first.counted is False  # a fair draw stands for all codes
    assert 17000 < first.best_expected <= first.expected < 22000  # A A B B leaves 204.5 on average, the best 185
    assert second.before == 256
    assert second.counted
    assert third.after == 1
    assert [advice.skill(grade) > 80 for grade in (first, second)] == [True, False]


def test_a_grade_is_the_average_over_what_could_have_been():
    rows = rows_of(CLASSIC, [3, 0, 5, 5], [0, 0, 1, 1], [2, 0, 3, 4])
    possible = candidates(CLASSIC)
    possible.add(*rows[0])
    fitting = found(possible.ordered())

    def expected(guess):
        sizes = {}
        for code in fitting:
            mark = marks.score(CLASSIC, guess, code)
            sizes[mark] = sizes.get(mark, 0) + 1
        return 100 * sum(size * size for size in sizes.values()) // len(fitting)

    grade = graded(CLASSIC, rows)[1]
    assert grade.expected == expected(rows[1][0])
    assert grade.best_expected == expected(grade.best) == min(expected(guess) for guess in codes.walk(CLASSIC))


def test_luck_is_apart_from_skill():
    lucky = advice.Grade(100, 5, 2000, 1500, 0, True)
    unlucky = advice.Grade(100, 40, 2000, 1500, 0, True)
    assert advice.skill(lucky) == advice.skill(unlucky) == 75
    assert advice.luck(lucky) == 75
    assert advice.luck(unlucky) == -50


def test_a_contradictory_round_is_graded_as_far_as_it_makes_sense():
    assert len(graded(CLASSIC, [(0, marks.mark_of(0, 0)), (0, marks.mark_of(1, 0)), (0, 0)])) == 2
