"""The grades of a finished round are true."""

import gc
import random
from collections import Counter
from types import SimpleNamespace

import pytest

from firmware.engine import codes, grades, marks, shapes
from firmware.engine.space.bits import Bits
from firmware.engine.variant import Variant, named
from firmware.engine.ways.judge import Lanes
from firmware.game import grading
from host_tests import runs
from host_tests.engine.positions import fitting, rows_of
from tools.rounds import finish

CLASSIC = named("classic")
LONG_MS = 1 << 29
GUESSES = runs.of(30, 30, 30, 100)


def graded(variant, rows):
    job = SimpleNamespace(remaining=[], found=[], most_ms=LONG_MS)
    finish(grades.grades(variant, rows, random.Random(1).randrange, job, False))
    return job.found


def test_a_grade_tells_the_codes_a_row_and_the_best_one_left():
    rows = rows_of(CLASSIC, [3, 0, 5, 5], [0, 0, 1, 1], [0, 0, 0, 0], [3, 0, 5, 5])
    first, second, third = graded(CLASSIC, rows)
    assert (first.before, first.after) == (1296, 256)
    assert first.counted
    assert (first.expected, first.best_expected) == (20453, 18526)  # A A B B leaves 204.53 on average, A A B C 185.26
    assert first.best == codes.pack(CLASSIC, [0, 0, 1, 2])
    assert second.before == 256
    assert second.counted
    assert third.after == 1
    assert [grading.judged(grade)[0] > 80 for grade in (first, second)] == [True, False]


def test_bits_and_lanes_are_never_held_at_once():
    rows = rows_of(named("mini"), [3, 0, 4, 4], [0, 0, 1, 1], [0, 2, 3, 3], [3, 0, 4, 2])
    job = SimpleNamespace(remaining=[], found=[], most_ms=LONG_MS)
    gc.collect()
    gc.freeze()  # only what is new is looked through
    try:
        for _ in grades.grades(named("mini"), rows, random.Random(1).randrange, job, True):
            assert len({type(held) for held in gc.get_objects()} & {Bits, Lanes}) < 2
    finally:
        gc.unfreeze()


def test_time_may_be_up_at_any_step_of_a_grade():
    mini = named("mini")
    rows = rows_of(mini, [3, 0, 4, 4], [0, 0, 1, 1], [0, 2, 3, 3], [3, 0, 4, 2])
    for most_ms in range(1, 100):
        job = SimpleNamespace(remaining=[], found=[], most_ms=most_ms)
        for _ in grades.grades(mini, rows, random.Random(1).randrange, job):
            job.most_ms -= 1
            if not job.most_ms:
                break
        assert all(grade.best_expected <= grade.expected for grade in job.found)


def test_a_contradictory_round_is_graded_while_a_code_fits():
    assert len(graded(CLASSIC, [(0, marks.mark_of(0, 0)), (0, marks.mark_of(1, 0)), (0, 0)])) == 2


def test_no_opening_of_the_best_shape_has_a_better_one():
    best = [code for code in codes.walk(CLASSIC) if shapes.of(CLASSIC, code) == (2, 1, 1)]
    for code in best[:: runs.of(10, 5, 1)]:
        (grade,) = graded(CLASSIC, [(code, marks.mark_of(0, 0))])
        assert (grade.best, grading.judged(grade)[0]) == (code, 100)


@pytest.mark.parametrize(
    "variant", [Variant(5, 10, repeats=False), Variant(6, 9, tells="exact"), Variant(6, 9, tells="places")]
)
def test_where_all_openings_are_alike_each_is_the_best(variant):
    guess = codes.draw(variant, random.Random(1).randrange)
    (grade,) = graded(variant, [(guess, marks.score(variant, guess, guess))])
    assert (grade.best, grading.judged(grade)[0]) == (guess, 100)


@pytest.mark.parametrize("name", ["numbers", "digits"])
def test_where_no_0_leads_the_first_row_has_no_better_opening(name):
    variant = named(name)
    for seed in range(5):
        guess, secret = (codes.draw(variant, random.Random(f"{seed} {at}").randrange) for at in range(2))
        mark = marks.score(variant, guess, secret)
        (grade,) = graded(variant, [(guess, mark)])
        plain = Counter(marks.score(variant, guess, code) for code in codes.walk(variant))
        assert (grade.before, grade.after, grade.about) == (9000, plain[mark], (False, False))
        assert not grade.counted
        assert grade.best == guess
        exact = 100 * sum(number * number for number in plain.values()) // 9000
        assert abs(grade.expected - exact) < exact // 5


def test_in_a_large_game_the_numbers_that_are_estimates_are_told():
    variant = Variant(6, 9)
    rows = rows_of(variant, [0, 3, 5, 1, 4, 6], [0, 0, 1, 1, 2, 2], [0, 3, 4, 4, 5, 5], [0, 3, 5, 1, 4, 6])
    first, second, third = graded(variant, rows)
    assert (first.before, second.before, third.before) == (531441, 22755, 808)
    assert [grade.about for grade in (first, second, third)] == [(False, False)] * 3
    assert [grade.counted for grade in (first, second, third)] == [True, False, False]
    assert grading.judged(first)[1] == 62


@pytest.mark.full
@pytest.mark.no_cover
@pytest.mark.parametrize("seed", [5, 8])
def test_a_guess_named_as_better_is_better(seed, summary):
    """In second rows of the super game, where too many codes fit to weigh each of them."""
    named_better = 0
    variant = named("super")
    chance = random.Random(seed)
    for _ in range(GUESSES):
        secret, *guesses = (codes.draw(variant, chance.randrange) for _ in range(3))
        rows = [(guess, marks.score(variant, guess, secret)) for guess in guesses]
        grade = graded(variant, rows)[1]
        if grade.best != guesses[1]:
            fit = fitting(variant, rows[:1])
            named_better += 1
            assert left_by(variant, grade.best, fit) < left_by(variant, guesses[1], fit)
    summary(f"Better guesses: in {named_better} of {GUESSES} positions of seed {seed} one was named, and it was.")
    assert named_better > 0


def left_by(variant, guess, fit):
    sizes = Counter(marks.score(variant, guess, code) for code in fit)
    return sum(size * size for size in sizes.values())
