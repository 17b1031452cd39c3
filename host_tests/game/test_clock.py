"""The clock of a blitz: whose time is up has lost, and no time is won by a menu, a save or the device's work."""

import random

from firmware.game.match import GUESS, OVER, SET
from firmware.game.round import RUNNING, STOPPED, TIME_UP
from firmware.game.saved import dump, load
from firmware.game.score import standing
from firmware.game.statistics import Statistics
from host_tests.game.matches import CLASSIC, begun, code, to_first_row, work

SECRET, OTHER = code("1234"), code("5656")


def timed(clock, mode="break", variant=CLASSIC, **more):
    return to_first_row(begun(mode, variant, clock=clock, **more), SECRET)


def again(match):
    return load(dump(match), random.Random(1).randrange)


def test_whose_time_is_up_has_lost():
    match = timed("30")
    match.tick(29_999)
    assert (match.phase, match.clock.left_ms()) == (GUESS, 1)
    match.tick(10**6)
    assert (match.phase, match.round.state, match.clock.left_ms()) == (OVER, TIME_UP, 0)
    (record,) = Statistics().note(match)
    assert (record.played(), record.won(), record.streak) == (1, 0, 0)


def test_a_clock_of_up_to_a_minute_begins_anew_with_each_row():
    for clock, left_ms in (("30", 30_000), ("60", 60_000), ("180", 150_000)):
        match = timed(clock)
        match.tick(20_000)
        match.guess(OTHER)
        match.tick(0)
        if clock == "180":
            match.tick(10_000)
        assert match.clock.left_ms() == left_ms


def test_it_stands_while_a_code_is_set_or_the_device_works():
    match = begun("duel", clock="30")
    match.tick(10**6)
    assert match.phase == SET
    evil = timed("30", deal="evil")
    evil.guess(OTHER)
    evil.tick(10**6)
    work(evil)
    assert evil.clock.left_ms() == 30_000
    evil.mind().think(evil.round.rows, "first")
    while evil.jobs:
        evil.tick(10_000)
    assert evil.clock.left_ms() == 30_000


def test_in_a_race_each_side_has_its_own_time_to_lose_by():
    match = timed("180", "race", people=2, device=False)
    match.tick(100_000)
    match.guess(OTHER)
    assert (match.side, match.clock.left_ms()) == (1, 180_000)
    match.tick(30_000)
    match.guess(OTHER)
    assert (match.side, match.clock.left_ms()) == (0, 80_000)
    match.tick(80_000)
    assert [side.state for side in match.sides] == [TIME_UP, STOPPED]
    assert standing(match) == [11, 2]


def test_after_the_time_is_up_no_mark_is_taken_back():
    match = timed("30", "race", level="first")
    match.guess(OTHER)
    work(match)
    match.mark(0)
    work(match)
    assert (match.phase, match.can_take_back()) == (GUESS, True)
    match.tick(30_000)
    assert (match.phase, match.can_take_back()) == (OVER, False)
    assert again(match).sides[match.side].state == TIME_UP


def test_each_ten_seconds_are_worth_saving():
    match = timed("180")
    assert [bool(match.tick(ms)) for ms in (9_999, 1, 9_999, 0, 25_000)] == [False, True, False, False, True]
    assert not timed("off").tick(60_000)


def test_who_needs_no_time_has_no_clock():
    for mode in ("make", "watch", "helper", "practice"):
        assert begun(mode, clock="30").clock is None
    assert begun("day", clock="30", day=9823).clock is None
    assert begun("break").clock is None
    assert begun("break", clock="30").clock is not None
    assert timed("30").round.state == RUNNING
