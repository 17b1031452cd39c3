"""A mind for each side, made on first use; each tick is a step of one of them."""

import random

from firmware.game.match import Match
from firmware.game.rules import agree
from host_tests.game.matches import CLASSIC, TINY


def minds(rules=None, library=None):
    return Match(rules or agree("race", TINY), random.Random(1).randrange, library).minds


def test_a_side_has_one_mind_until_its_rows_are_forgotten():
    both = minds()
    assert not both.has_any
    first = both.of(0)
    assert both.has_any
    second = both.of(1)
    assert first is both.of(0) is not second
    both.forget()
    assert both.of(0) is not first


def test_the_one_that_was_asked_works_and_then_the_other():
    both = minds()
    assert not both.busy
    jobs = [both.of(side).think([], "first", False) for side in (1, 0)]
    for _ in range(1000):
        if jobs[1].over:
            break
        assert both.busy
        assert not jobs[0].over, "the first side's comes first"
        both.tick(1)
    for _ in range(1000):
        if jobs[0].over:
            break
        both.tick(1)
    both.tick(1)
    assert [job.over for job in jobs] == [True, True]
    assert not both.busy


def test_a_side_reads_the_book_of_its_game_level_and_deal():
    asked = []

    def library(variant, level):
        asked.append((variant.key() == CLASSIC.key(), level))

    for mode, deal in (("break", "mixed"), ("make", "mixed"), ("break", "uniform")):
        mine = minds(agree(mode, CLASSIC, level="book", deal=deal), library)
        mine.of(0).think([], "book", False)
        for _ in range(2):
            mine.tick(1)
    assert asked == [(True, "mixed"), (True, "book"), (True, "book")]


def test_one_that_is_asked_something_is_not_forgotten():
    both = minds()
    job = both.of(0).think([], "first", False)
    both.forget()
    for _ in range(1000):
        both.tick(5)
    assert job.over
    both.forget()
    assert not both.has_any
