"""A mind for each side, made on first use; each tick is a step of one of them."""

import random

from firmware.game.match import Match
from firmware.game.rules import agree
from host_tests.game.matches import CLASSIC, TINY


def race(rules=None, library=None):
    return Match(rules or agree("race", TINY), random.Random(1).randrange, library)


def test_a_side_has_one_mind_until_its_rows_are_forgotten():
    both = race()
    assert not both.has_thought
    first = both.mind(0)
    assert both.has_thought
    second = both.mind(1)
    assert first is both.mind(0) is not second
    job = second.think([], "first", False)
    both.forget_thoughts()
    assert (job.over, both.has_thought) == (True, False)
    assert both.mind(0) is not first


def test_the_one_that_was_asked_works_and_then_the_other():
    both = race()
    assert not both.is_asked
    jobs = [both.mind(side).think([], "first", False) for side in (1, 0)]
    for _ in range(1000):
        if jobs[1].over:
            break
        assert both.is_asked
        assert not jobs[0].over, "the first side's comes first"
        both.do_job(1)
    for _ in range(1000):
        if jobs[0].over:
            break
        both.do_job(1)
    both.do_job(1)
    assert [job.over for job in jobs] == [True, True]
    assert not both.is_asked


def test_a_side_reads_the_book_of_its_game_level_and_deal():
    asked = []

    def library(variant, level):
        asked.append((variant.key() == CLASSIC.key(), level))

    for mode, deal in (("break", "mixed"), ("make", "mixed"), ("break", "uniform")):
        mine = race(agree(mode, CLASSIC, level="book", deal=deal), library)
        mine.mind(0).think([], "book", False)
        for _ in range(2):
            mine.do_job(1)
    assert asked == [(True, "mixed"), (True, "book"), (True, "book")]
