"""A round is graded once, whoever asks for it, and anew where it was cut short or its rows have changed. The losses of
guesses against the best play: nothing by luck, a row by a guess that tells nothing, tenths between.
"""

import random

from firmware.engine import marks
from firmware.engine.grades import Grade
from firmware.engine.variant import Variant
from firmware.game import grading
from firmware.game.fields import packed, unpacked
from firmware.game.grading import CANNOT, ENOUGH, FIRST, HABITS, KNOWN, MOST_ROUNDS, NARROW, ROW, Losses, of_round
from firmware.game.match import OVER
from firmware.game.round import HELD, Round
from firmware.game.statistics import Statistics
from host_tests.game.matches import CLASSIC, begun, code, mark_all, to_first_row

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
    assert grading.judged(lucky) == (75, 75)
    assert grading.judged(unlucky) == (75, -50)


def test_only_rows_of_a_round_that_is_not_void_have_grades():
    played, void = over(), begun("helper")
    void.guess(OTHER)
    void.give_up()
    assert (grading.sides(played), grading.sides(played, True)) == ([0], [0])
    assert (grading.sides(void), grading.sides(void, True)) == ([], [])


def graded(*guesses, **more):
    """Return a round with these guesses, graded to the end."""
    return graded_match(*guesses, **more).round


def graded_match(*guesses, secret="1122", variant=CLASSIC):
    match = begun("break", variant)
    match.sides[0] = Round(variant, HELD, code(secret, variant))
    for guess in guesses:
        match.guess(code(guess, variant))
    if match.phase < OVER:
        match.give_up()
    run(match, grading.begin(match, 0))
    return match


def lost(*guesses, **more):
    """Return the tenths that the last guess lost, and by which habit."""
    habits = of_round(graded(*guesses, **more))[1:]
    before = of_round(graded(*guesses[:-1], **more))[1:] if guesses[1:] else (0,) * HABITS
    gone = [habits[at] - before[at] for at in range(HABITS)]
    return [(at, gone[at]) for at in range(HABITS) if gone[at]]


def test_the_best_guess_has_lost_nothing_whatever_came_of_it():
    assert of_round(graded("1123")) == (0, 0, 0, 0, 0)
    assert lost("1123", secret="4566") == []
    assert of_round(graded("123", "432", "111", secret="111", variant=SMALL)) == (0, 0, 0, 0, 0)  # none other was left


def test_a_first_guess_that_tells_little_has_lost_part_of_a_row():
    assert lost("1111") == [(FIRST, 5)]
    assert lost("1122", secret="4566") == [(FIRST, 1)]


def test_what_a_guess_tells_less_is_lost_by_its_habit():
    assert lost("1123", "1123", secret="4566") == [(KNOWN, 10)]  # a whole row
    assert of_round(graded(*["1123"] * 9, secret="4566"))[1 + KNOWN] == 63  # the most that a save has room for
    for guesses, secret, habit in ((("1123", "1111"), "1456", CANNOT), (("1111", "2222"), "3456", NARROW)):
        ((found, tenths),) = lost(*guesses, secret=secret)
        assert found == habit
        assert 2 < tenths < 10


def test_what_was_not_graded_to_the_end_is_not_known():
    played = graded("1123", "1456")
    played.grading.found.pop()
    assert of_round(played) is None
    played.grading = None
    assert of_round(played) is None
    assert of_round(graded()) is None
    again = graded("1123", "1456")
    again.rows.pop()
    assert of_round(again) is None


def test_grades_that_were_estimated_make_an_estimate():
    played = graded("1123")
    played.grading.found = [Grade(*grade[:-1], False) for grade in played.grading.found]
    assert of_round(played)[0] == 1


def of(*rounds):
    losses = Losses()
    for lost in rounds:
        losses.add(lost)
    return losses


def again(losses):
    content = packed(1, losses.walk)
    loaded = Losses()
    unpacked(content, 1, loaded.walk)
    return loaded, content


def test_the_last_twenty_are_kept_in_their_order():
    losses = of(*((0, number, 0, 0, 1) for number in range(23)))
    assert [tenths for tenths, _ in losses.rounds()] == list(range(4, 24))
    assert MOST_ROUNDS == 20


def test_they_come_back_and_a_round_more_changes_few_bytes():
    for number in [0, 1, 7, 19, 20, 21, 39]:
        chance = random.Random(number)
        losses = of(*((chance.randrange(2), *(chance.randrange(64) for _ in range(HABITS))) for _ in range(number)))
        loaded, content = again(losses)
        assert loaded.rounds() == losses.rounds()
        assert again(loaded)[1] == content
        assert len(content) <= 65
        losses.add((0, 1, 2, 3, 4))
        after = again(losses)[1]
        if number >= MOST_ROUNDS:
            assert sum(one != other for one, other in zip(content, after, strict=True)) <= 8


def test_the_costliest_habit_is_named_after_enough_rounds():
    one = (0, 1, 0, 4, 2)
    assert of(*[one] * (ENOUGH - 1)).worst() is None
    assert of(*[one] * ENOUGH).worst() == (CANNOT, 4 * ENOUGH)
    assert of(*[(0, 0, 0, ROW // ENOUGH, 0)] * ENOUGH).worst() == (CANNOT, ROW)
    assert of(*[(0, 1, 0, 0, 0)] * ENOUGH).worst() is None  # less than a row


def test_a_round_is_noted_once_it_counts_unless_a_hint_was_taken():
    for hints, rounds in [(0, 1), (1, 0)]:
        match = graded_match("1123", "1111", secret="1456")
        match.round.hints = hints
        statistics = Statistics()
        statistics.note(match)
        assert len(statistics.losses.rounds()) == rounds
