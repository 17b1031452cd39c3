"""The worth of a guess in bits; what the other ways go by, their rows over all codes hold."""

import math

import pytest

from firmware.engine.ways import values

NONE = 1 << 30


def test_what_is_unknown_is_counted_in_bits():
    sizes = [1, 4, 3, 4, 1]
    bits = sum(size * math.log2(size) for size in sizes)
    assert values.unknown(sizes, NONE) == pytest.approx(1024 * bits, abs=len(sizes))
    assert values.unknown([1] * 9, NONE) == 0


@pytest.mark.parametrize("number", [1, 2, 3, 5, 7, 100, 1023, 1024, 1295, 32768, 10**6])
def test_the_logarithm_is_right_to_a_thousandth_exact_for_powers(number):
    told = values.log2(number)
    assert 0 <= 1024 * math.log2(number) - told < 2
    if number & (number - 1) == 0:
        assert told == 1024 * math.log2(number)
