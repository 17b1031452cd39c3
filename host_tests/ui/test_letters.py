"""Codes are typed and read as letters or digits."""

import pytest

from firmware.engine import codes
from firmware.engine.variant import Variant, named
from firmware.ui import letters

CLASSIC = named("classic")


@pytest.mark.parametrize("typed", ["RGBY", "rgby", "r g b y", " R,G, b,Y ", "1234", "R2b4"])
def test_a_guess_can_be_typed_in_many_ways(typed):
    assert letters.read(CLASSIC, typed) == [0, 1, 2, 3]


def test_zero_is_the_tenth_colour_and_a_dash_the_blank():
    assert letters.read(named("bulls"), "1230") == [0, 1, 2, 9]
    assert letters.read(named("blanks"), "1--2") == [0, 6, 6, 1]


@pytest.mark.parametrize("variant", [CLASSIC, named("bulls"), Variant(10, 10, blanks=True)], ids=str)
def test_what_is_spelt_reads_back(variant):
    for code in (0, 1, variant.space // 3, variant.space - 1):
        assert (
            codes.pack(
                Variant(variant.pegs, variant.colours, True, variant.blanks),
                letters.read(variant, letters.spell(variant, code)),
            )
            == code
        )


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("RGB", "a guess has 4 pegs, this one has 3"),
        ("RGBYO", "a guess has 4 pegs, this one has more"),
        ("R" * 10000, "a guess has 4 pegs, this one has more"),
        ("RGBX", "X is no colour of this game: they are R G B Y O P"),
        ("RGB7", "7 is no colour of this game: they are R G B Y O P"),
        ("RG\x07B", "That sign is no colour of this game: they are R G B Y O P"),
        ("RGBй", "That sign is no colour of this game: they are R G B Y O P"),
        ("RG-B", "- is no colour of this game: they are R G B Y O P"),
    ],
)
def test_a_wrong_guess_is_answered_with_what_is_accepted(typed, sentence):
    with pytest.raises(ValueError, match="^" + sentence + "$"):
        letters.read(CLASSIC, typed)


def test_no_two_colours_share_a_letter():
    assert len(set(letters.COLOURS + letters.BLANK)) == 11
