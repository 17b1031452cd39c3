"""A variant says what is played, and refuses what cannot be."""

import pytest

from firmware.engine.games import named
from firmware.engine.variant import Variant


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"pegs": 0}, "pegs must be a whole number from 1 to 10, not 0"),
        ({"pegs": 11}, "pegs must be a whole number from 1 to 10, not 11"),
        ({"pegs": True}, "pegs must be a whole number from 1 to 10, not True"),
        ({"pegs": 4.0}, "pegs must be a whole number from 1 to 10, not 4.0"),
        ({"colours": 1}, "colours must be a whole number from 2 to 10, not 1"),
        ({"colours": "6"}, "colours must be a whole number from 2 to 10, not '6'"),
        ({"rows": 21}, "rows must be a whole number from 1 to 20, not 21"),
        ({"rows": None}, "rows must be a whole number from 1 to 20, not None"),
        ({"repeats": 1}, "repeats must be True or False, not 1"),
        ({"blanks": "no"}, "blanks must be True or False, not 'no'"),
        ({"zero": 0}, "zero must be True or False, not 0"),
        ({"tells": "all"}, "tells must be one of classic, exact, places, not 'all'"),
        (
            {"pegs": 7, "repeats": False},
            "without repeats pegs must be at most 6, the colours that there are, not 7",
        ),
    ],
)
def test_a_bad_variant_is_refused_with_the_value_and_the_range(wrong, sentence):
    with pytest.raises(ValueError, match="^" + sentence + "$"):
        Variant(**{"pegs": 4, "colours": 6, **wrong})


@pytest.mark.parametrize(("colours", "blanks"), [(2, False), (9, False), (10, True)])
def test_where_codes_cannot_be_numbers_any_colour_may_come_first(colours, blanks):
    assert Variant(3, colours, blanks=blanks, zero=False) == Variant(3, colours, blanks=blanks)
    assert Variant(3, 10, zero=False) != Variant(3, 10)
    assert [Variant(3, 10, zero=zero).choices(place) for zero in (True, False) for place in (0, 1)] == [10, 10, 9, 10]


def test_a_blank_is_one_more_colour():
    assert [Variant(4, 6, blanks=blanks).base for blanks in (False, True)] == [6, 7]
    assert Variant(7, 6, repeats=False, blanks=True).base == 7


def test_variants_are_equal_when_everything_about_them_is():
    assert Variant(4, 6) == named("classic")
    assert hash(Variant(4, 6)) == hash(named("classic"))
    assert Variant(4, 6, rows=9) != named("classic")
    assert named("classic") != (4, 6)
