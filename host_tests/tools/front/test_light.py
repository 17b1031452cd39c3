"""The look of a pixel in a terminal."""

import itertools

import pytest

from firmware.ui import inks
from tools.front.light import BACKGROUND, LEAST, OFF, clear, contrast, halves, seen
from tools.front.reader import rgb


def test_a_light_twice_as_strong_is_seen_a_little_brighter():
    levels = [max(seen((1 << bit, 0, 0))) for bit in range(8)]
    assert levels == sorted(set(levels))
    assert max(later - earlier for earlier, later in itertools.pairwise(levels)) < 60
    assert seen((255, 255, 255)) == (255, 255, 255)
    assert seen((0, 0, 0)) == OFF


@pytest.mark.parametrize("step", range(inks.STEPS))
def test_the_colours_stay_apart(step):
    lights = [seen(rgb(number)) for number in inks.table("vivid", step)[inks.RED : inks.LIME + 1]]
    for light in lights:
        assert [other for other in lights if sum(map(abs, map(int.__sub__, light, other))) < 40] == [light]


@pytest.mark.parametrize("name", inks.PALETTES)
def test_every_colour_stands_out_and_is_no_paler_than_it_must_be(name):
    assert contrast((0, 0, 0), (255, 255, 255)) == 21
    assert contrast(BACKGROUND, seen((0, 0, 255))) < LEAST
    for light in inks.table(name, inks.STEPS - 1)[inks.RED : inks.NEAR + 1]:
        there = seen(rgb(light))
        drawn = clear(there)
        assert contrast(BACKGROUND, drawn) >= LEAST
        assert (drawn == there) == (contrast(BACKGROUND, there) >= LEAST)
        assert contrast(BACKGROUND, drawn) < LEAST * 1.1 or drawn == there


@pytest.mark.parametrize("side", [4, 6, 8, 12])
def test_a_light_is_round_and_glows(side):
    square = halves((0, 200, 0), side)
    assert [len(row) for row in square] == [side] * side
    assert square == square[::-1] == [row[::-1] for row in square]
    corner, rim, heart = square[0][0][1], square[0][side // 2][1], square[side // 2][side // 2][1]
    assert BACKGROUND[1] < corner < rim < heart
