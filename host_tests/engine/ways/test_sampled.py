"""The sampled way goes on getting better until it is stopped, and varies codes without leaving the game."""

import random

import pytest

from firmware.engine import codes, marks
from firmware.engine.candidates import candidates
from firmware.engine.thinking import Thought
from firmware.engine.variant import Variant, named
from firmware.engine.ways.sampled import guesses_to_come, varied


@pytest.mark.parametrize(
    "variant",
    [Variant(4, 6), named("bulls"), Variant(4, 4, repeats=False), Variant(1, 2), Variant(6, 5, blanks=True)]
    + [named("numbers"), Variant(4, 10, False, zero=False)],
    ids=lambda variant: str(variant.key()),
)
def test_varying_reaches_all_codes_of_the_game_and_no_other(variant):
    chance = random.Random(12)
    code = codes.draw(variant, chance.randrange)
    seen = set()
    for _ in range(4000):
        code = codes.check(variant, varied(variant, code, chance.randrange))
        seen.add(code)
    assert len(seen) > min(codes.count(variant), 1000) * 0.9


def test_it_ends_at_once_at_a_guess_that_tells_all_codes_apart():
    possible = candidates(named("classic"))
    for digits, mark in (([0, 0, 1, 2], (2, 1)), ([0, 3, 1, 4], (2, 0))):
        possible.add(codes.pack(possible.variant, digits), marks.mark_of(*mark))
    thought = Thought("sampled", possible, random.Random(4).randrange)
    assert len(list(thought.steps())) < 100  # it ends at once, and goes on for a thousand where it may get better
    assert 2 < possible.remaining < 12


def test_few_guesses_to_come_are_counted_and_many_estimated():
    to_come = guesses_to_come(6, 6)
    assert to_come([1, 2, 1], 1 << 29) == 1024 * (1 + 3 + 1)
    assert to_come([3, 3], 1 << 29) > to_come([2, 2, 2], 1 << 29)  # ten at least, and nine
    assert to_come([6], 1 << 29) > 1024 * 6 * 3 // 2
    assert guesses_to_come(9, 6)([1], 1 << 29) == 1024  # one that stands for one and a half is one still
    drawn_from_more = guesses_to_come(600, 6)
    assert drawn_from_more([1], 1 << 29) > to_come([1], 1 << 29)


def test_counting_stops_at_the_bound():
    assert guesses_to_come(6, 6)([2, 2, 2], 1024) == 3 * 1024


def test_each_code_drawn_stands_for_its_share_of_those_that_fit():
    drawn, whole = guesses_to_come(600, 6), guesses_to_come(300, 300)
    assert 100 * drawn([3], 1 << 29) == whole([300], 1 << 29)
