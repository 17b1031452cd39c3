"""The device works in steps, within its time, and stops early when someone has waited long enough."""

import random

from firmware.engine import marks
from firmware.engine.book import from_shelf
from firmware.engine.variant import Variant
from firmware.game.match import CHECK, DISPUTE, GUESS, MARK, THINK, Match
from firmware.game.modes import PERSON
from firmware.game.round import WON
from firmware.game.rules import agree
from firmware.game.saved import dump, load
from firmware.game.work import LONGEST_MS
from host_tests.game.matches import CLASSIC, begun, code, to_first_row, work
from tools.books import shelf

LARGE = Variant(8, 10, rows=20)


def ticks_until_done(match, ms, most=5000):
    for ticks in range(most):
        if not match.busy:
            return ticks
        match.tick(ms)
    raise AssertionError("the device is at work for too long")


def test_each_phase_of_the_device_has_work_and_its_own_time():
    match = begun("make", level="parts")
    assert not match.busy
    match.ready()
    for phase in (THINK, CHECK):
        assert (match.phase, match.busy, match.worked_ms) == (phase, True, 0)
        match.tick(30)
        match.tick(40)
        assert match.phase != phase or match.worked_ms == 70, "it begins anew with the next phase"
        work(match)
        if match.phase == MARK:
            assert not match.busy
            match.mark(0)


def test_an_evil_mark_in_a_large_space_is_given_in_time():
    match = begun("break", LARGE, deal="evil")
    for guess in (12345678, 87654321, 5):
        match.guess(guess)
        assert ticks_until_done(match, 100) <= LONGEST_MS // 100 + 2
        assert match.phase == GUESS
        witness = match.round.hidden_code()
        assert all(marks.score(LARGE, row, witness) == mark for row, mark in match.round.rows)


def found_out():
    """Return a match in which the device has just found that no code fits, and how long that took it."""
    match = begun("make", level="first")
    match.ready()
    checked = 0
    while match.phase != DISPUTE:
        checked += match.phase == CHECK
        if match.phase == MARK:
            match.mark(0)
        match.tick(1)
    return match, checked


def test_a_dispute_is_found_early_and_examined_in_its_time():
    match, checked = found_out()
    assert checked < 100
    assert match.findings == []
    assert ticks_until_done(match, 1) > 1
    assert match.findings
    match.begin_work()
    assert ticks_until_done(match, LONGEST_MS) <= 2
    assert match.findings == []


def by_the_book(seed):
    rules = agree("make", CLASSIC, level="book")
    return to_first_row(
        Match(rules, random.Random(seed).randrange, lambda _variant, _level: shelf.book("classic")), None
    )


def test_by_the_book_no_two_rounds_open_alike():
    assert len({by_the_book(seed).round.pending for seed in range(50)}) > 30


def test_an_opening_whose_mark_is_taken_back_stays():
    match = by_the_book(1)
    opening = match.round.pending
    match.mark(marks.mark_of(1, 1))
    work(match)
    match.take_back()
    assert work(match).round.pending == opening


def test_the_device_plays_by_the_book_of_its_level_and_deal():
    for level, deal, name in (
        ("five", "uniform", "classic-five"),
        ("five", "mixed", "classic-five"),
        ("book", "mixed", "classic-mixed"),
    ):
        asked, library = a_library()
        match = Match(agree("watch", CLASSIC, level=level, deal=deal), random.Random(1).randrange, library)
        work(match)
        assert set(asked) == {name}
        assert match.round.state == WON


def test_a_person_may_set_one_colour_where_the_device_does_not():
    asked, library = a_library()
    match = Match(agree("match", CLASSIC, people=1, deal="mixed"), random.Random(1).randrange, library)
    while match.kinds()[0] != PERSON:
        match.give_up()
        match.next()
    match.ready()
    work(match)
    assert set(asked) == {"classic"}


def a_library():
    """Return the names of the books that it was asked for, and the library."""
    asked = []

    def library(variant, level):
        return from_shelf(variant, level, lambda name: asked.append(name) or shelf.path_of(name).open("rb"))

    return asked, library


CONTRADICTORY = (("16451683", 0, 4), ("43244474", 1, 2), ("15588251", 2, 1), ("72714362", 4, 1), ("86482433", 3, 2))


def contradictory(mode, tick_ms):
    """Five rows of a large game that no code fits, looked through in steps that seem to take so long."""
    match = begun(mode, Variant(8, 8), level="random")
    for guess, exact, near in CONTRADICTORY:
        match.guess(code(guess, match.rules.variant))
        match.mark(marks.mark_of(exact, near))
        while match.phase == CHECK:
            match.tick(tick_ms)
    return match


def until_dispute(match):
    for _ in range(5000):
        if match.phase == DISPUTE:
            break
        match.tick(1)
    assert (match.phase, match.unsure) == (DISPUTE, False)
    assert len(match.round.rows) == len(CONTRADICTORY)
    assert match.round.pending is None


def test_a_contradiction_opens_the_dispute_at_once_or_later():
    assert contradictory("helper", 1).phase == DISPUTE
    match = contradictory("helper", 4000)
    assert (match.phase, match.unsure) == (GUESS, True)
    again = load(dump(match), random.randrange)
    until_dispute(match)
    again.guess(code("11223344", match.rules.variant))
    assert again.phase == MARK
    until_dispute(again)  # the guess that waits is taken back


def test_a_mark_that_is_taken_back_leaves_the_doubt_about_the_rows_before_it():
    match = contradictory("helper", 4000)
    match.guess(code("11223344", match.rules.variant))
    match.mark(0)
    work(match)  # this check comes to its end
    assert match.phase == DISPUTE
    match.take_back()
    assert match.phase == MARK
    until_dispute(match)


def test_in_a_race_a_doubt_waits_for_the_side_that_was_marked():
    match = to_first_row(begun("race", Variant(8, 8), level="random"), None)
    while not match.unsure:
        match.guess(code("11111111", match.rules.variant))
        work(match)
        match.mark(0)
        while match.phase == CHECK:
            match.tick(LONGEST_MS)
    assert (match.phase, match.side) == (GUESS, 0)
    for _ in range(100):
        match.tick(1)
        assert (match.unsure, match.jobs) == (True, [])


def test_the_witness_stands_for_the_codes_not_looked_at():
    guess = code("1111")
    for witness, mark in ((code("2222"), 0), (guess, 4)):
        match = begun("break", deal="evil")
        match.round.reveal(witness)
        match.guess(guess)
        match.hurry()
        match.tick(1)
        assert (match.round.rows, match.round.hidden_code()) == ([(guess, mark)], witness)
