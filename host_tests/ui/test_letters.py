"""Codes are typed and read as letters or digits."""

import pytest

from firmware.engine import codes
from firmware.engine.games import named
from firmware.engine.variant import Variant
from firmware.ui import letters
from firmware.ui.words import Wrong

CLASSIC = named("classic")


@pytest.mark.parametrize(
    "typed", ["RGBY", "rgby", "r g b y", " R,G, b,Y ", "1234", "R2b4", "R\tG\u00a0BY", " " * 10000 + "RGBY"]
)
def test_a_guess_can_be_typed_in_many_ways(typed):
    assert letters.read(CLASSIC, typed) == codes.pack(CLASSIC, [0, 1, 2, 3])


def test_zero_is_the_tenth_colour_and_a_dash_the_blank():
    bulls, blanks = named("bulls"), named("blanks")
    assert letters.read(bulls, "1230") == codes.pack(bulls, [0, 1, 2, 9])
    assert letters.read(blanks, "1--2") == codes.pack(blanks, [0, 6, 6, 1])


@pytest.mark.parametrize("between", ["", " "])
@pytest.mark.parametrize("variant", [CLASSIC, Variant(10, 10, blanks=True), Variant(1, 2)], ids=str)
def test_what_is_spelt_reads_back(variant, between):
    for code in (0, 1, variant.space // 3, variant.space - 1):
        assert letters.read(variant, letters.spell(variant, code, between)) == code


@pytest.mark.parametrize(
    ("typed", "wrong"),
    [
        ("", ("help-guess", "RGBY")),
        ("  ", ("help-guess", "RGBY")),
        ("RGB", ("too-few-pegs", 4, 3)),
        ("RGBYO", ("too-many-pegs", 4)),
        ("R" * 10000, ("too-many-pegs", 4)),
        ("RGBX", ("no-colour", "X", "R G B Y O P")),
        ("RGB7", ("no-colour", "7", "R G B Y O P")),
        ("RGB0", ("no-colour", "0", "R G B Y O P")),
        ("RG-B", ("no-colour", "-", "R G B Y O P")),
        ("RG\x07B", ("no-colour", "?", "R G B Y O P")),
        ("RGBй", ("no-colour", "?", "R G B Y O P")),
        ("RGB²", ("no-colour", "?", "R G B Y O P")),
        ("RGB\ufffd", ("no-colour", "?", "R G B Y O P")),
    ],
)
def test_a_wrong_guess_is_answered_with_what_is_accepted(typed, wrong):
    with pytest.raises(Wrong) as raised:
        letters.read(CLASSIC, typed)
    assert raised.value.args == wrong


def test_no_colour_comes_twice_where_there_are_no_repeats():
    with pytest.raises(Wrong, match="repeated"):
        letters.read(named("bulls"), "RRGB")


@pytest.mark.parametrize("variant", [CLASSIC, named("bulls"), Variant(10, 2), Variant(3, 2, False, True)], ids=str)
def test_the_example_can_be_typed(variant):
    letters.read(variant, letters.example(variant))


@pytest.mark.parametrize(
    ("text", "number"),
    [("7", 7), ("12345678", 12345678), ("", -1), ("-1", -1), ("1 2", -1), ("²", -1), ("٣", -1), ("9" * 10000, -1)],
)
def test_a_number_is_digits_and_nothing_else(text, number):
    assert letters.number(text) == number


def test_no_two_colours_share_a_letter():
    assert len(set(letters.COLOURS + letters.BLANK)) == 11
