"""What the device makes of a round's rows, without ever seeing the code."""

import random

import pytest

from firmware.engine import marks
from firmware.engine.candidates import finish
from firmware.engine.variant import Variant
from firmware.game.mind import Mind, limit_ms
from host_tests.game.playing import CLASSIC, begun, code

SECRET = code("1433")
ROWS = [(guess, marks.score(CLASSIC, guess, SECRET)) for guess in (code("1122"), code("1344"), code("5433"))]


def following(mind, rows):
    finish(mind.follow(rows))
    assert mind.candidates.rows == rows
    return mind.candidates.left


def test_it_follows_the_rows_as_they_come_and_as_they_are_taken_back_or_corrected():
    mind = Mind(CLASSIC, random.Random(1).randrange)
    left = [following(mind, ROWS[:number]) for number in range(4)]
    assert left == sorted(left, reverse=True)
    assert left[0] == 1296
    assert following(mind, ROWS[:1]) == left[1]
    other = [ROWS[0], (ROWS[1][0], 0), ROWS[2]]
    fresh = Mind(CLASSIC, random.Random(1).randrange)
    assert following(mind, other) == following(fresh, other)
    assert following(mind, []) == 1296


def test_it_gives_back_control_on_the_way():
    mind = Mind(Variant(6, 9), random.Random(1).randrange)
    assert len(list(mind.follow([(5, marks.mark_of(1, 1))]))) > 3


def test_it_knows_when_no_code_is_left_and_only_then():
    mind = Mind(CLASSIC, random.Random(1).randrange)
    for rows, contradicted in (([], False), (ROWS, False), ([(0, 0), (0, 1)], True), (ROWS[:1], False)):
        following(mind, rows)
        assert mind.contradicted() == contradicted


def test_it_does_not_know_the_code():
    match = begun("break", Variant(10, 10), seed=4)
    mind = match.mind()
    assert mind is match.mind() is match.mind(0)
    kept = [value for name, value in vars(mind).items() if name != "_randrange"]
    assert match.round.known() not in kept
    assert mind.candidates.rows == []


def test_each_side_of_a_race_has_a_mind_of_its_own():
    match = begun("race")
    assert match.mind(0) is not match.mind(1)


def test_a_thought_is_of_the_level_asked_for():
    mind = Mind(CLASSIC, random.Random(1).randrange)
    finish(mind.follow([]))
    thought = mind.thought("first")
    while thought.step():
        pass
    assert thought.best == code("1111")


def test_the_time_to_think_goes_by_the_size_of_the_space():
    assert [limit_ms(Variant(*key), "parts") for key in ((4, 6), (5, 8), (10, 10))] == [1450, 3950, 9950]
    assert [limit_ms(CLASSIC, level) for level in ("book", "minimax", "entropy")] == [1450, 5000, 5000]
    assert limit_ms(Variant(10, 10), "minimax") == 9950


def test_two_who_follow_at_a_time_do_the_work_once():
    mind = Mind(Variant(6, 6), random.Random(1).randrange)
    alone = Mind(Variant(6, 6), random.Random(1).randrange)
    rows = [(guess, marks.score(mind.candidates.variant, guess, 1234)) for guess in (7, 999, 40404)]
    two = [mind.follow(rows), mind.follow(rows)]
    steps = 0
    while two:
        for one in list(two):
            steps += 1
            if next(one, "over") == "over":
                two.remove(one)
    assert steps <= len(list(alone.follow(rows))) + 2
    assert (mind.candidates.left, mind.candidates.whole) == (alone.candidates.left, True)


@pytest.mark.parametrize(("mode", "forgets"), [("break", True), ("helper", False), ("make", False)])
def test_at_rest_what_was_made_of_the_rows_is_forgotten_where_the_device_is_seldom_asked(mode, forgets):
    match = begun(mode)
    while match.busy:
        match.tick(1)
    mind = match.mind()
    match.rest()
    assert (match.mind() is not mind) == forgets


def test_a_device_at_work_does_not_rest():
    match = begun("break", setting="evil")
    match.guess(SECRET)
    assert match.busy
    mind = match.mind()
    match.rest()
    assert match.mind() is mind
