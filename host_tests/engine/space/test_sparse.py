"""A board whose memory is too small to count the codes of a large space."""

import gc
import random

import pytest

from firmware.engine import marks
from firmware.engine.room import places_of
from firmware.engine.space.search import Search
from firmware.engine.space.sparse import Sparse
from firmware.engine.variant import Variant


@pytest.fixture
def cramped():
    """Return what is possible after two rows of a large game, without room to count it."""
    variant = Variant(10, 10)
    made = Sparse(variant)
    made.has_room = False
    secret = variant.space * 3 // 7
    for guess in (variant.space // 5, variant.space // 3):
        made.add(guess, marks.score(variant, guess, secret))
    return made


def test_without_room_a_draw_ends_with_codes_that_fit(cramped):
    drawn = [code for code in cramped.some(100, random.Random(1).randrange) if code is not None]
    assert drawn
    assert all(cramped.fits(code) for code in drawn)


def test_without_room_a_count_tells_how_many_were_met(cramped):
    steps = sum(1 for _ in cramped.settle())
    assert steps < 2000
    assert cramped.remaining > 0
    assert not cramped.whole
    assert not cramped.about


def test_a_draw_frees_the_search_of_a_count_left_behind(cramped):
    count = cramped.settle()
    next(count)
    drawing = cramped.some(1, random.Random(1).randrange)
    next(drawing)
    assert sum(isinstance(each, Search) for each in gc.get_objects()) == 1
    assert sum(1 for _ in count) == 0


@pytest.mark.parametrize(("pegs", "base", "places"), [(6, 9, 3), (7, 10, 3), (10, 2, 10), (4, 8, 3)])
def test_a_tail_fills_the_places_that_are_looked_at_together(pegs, base, places):
    assert places_of(Variant(pegs, base)) == places
