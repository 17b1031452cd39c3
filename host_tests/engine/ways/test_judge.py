"""The worth of a guess in bits, and the codes that guesses are judged by where a board has no room for all that fit."""

import math
import random
import tracemalloc

import pytest

from firmware.engine.candidates import candidates, hold
from firmware.engine.variant import Variant
from firmware.engine.ways.judge import VALUES, Judge, expected_left, log2
from tools.rounds import finish

NONE = 1 << 30


@pytest.mark.parametrize(
    ("shape", "most"),
    [((4, 6), 320), ((5, 8), 120), ((5, 9), 100), pytest.param((6, 9), 100, marks=pytest.mark.full)],
)
def test_a_draw_is_large_and_leaves_room_for_the_spaces_bits(shape, most):
    possible, held = candidates(Variant(*shape), [(0, 0)]), []
    finish(hold(possible, random.Random(5).randrange, held))
    assert possible.remaining > len(held)
    assert 100 <= len(held) <= most
    assert all(possible.fits(code) for code in held)


@pytest.mark.no_cover
def test_judging_holds_no_list_of_the_marks_of_ten_places():
    judging = Judge(Variant(10, 3, tells="places"), list(range(0, 3000, 30)), expected_left).search([], False)
    next(judging)
    tracemalloc.start()
    for _ in range(40):
        next(judging)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 1023 * 16


def test_what_is_unknown_is_counted_in_bits():
    sizes = [1, 4, 3, 4, 1]
    bits = sum(size * math.log2(size) for size in sizes)
    assert VALUES["entropy"](sizes, NONE) == pytest.approx(1024 * bits, abs=len(sizes))
    assert VALUES["entropy"]([1] * 9, NONE) == 0


@pytest.mark.parametrize("number", [1, 2, 3, 5, 7, 100, 1023, 1024, 1295, 32768, 10**6])
def test_the_logarithm_is_right_to_a_thousandth_exact_for_powers(number):
    told = log2(number)
    assert 0 <= 1024 * math.log2(number) - told < 2
    if number & (number - 1) == 0:
        assert told == 1024 * math.log2(number)
