"""A mind for each side, made on first use; each tick is a step of one of them."""

from firmware.game.minds import Minds
from firmware.game.rules import DEVICE, PERSON, Rules
from host_tests.game.matches import CLASSIC, TINY


def minds(rules=None, maker=DEVICE, library=None):
    return Minds(lambda _side: (maker, PERSON), rules or Rules("race", TINY), lambda stop: 0, library)


def test_a_side_has_one_mind_until_its_rows_are_forgotten():
    both = minds()
    first, second = both.of(0), both.of(1)
    assert first is both.of(0) is not second
    both.forget([0])
    assert both.of(0) is not first
    assert both.of(1) is second


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


def test_what_nobody_waits_for_is_cancelled():
    both = minds()
    both.of(1).think([], "first", False)
    assert both.busy
    both.cancel()
    assert not both.busy
    both.tick(1)
    both.hurry()


def test_a_side_reads_the_book_of_its_game_its_level_and_its_deal():
    asked = []

    def library(variant, level):
        asked.append((variant.key() == CLASSIC.key(), level))

    for deal, maker in (("mixed", DEVICE), ("mixed", PERSON), ("uniform", DEVICE)):
        rules = Rules("break", CLASSIC, level="book", deal=deal)
        mine = minds(rules, maker, library)
        mine.of(0).think([], "book", False)
        mine.tick(1)
    assert asked == [(True, "mixed"), (True, "book"), (True, "book")]
