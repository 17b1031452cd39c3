"""The genetic way plays a code that fits, also where evolution finds none."""

import random

import pytest

from firmware.engine import codes, marks
from firmware.engine.candidates import candidates
from firmware.engine.thinking import Thought
from firmware.engine.variant import Variant, named
from host_tests.engine.positions import drawn_rows
from tools.rounds import finish


@pytest.mark.parametrize("variant", [named("classic"), Variant(6, 9)], ids=["small", "large"])
def test_an_evolution_without_chance_plays_the_first_that_fits(variant):
    possible = candidates(variant)
    guess = codes.pack(variant, [0] * variant.pegs)
    possible.add(guess, marks.mark_of(0, 0))
    finish(possible.settle())
    thought = Thought("genetic", possible, lambda stop: 0)
    finish(thought.steps())
    assert thought.best == next(code for code in possible.ordered() if code is not None)


def test_there_is_a_best_code_before_one_fits():
    variant = named("classic")
    seen = set()
    for seed in range(8):
        possible = candidates(variant, [(codes.pack(variant, [0, 0, 1, 1]), marks.mark_of(1, 1))])
        finish(possible.settle())
        thought = Thought("genetic", possible, random.Random(seed).randrange)
        for _ in thought.steps():
            seen.add(possible.fits(thought.best))
    assert seen == {True, False}


def test_an_evolution_finds_codes_that_fit_and_ends():
    variant = Variant(6, 9)
    for seed in range(3):
        chance = random.Random(seed)
        possible = candidates(variant, drawn_rows(variant, chance, 3))
        finish(possible.settle())
        thought = Thought("genetic", possible, chance.randrange)
        fits = [possible.fits(thought.best) for _ in thought.steps()]
        assert any(fits)
        assert len(fits) < 600  # all its generations take 700 and more
