"""The ways that weigh nothing go by the order of the codes that fit, or by chance alone."""

import random

import pytest

from firmware.engine import ranks
from firmware.engine.candidates import candidates
from firmware.engine.thinking import Thought
from firmware.engine.variant import Variant
from host_tests.engine.positions import fitting, row_of
from tools.rounds import finish

SMALL = Variant(3, 4, rows=9)
SECRET = 37


def guessed(way, guesses=(), randrange=lambda stop: 0):
    possible = candidates(SMALL)
    for guess in guesses:
        possible.add(*row_of(SMALL, SECRET, guess))
    finish(possible.settle())
    thought = Thought(way, possible, randrange)
    while thought.step():
        pass
    return thought.best


def fit(*guesses):
    """Return the codes that fit, in reading order."""
    return fitting(SMALL, [row_of(SMALL, SECRET, guess) for guess in guesses])


@pytest.mark.parametrize("guesses", [(), (5,), (5, 11)])
def test_the_first_that_fits_is_the_first_in_reading_order(guesses):
    assert guessed("first", guesses) == fit(*guesses)[0]


@pytest.mark.parametrize("guesses", [(5,), (5, 11), (62,), (63,)])
def test_next_plays_what_fits_behind_the_last_guess_and_around(guesses):
    every = list(ranks.walk(SMALL))
    last = every.index(guesses[-1])
    behind = every[last + 1 :] + every[: last + 1]
    assert guessed("next", guesses) == next(code for code in behind if code in fit(*guesses))


@pytest.mark.parametrize("guesses", [(5,), (5, 11), (5, 11, 40)])
def test_the_tenth_that_fits_or_the_last_of_fewer(guesses):
    there = fit(*guesses)
    assert guessed("tenth", guesses) == there[min(10, len(there)) - 1]


def test_by_chance_each_that_fits_is_drawn_and_no_other():
    chance = random.Random(1).randrange
    assert {guessed("random", (5,), chance) for _ in range(40 * len(fit(5)))} == set(fit(5))
