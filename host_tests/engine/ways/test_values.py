"""The worth of a guess, against sums that are written out."""

import math

import pytest

from firmware.engine.ways import judge, values

SIZES = [1, 4, 3, 4, 1]
NONE = 1 << 30


@pytest.mark.parametrize(
    ("value_of", "worth"),
    [(judge.expected_left, 1 + 16 + 9 + 16 + 1), (values.fewest_parts, -5), (values.worst_part, 4)],
)
def test_the_value_is_the_sum_that_the_way_goes_by(value_of, worth):
    assert value_of(SIZES, NONE) == worth
    assert value_of(iter(SIZES), NONE) == worth


def test_what_is_unknown_is_counted_in_bits():
    bits = sum(size * math.log2(size) for size in SIZES)
    assert values.unknown(SIZES, NONE) == pytest.approx(1024 * bits, abs=len(SIZES))
    assert values.unknown([1] * 9, NONE) == 0


@pytest.mark.parametrize("value_of", [judge.expected_left, values.worst_part, values.unknown])
def test_it_stops_where_it_is_no_better_than_the_bound(value_of):
    whole = value_of([7, 5], NONE)
    for bound in (whole, value_of([7], NONE)):
        behind = iter([7, 5, 99])
        assert value_of(behind, bound) >= bound
        assert 99 in behind, "the rest was not looked at"
    assert value_of([7, 5], whole + 1) == whole


@pytest.mark.parametrize("number", [1, 2, 3, 5, 7, 100, 1023, 1024, 1295, 32768, 10**6])
def test_the_logarithm_is_right_to_a_thousandth_exact_for_powers(number):
    told = values.log2(number)
    assert 0 <= 1024 * math.log2(number) - told < 2
    if number & (number - 1) == 0:
        assert told == 1024 * math.log2(number)
