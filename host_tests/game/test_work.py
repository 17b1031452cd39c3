"""The device's work: in steps, within its time, and cut short where someone has waited long enough."""

import random

import pytest

from firmware.engine import disguise, marks
from firmware.engine.variant import Variant
from firmware.game.match import FOR_EVER_MS, Match
from firmware.game.mind import limit_ms
from firmware.game.phases import CHECK, DISPUTE, GUESS, MARK, THINK
from firmware.game.rules import Rules
from firmware.game.work import LONGEST_MS, begin
from host_tests.game.playing import CLASSIC, begun, contradict, mark_all, to_first_row, work
from tools.books import shelf

LARGE = Variant(8, 10, rows=20)


def ticks_until_done(match, ms, most=5000):
    for ticks in range(most):
        if not match.busy:
            return ticks
        match.tick(ms)
    raise AssertionError("the device is at work for too long")


@pytest.mark.parametrize("level", ["sampled", "parts", "entropy", "random", "first"])
def test_a_thought_ends_when_its_time_is_up(level):
    match = to_first_row(begun("make", LARGE, level=level), None)
    match.mark(marks.mark_of(2, 3))
    while match.phase == CHECK:
        match.tick(1)
    assert match.phase == THINK
    ticks = ticks_until_done(match, 1000)
    assert match.phase == MARK
    # a step each second: after the rows are followed there is at most the limit
    assert ticks <= 100 + limit_ms(LARGE, level) // 1000


def test_work_begins_with_its_phase_and_ends_with_it():
    match = begun("make", level="parts")
    assert begin(match) is None
    match.ready()
    for phase in (THINK, CHECK):
        assert (match.phase, match.busy, match.worked_ms) == (phase, True, 0)
        match.tick(7)
        work(match)
        if match.phase == MARK:
            match.mark(0)


def test_time_counts_from_the_start_of_a_phase():
    match = begun("break", setting="evil")
    match.guess(5)
    match.tick(30)
    match.tick(40)
    assert match.worked_ms == 70
    match.hurry()
    assert match.worked_ms == FOR_EVER_MS
    work(match)
    assert (match.phase, match.worked_ms) == (GUESS, 0)


def test_an_evil_mark_in_a_large_space_is_given_in_time():
    match = begun("break", LARGE, setting="evil")
    for guess in (12345678, 87654321, 5):
        match.guess(guess)
        assert ticks_until_done(match, 100) <= LONGEST_MS // 100 + 2
        assert match.phase == GUESS
        witness = match.round.known()
        assert all(marks.score(LARGE, row, witness) == mark for row, mark in match.round.rows)


def test_a_dispute_is_examined_until_its_time_is_up():
    match = begun("make", level="first")
    match.ready()
    while match.phase != DISPUTE:
        contradict_once(match)
    assert match.findings == []
    assert ticks_until_done(match, 1) > 1
    assert match.findings
    match.restored()
    assert ticks_until_done(match, LONGEST_MS) <= 2
    assert match.findings == []


def contradict_once(match):
    if match.phase == MARK:
        match.mark(0)
    match.tick(1)


def test_a_dispute_can_be_answered_while_it_is_examined():
    match = contradict(begun("make", level="first"))
    match.ready()
    while match.phase != DISPUTE:
        contradict_once(match)
    match.tick(1)
    match.correct([(len(match.round.rows) - 1, marks.solved(CLASSIC))])
    work(match)
    assert match.round.secret() is not None


def by_the_book(seed):
    rules = Rules("make", CLASSIC, level="book")
    return to_first_row(Match(rules, random.Random(seed).randrange, lambda _variant: shelf.book("classic")), None)


def test_by_the_book_no_two_rounds_open_alike():
    assert len({by_the_book(seed).round.pending for seed in range(50)}) > 30


def test_a_round_goes_on_by_the_book_under_the_names_of_its_opening():
    book = shelf.book("classic")
    for seed in range(20):
        match = mark_all(by_the_book(seed), (seed * 65 + 7) % 1296)
        rows = match.round.rows
        assert len(rows) <= book.worst
        assert [disguise.guess(book, rows[:number]) for number in range(1, len(rows))] == [row[0] for row in rows[1:]]


def test_an_opening_whose_mark_is_taken_back_stays():
    match = by_the_book(1)
    opening = match.round.pending
    match.mark(marks.mark_of(1, 1))
    work(match)
    match.take_back()
    assert work(match).round.pending == opening
