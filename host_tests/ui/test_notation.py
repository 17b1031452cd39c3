"""Codes are typed and read as letters or digits, marks as signs or numbers."""

import pytest

from firmware.engine import codes, marks
from firmware.engine import variant as variants
from firmware.engine.variant import Variant, named
from firmware.ui import notation
from firmware.ui.words import Words, Wrong
from host_tests.ui.table import tables

CLASSIC = named("classic")
ONLY_EXACT = Variant(4, 6, tells="exact")
WHICH = Variant(4, 6, tells="places")


@pytest.mark.parametrize(
    "typed", ["RGBY", "rgby", "r g b y", " R,G, b,Y ", "1234", "R2b4", "R\tG\u00a0BY", " " * 10000 + "RGBY"]
)
def test_a_guess_can_be_typed_in_many_ways(typed):
    assert notation.read_code(CLASSIC, typed) == codes.pack(CLASSIC, [0, 1, 2, 3])


def test_zero_is_the_tenth_colour_and_a_dash_the_blank():
    bulls, blanks = named("bulls"), named("blanks")
    assert notation.read_code(bulls, "1230") == codes.pack(bulls, [0, 1, 2, 9])
    assert notation.read_code(blanks, "1--2") == codes.pack(blanks, [0, 6, 6, 1])


@pytest.mark.parametrize("between", ["", " "])
@pytest.mark.parametrize(
    "variant", [CLASSIC, Variant(10, 10, blanks=True), Variant(1, 2)], ids=lambda variant: str(variant.key())
)
def test_what_is_spelt_reads_back(variant, between):
    for code in (0, 1, variant.space // 3, variant.space - 1):
        assert notation.read_code(variant, notation.spell(variant, code, between)) == code


@pytest.mark.parametrize(
    ("typed", "wrong"),
    [
        ("", ("help-guess", "RGBY")),
        ("RGB", ("not-as-long", 4, 3)),
        ("RGBYO", ("not-as-long", 4, 5)),
        ("R" * 10000, ("not-as-long", 4, 10000)),
        ("RGBX", ("no-colour", "X", "R G B Y O P")),
        ("RGB7", ("no-colour", "7", "R G B Y O P")),
        ("RG-B", ("no-colour", "-", "R G B Y O P")),
        ("RG\x07B", ("no-colour", "?", "R G B Y O P")),
        ("RGB²", ("no-colour", "?", "R G B Y O P")),
        ("RGB\ufffd", ("no-colour", "?", "R G B Y O P")),
    ],
)
def test_a_wrong_guess_is_answered_with_what_is_accepted(typed, wrong):
    with pytest.raises(Wrong) as raised:
        notation.read_code(CLASSIC, typed)
    assert raised.value.args == wrong


def test_no_colour_comes_twice_where_there_are_no_repeats():
    with pytest.raises(Wrong, match="repeated"):
        notation.read_code(named("bulls"), "RRGB")


def test_no_number_begins_with_a_0():
    with pytest.raises(Wrong) as raised:
        notation.read_code(named("digits"), "0123")
    assert raised.value.args == ("not-first", "L")
    assert notation.read_code(named("digits"), "1000") == 9990


@pytest.mark.parametrize(
    "variant",
    [CLASSIC, named("bulls"), named("digits"), Variant(10, 2), Variant(3, 2, False, True)],
    ids=lambda variant: str(variant.key()),
)
def test_the_example_can_be_typed(variant):
    notation.read_code(variant, notation.example(variant))


@pytest.mark.parametrize(
    ("text", "number"),
    [("7", 7), ("12345678", 12345678), ("", -1), ("-1", -1), ("1 2", -1), ("²", -1), ("٣", -1), ("9" * 10000, -1)],
)
def test_a_number_is_digits_and_nothing_else(text, number):
    assert notation.number(text) == number


def test_no_two_colours_share_a_letter():
    assert len(set(notation.COLOURS + notation.BLANK)) == 11


# marks


@pytest.mark.parametrize(
    ("typed", "exact", "near"),
    [
        ("xxo", 2, 1),
        ("oxx", 2, 1),
        ("x o X", 2, 1),
        ("21", 2, 1),
        ("2,1", 2, 1),
        ("04", 0, 4),
        ("00", 0, 0),
        ("", 0, 0),
        ("-", 0, 0),
        (".", 0, 0),
        ("40", 4, 0),
        ("\u0445\u0425\u043e\u041e", 2, 2),  # Cyrillic
        ("\u03c7\u03a7\u03bf\u039f", 2, 2),  # Greek
        ("\u00d7o", 1, 1),
    ],
)
def test_a_mark_can_be_typed_in_many_ways(typed, exact, near):
    assert notation.read_mark(CLASSIC, typed) == marks.mark_of(exact, near)


@pytest.mark.parametrize(("typed", "mark"), [("xx", 2), ("2", 2), ("02", 2), ("0", 0), ("", 0), ("-", 0), ("4", 4)])
def test_where_only_exact_pegs_are_told_one_number_will_do(typed, mark):
    assert notation.read_mark(ONLY_EXACT, typed) == mark


@pytest.mark.parametrize(("typed", "mark"), [("x..x", 0b1001), ("X--.", 1), ("....", 0), ("x x x x", 15)])
def test_where_places_are_told_each_has_its_sign(typed, mark):
    assert notation.read_mark(WHICH, typed) == mark


@pytest.mark.parametrize(
    ("variant", "typed", "sentence"),
    [
        (CLASSIC, "xxxo", "mark-impossible"),
        (CLASSIC, "31", "mark-impossible"),
        (CLASSIC, "x" * 10000, "mark-impossible"),
        (CLASSIC, "2", "mark-signs"),
        (CLASSIC, "211", "mark-signs"),
        (CLASSIC, "xxz", "mark-signs"),
        (CLASSIC, "x1", "mark-signs"),
        (CLASSIC, "x-", "mark-signs"),
        (ONLY_EXACT, "xo", "mark-exact"),
        (ONLY_EXACT, "5", "mark-impossible"),
        (ONLY_EXACT, "002", "mark-exact"),
        (WHICH, "xx", "mark-places"),
        (WHICH, "", "mark-places"),
        (WHICH, "xo..", "mark-places"),
        (WHICH, "2", "mark-places"),
    ],
)
def test_a_wrong_mark_is_answered_with_what_is_accepted(variant, typed, sentence):
    with pytest.raises(Wrong) as raised:
        notation.read_mark(variant, typed)
    assert raised.value.args[0] == sentence


@pytest.mark.parametrize(
    ("variant", "mark", "told"),
    [
        (CLASSIC, marks.mark_of(2, 1), "xxo"),
        (CLASSIC, 0, "-"),
        (ONLY_EXACT, 2, "xx"),
        (ONLY_EXACT, 0, "-"),
        (WHICH, 0b1001, "x..x"),
        (WHICH, 0, "...."),
    ],
)
def test_a_mark_is_told_as_the_variant_tells_it(variant, mark, told):
    assert notation.tell_mark(variant, mark) == told
    assert notation.read_mark(variant, told) == mark


def test_each_way_of_telling_has_its_sentence():
    assert len(notation.HOW) == len(variants.TELLS)


@pytest.mark.parametrize(("signs", "written"), [("colours", "R G B Y"), ("letters", "A B C D"), ("digits", "1 2 3 4")])
def test_a_code_is_written_and_read_in_the_chosen_signs(signs, written):
    code = codes.pack(CLASSIC, [0, 1, 2, 3])
    assert notation.spell(CLASSIC, code, signs=signs) == written
    assert notation.read_code(CLASSIC, written.lower(), signs) == code
    assert notation.read_code(CLASSIC, "1234", signs) == code
    assert notation.example(CLASSIC, signs) == written.replace(" ", "")


def test_where_letters_were_chosen_they_count_from_a():
    assert notation.read_code(CLASSIC, "BBBB") == codes.pack(CLASSIC, [2] * 4)
    assert notation.read_code(CLASSIC, "BBBB", "letters") == codes.pack(CLASSIC, [1] * 4)
    with pytest.raises(Wrong) as raised:
        notation.read_code(CLASSIC, "RGBY", "letters")
    assert raised.value.args == ("no-colour", "R", "A B C D E F")
    assert notation.letters(Variant(10, 10, blanks=True), "letters") == "ABCDEFGHJK-"


# a game in words


WORDS = Words(tables("en"))


@pytest.mark.parametrize(
    ("variant", "told"),
    [
        (named("classic"), "classic: 4 pegs of 6 colours"),
        (named("bulls"), "bulls: 4 pegs of 10 colours, none twice"),
        (named("blanks"), "blanks: 4 pegs of 6 colours, or empty"),
        (named("digits"), "digits: 4 pegs of 10 colours, no 0 in front, each place is told"),
        (Variant(3, 7), "3x7: 3 pegs of 7 colours"),
    ],
)
def test_a_game_is_told_by_its_name_its_size_and_what_is_special(variant, told):
    assert WORDS.tell(notation.game(variant)) == told
