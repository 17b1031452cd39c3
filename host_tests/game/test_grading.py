"""A round is graded once, whoever asks for it, and anew where it was cut short or its rows have changed."""

from firmware.engine import marks
from firmware.engine.grades import Grade
from firmware.engine.variant import Variant
from firmware.game import grading
from firmware.game.round import HELD, Round
from host_tests.game.matches import begun, code, mark_all, to_first_row

OTHER = code("5656")
SMALL = Variant(3, 4)


def over():
    match = begun("break")
    match.guess(OTHER)
    match.give_up()
    return match


def run(match, job):
    while not job.over:
        match.tick(1)
    return job


def test_whoever_asks_gets_the_same_job():
    match = over()
    job = grading.begin(match, 0)
    assert grading.begin(match, 0) is job
    assert run(match, job).whole
    match.forget_thoughts()
    assert grading.begin(match, 0) is job


def test_grading_cut_short_is_begun_anew_unless_its_time_was_up():
    match = over()
    job = grading.begin(match, 0)
    match.forget_thoughts()
    again = grading.begin(match, 0)
    assert again is not job
    again.hurry()
    match.tick(1)
    assert (again.over, again.whole) == (True, False)
    assert grading.begin(match, 0) is again
    anew = grading.begin(match, 0, anew=True)
    assert anew is not again
    assert run(match, anew).whole


def test_rows_that_have_changed_are_graded_anew():
    secret = code("1234")
    match = mark_all(to_first_row(begun("make", level="first"), secret), secret)
    job = grading.begin(match, 0)
    match.take_back()
    match.mark(0)
    mark_all(match, secret)
    match.give_up()
    assert grading.begin(match, 0) is not job


def test_the_best_guess_has_to_fit_under_the_hard_rule_alone():
    for hard in (False, True):
        match = begun("break", SMALL, hard=hard)
        match.sides[0] = Round(SMALL, HELD, code("311", SMALL))
        for guess in ("411", "211"):
            match.guess(code(guess, SMALL))
        match.give_up()
        job = run(match, grading.begin(match, 0))
        assert marks.fits(SMALL, match.round.rows[:1], job.found[1].best) == hard


def test_luck_is_apart_from_skill():
    lucky = Grade(100, 5, (False, False), 2000, 1500, 0, True)
    unlucky = Grade(100, 40, (False, False), 2000, 1500, 0, True)
    assert grading.skill(lucky) == grading.skill(unlucky) == 75
    assert grading.luck(lucky) == 75
    assert grading.luck(unlucky) == -50


def test_only_rows_of_a_round_that_is_not_void_have_grades():
    played, void = over(), begun("helper")
    void.guess(OTHER)
    void.give_up()
    assert (grading.sides(played), grading.sides(played, True)) == ([0], [0])
    assert (grading.sides(void), grading.sides(void, True)) == ([], [])
