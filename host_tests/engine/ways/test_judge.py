"""The codes that guesses are judged by: all that fit where a board has room for them, and otherwise a fair draw."""

import random

import pytest

from firmware.engine import marks, ranks
from firmware.engine.candidates import candidates, hold
from firmware.engine.variant import Variant
from tools.rounds import finish


def held_after(variant, rows):
    possible = candidates(variant, rows)
    held = []
    finish(hold(possible, random.Random(5).randrange, held))
    return possible, held


@pytest.mark.parametrize("mark", marks.possible(Variant(4, 6)))
def test_after_a_row_of_four_colours_all_that_fits_is_held(mark):
    variant = Variant(4, 6)
    guess = 0 + 1 * 6 + 2 * 36 + 3 * 216
    possible, held = held_after(variant, [(guess, mark)])
    assert held == [code for code in ranks.walk(variant) if marks.score(variant, guess, code) == mark]
    assert possible.remaining == len(held)


@pytest.mark.parametrize(
    ("shape", "most"),
    [((4, 6), 320), ((5, 8), 120), ((5, 9), 100), pytest.param((6, 9), 100, marks=pytest.mark.full)],
)
def test_a_draw_is_large_and_leaves_room_for_the_spaces_bits(shape, most):
    possible, held = held_after(Variant(*shape), [(0, 0)])
    assert possible.remaining > len(held)
    assert 100 <= len(held) <= most
    assert all(possible.fits(code) for code in held)
