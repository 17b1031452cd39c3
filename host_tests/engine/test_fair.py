"""A draw by fronts meets every code that fits equally often, and ends where it would find next to nothing."""

import random

import pytest

from firmware.engine import codes, marks
from firmware.engine.fair import fair_draw
from firmware.engine.variant import TELLS, Variant


def draw(variant, rows, most, seed):
    drawn = []
    for code in fair_draw(variant, rows, random.Random(seed).randrange):
        if code is not None:
            drawn.append(code)
        if len(drawn) == most:
            break
    return drawn


def fitting(variant, rows):
    return [
        code for code in codes.walk(variant) if all(marks.score(variant, guess, code) == mark for guess, mark in rows)
    ]


def test_no_code_is_likelier_than_another():
    variant = Variant(7, 4)
    rows = [(codes.pack(variant, [0, 0, 1, 1, 2, 2, 3]), marks.mark_of(3, 2))]
    fit = fitting(variant, rows)
    drawn = draw(variant, rows, 100 * len(fit), 1)
    seen = [drawn.count(code) for code in fit]
    assert sum(seen) == len(drawn)
    assert 55 < min(seen) <= max(seen) < 150  # 100 each, and all that a front gives come or go together


@pytest.mark.parametrize("tells", TELLS)
@pytest.mark.parametrize("shape", [(7, 4), (5, 8, False), (6, 4, True, True), (4, 6)], ids=str)
def test_what_is_drawn_fits(shape, tells):
    variant = Variant(*shape, tells=tells)
    chance = random.Random(2)
    secret = codes.draw(variant, chance.randrange)
    guesses = [codes.draw(variant, chance.randrange) for _ in range(5)]
    rows = [(guess, marks.score(variant, guess, secret)) for guess in guesses]
    drawn = draw(variant, rows, 50, 3)
    assert drawn
    assert set(drawn) <= set(fitting(variant, rows))


def test_it_ends_where_next_to_nothing_fits():
    variant = Variant(8, 10)
    rows = [(0, marks.mark_of(1, 0)), (0, marks.mark_of(2, 0))]
    assert draw(variant, rows, 1, 4) == []


def test_it_ends_at_once_where_a_place_cannot_be_any_colour():
    variant = Variant(8, 10, tells="places")
    assert draw(variant, [(0, 1), (1, 1)], 1, 5) == []
