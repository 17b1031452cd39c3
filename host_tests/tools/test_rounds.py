"""Thoughts that are cut short; the strengths of the ways hold how rounds are played out and counted."""

import random

from firmware.engine import marks
from firmware.engine.variant import Variant
from tools import rounds


def test_a_thought_that_may_take_no_step_is_its_first_guess():
    thought = rounds.chosen("minimax", rounds.candidates(Variant(4, 6)), lambda stop: 0, steps=0)
    assert (thought.best, thought.settled) == (0, False)
    assert rounds.chosen("minimax", rounds.candidates(Variant(4, 6)), lambda stop: 0).settled


def test_a_thought_of_few_steps_hurries_to_a_fitting_code():
    possible = rounds.candidates(Variant(6, 9), [(5, marks.mark_of(1, 1))])
    thought = rounds.chosen("sampled", possible, random.Random(1).randrange, steps=150)
    assert not possible.whole  # nor is it known how many fit
    assert possible.fits(thought.best)
