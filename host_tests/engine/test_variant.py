"""A variant says what is played, and refuses what cannot be."""

import types
from pathlib import Path

import pytest

from firmware.engine import variant as module
from firmware.engine.games import NAMED, name_of, named
from firmware.engine.variant import TELLS, Variant

FLAGS = [(repeats, blanks) for repeats in (True, False) for blanks in (True, False)]


def test_every_named_variant_can_be_made():
    assert {name: named(name).space for name in NAMED} == {
        "classic": 6**4,
        "super": 8**5,
        "bulls": 10**4,
        "mini": 5**4,
        "blanks": 7**4,
        "eight": 8**4,
        "nine": 9**4,
        "ten": 10**4,
        "five": 5**5,
        "six": 6**5,
        "seven": 7**5,
        "logik": 8**5,
        "blind": 4**5,
        "numbers": 10**4,
        "digits": 10**4,
    }


def test_blank_is_one_more_colour():
    assert Variant(4, 6, blanks=True).base == 7
    assert Variant(4, 6).base == 6


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


def test_the_blank_counts_as_a_colour_where_none_repeats():
    assert Variant(7, 6, repeats=False, blanks=True).base == 7


@pytest.mark.parametrize(("colours", "blanks"), [(2, False), (9, False), (10, True)])
def test_where_codes_cannot_be_numbers_any_colour_may_come_first(colours, blanks):
    assert Variant(3, colours, blanks=blanks, zero=False) == Variant(3, colours, blanks=blanks)
    assert Variant(3, 10, zero=False) != Variant(3, 10)
    assert [Variant(3, 10, zero=zero).choices(place) for zero in (True, False) for place in (0, 1)] == [10, 10, 9, 10]


def test_an_unknown_name_is_answered_with_the_names_there_are():
    with pytest.raises(ValueError, match=r"no variant is called 'clasic'; there are bl.*, classic, .*, ten"):
        named("clasic")


def test_variants_are_equal_when_everything_about_them_is():
    assert Variant(4, 6) == named("classic")
    assert hash(Variant(4, 6)) == hash(named("classic"))
    assert Variant(4, 6, rows=9) != named("classic")
    assert named("classic") != (4, 6)


def test_a_variant_is_called_by_name_or_pegs_and_colours():
    assert name_of(named("super")) == "super"
    assert name_of(Variant(4, 6, rows=7)) == "4x6:7"
    assert name_of(Variant(3, 6, False, True, 12, "exact")) == "3x6:12 once blanks exact"


def test_no_two_variants_have_one_name():
    every = [Variant(3, 6, *flags, rows, tells) for flags in FLAGS for rows in (9, 10) for tells in TELLS]
    every += [Variant(3, 10, repeats, tells=tells, zero=False) for repeats in (True, False) for tells in TELLS]
    assert len({name_of(variant) for variant in every}) == len(every)


def test_variants_are_equal_across_a_reload_of_their_module():
    """On a board that is short of memory modules are dropped, and the next import loads them anew."""
    again = types.ModuleType(module.__name__)
    exec(Path(module.__file__).read_text("utf-8"), vars(again))
    one, other = Variant(4, 6), again.Variant(4, 6)
    assert type(one) is not type(other)
    assert one == other
    assert other == one
    assert {one: "mine"}[other] == "mine"
    assert one != again.Variant(4, 7)
    assert one != (4, 6)
