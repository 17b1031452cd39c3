"""Rounds that are played out: every code at once comes to what each comes to by itself."""

import random
from collections import Counter

from firmware.engine import marks, ranks
from firmware.engine.variant import Variant
from tools import rounds

SMALL = Variant(2, 3, rows=9)


def least(_stop):
    return 0


def test_all_codes_together_take_what_each_takes_by_itself():
    alone = Counter(rounds.rows_needed(SMALL, "first", code, least) for code in ranks.walk(SMALL))
    assert rounds.lengths(SMALL, "first") == alone
    assert rounds.total(alone) == sum(rows * often for rows, often in alone.items())


def test_the_first_that_fits_takes_the_rows_of_a_hand_count():
    # 11; then 12, where two near mean 21; with nothing exact, 22
    assert [rounds.rows_needed(SMALL, "first", code, least) for code in (0, 1, 3, 4)] == [1, 3, 2, 2]
    assert rounds.lengths(SMALL, "first", secrets=[0, 1]) == {1: 1, 3: 1}


def test_a_code_not_found_takes_one_row_too_many():
    short = Variant(2, 3, rows=1)
    assert [rounds.rows_needed(short, "first", code, least) for code in (0, 8)] == [1, 2]


def test_a_thought_that_may_take_no_step_is_its_first_guess():
    thought = rounds.chosen("minimax", rounds.candidates(Variant(4, 6)), least, steps=0)
    assert (thought.best, thought.settled) == (0, False)
    assert rounds.chosen("minimax", rounds.candidates(Variant(4, 6)), least).settled


def test_a_thought_of_few_steps_hurries_to_a_fitting_code():
    possible = rounds.candidates(Variant(6, 9), [(5, marks.mark_of(1, 1))])
    thought = rounds.chosen("sampled", possible, random.Random(1).randrange, steps=150)
    assert not possible.whole  # nor is it known how many fit
    assert thought.fits
    assert possible.fits(thought.best)
