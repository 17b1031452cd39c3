"""A variant says what is played, and refuses what cannot be; each name gives its variant, and each variant its name."""

import itertools

import pytest

from firmware.engine.variant import NAMED, TELLS, Variant, name_of, named, short_name


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


@pytest.mark.parametrize("name", NAMED)
def test_a_name_and_its_variant_give_each_other(name):
    assert named(name).key()[: len(NAMED[name])] == NAMED[name]
    assert name_of(named(name)) == short_name(named(name)) == name


def test_each_game_has_its_codes_and_its_rows():
    assert {name: (named(name).space, named(name).rows) for name in NAMED} == {
        "classic": (6**4, 10),
        "super": (8**5, 12),
        "bulls": (10**4, 10),
        "mini": (5**4, 10),
        "blanks": (7**4, 10),
        "eight": (8**4, 10),
        "nine": (9**4, 10),
        "ten": (10**4, 10),
        "five": (5**5, 12),
        "six": (6**5, 12),
        "seven": (7**5, 12),
        "logik": (8**5, 10),
        "blind": (4**5, 10),
        "numbers": (10**4, 20),
        "digits": (10**4, 12),
    }


def test_no_two_variants_have_one_name():
    flags = list(itertools.product((True, False), repeat=2))
    every = [Variant(3, 6, *flag, rows, tells) for flag in flags for rows in (9, 10) for tells in TELLS]
    every += [Variant(3, 10, repeats, tells=tells, zero=False) for repeats in (True, False) for tells in TELLS]
    every += map(named, NAMED)
    assert len({name_of(variant) for variant in every}) == len(every)


def test_an_unknown_name_is_refused_with_those_there_are():
    with pytest.raises(ValueError, match="there are " + ", ".join(sorted(NAMED))):
        named("chess")


@pytest.mark.parametrize(
    ("variant", "short", "whole"),
    [
        (Variant(3, 6, rows=10), "3x6", "3x6"),
        (Variant(3, 6, rows=12), "3x6", "3x6:12"),
        (Variant(4, 6, rows=9), "4x6", "4x6:9"),
        (Variant(3, 6, repeats=False, rows=10), "3x6", "3x6 once"),
        (Variant(3, 6, blanks=True, rows=10), "3x6", "3x6 blanks"),
        (Variant(3, 6, repeats=False, blanks=True, rows=7, tells="exact"), "3x6", "3x6:7 once blanks exact"),
        (Variant(3, 6, rows=10, tells="places"), "3x6", "3x6 places"),
        (Variant(3, 10, zero=False), "3x10", "3x10 no0"),
        (Variant(4, 10, rows=9, tells="exact", zero=False), "4x10", "4x10:9 no0 exact"),
    ],
)
def test_a_variant_without_a_name_is_told_by_its_differences(variant, short, whole):
    assert (short_name(variant), name_of(variant)) == (short, whole)
