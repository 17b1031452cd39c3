"""The codes that guesses are judged by, where a board has no room for all that fit."""

import random
import tracemalloc

import pytest

from firmware.engine.candidates import candidates, hold
from firmware.engine.variant import Variant
from firmware.engine.ways.judge import Judge, expected_left
from tools.rounds import finish


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


def test_judging_holds_no_list_of_the_marks_of_ten_places():
    judging = Judge(Variant(10, 3, tells="places"), list(range(0, 3000, 30)), expected_left).search([], False)
    next(judging)
    tracemalloc.start()
    for _ in range(40):
        next(judging)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 1023 * 16
