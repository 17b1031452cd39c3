"""The named games: each name gives its variant, and each variant its name."""

import pytest

from firmware.engine.games import NAMED, name_of, named, short_name
from firmware.engine.variant import Variant


@pytest.mark.parametrize("name", NAMED)
def test_a_name_and_its_variant_give_each_other(name):
    assert named(name).key()[: len(NAMED[name])] == NAMED[name]
    assert name_of(named(name)) == short_name(named(name)) == name


def test_a_game_has_ten_rows_but_where_ten_are_few():
    more = {"super": 12, "five": 12, "six": 12, "seven": 12, "digits": 12, "numbers": 20}
    assert {name: named(name).rows for name in NAMED} == {**dict.fromkeys(NAMED, 10), **more}


def test_no_two_games_are_the_same():
    assert len({named(name).key() for name in NAMED}) == len(NAMED)


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
