"""A round is graded once, whoever asks for it, and anew where it was cut short or its rows have changed."""

from firmware.game import grading
from host_tests.game.matches import begun, code, mark_all, to_first_row

OTHER = code("5656")


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
    match.forget()
    assert grading.begin(match, 0) is job


def test_what_was_cut_short_is_begun_anew_unless_there_was_no_time_for_it():
    match = over()
    job = grading.begin(match, 0)
    match.minds.cancel()
    again = grading.begin(match, 0)
    assert again is not job
    again.hurry()
    match.tick(1)
    assert (again.over, again.whole) == (True, False)
    assert grading.begin(match, 0) is again


def test_rows_that_have_changed_are_graded_anew():
    secret = code("1234")
    match = mark_all(to_first_row(begun("make", level="first"), secret), secret)
    job = grading.begin(match, 0)
    match.take_back()
    match.mark(0)
    mark_all(match, secret)
    match.give_up()
    assert grading.begin(match, 0) is not job
