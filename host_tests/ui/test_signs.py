"""Marks are typed and read as signs or numbers, as the variant tells them."""

import pytest

from firmware.engine import marks
from firmware.engine.games import named
from firmware.engine.variant import CLASSIC, EXACT, PLACES, Variant
from firmware.ui import signs
from firmware.ui.words import Wrong

GAME = named("classic")
ONLY_EXACT = Variant(4, 6, tells="exact")
WHICH = Variant(4, 6, tells="places")


@pytest.mark.parametrize(
    ("typed", "exact", "near"),
    [
        ("xxo", 2, 1),
        ("oxx", 2, 1),
        ("x o X", 2, 1),
        ("21", 2, 1),
        ("2 1", 2, 1),
        ("04", 0, 4),
        ("", 0, 0),
        ("  ", 0, 0),
        ("-", 0, 0),
        (".", 0, 0),
        ("00", 0, 0),
        ("xxxx", 4, 0),
        ("40", 4, 0),
    ],
)
def test_a_mark_can_be_typed_in_many_ways(typed, exact, near):
    assert signs.read(GAME, typed) == marks.mark_of(exact, near)


@pytest.mark.parametrize(("typed", "mark"), [("xx", 2), ("2", 2), ("02", 2), ("", 0), ("-", 0), ("4", 4)])
def test_where_only_exact_pegs_are_told_one_number_will_do(typed, mark):
    assert signs.read(ONLY_EXACT, typed) == mark


@pytest.mark.parametrize(("typed", "mark"), [("x..x", 0b1001), ("X--.", 1), ("....", 0), ("x x x x", 15)])
def test_where_places_are_told_each_has_its_sign(typed, mark):
    assert signs.read(WHICH, typed) == mark


@pytest.mark.parametrize(
    ("variant", "typed", "sentence"),
    [
        (GAME, "xxxo", "mark-impossible"),
        (GAME, "31", "mark-impossible"),
        (GAME, "50", "mark-impossible"),
        (GAME, "99", "mark-impossible"),
        (GAME, "xxxxx", "mark-impossible"),
        (GAME, "x" * 10000, "mark-impossible"),
        (GAME, "2", "mark-signs"),
        (GAME, "211", "mark-signs"),
        (GAME, "1" * 10000, "mark-signs"),
        (GAME, "xxz", "mark-signs"),
        (GAME, "x1", "mark-signs"),
        (GAME, "x-", "mark-signs"),
        (GAME, "x\u043e", "mark-signs"),  # a Cyrillic o
        (GAME, "\x00", "mark-signs"),
        (ONLY_EXACT, "xo", "mark-exact"),
        (ONLY_EXACT, "5", "mark-impossible"),
        (ONLY_EXACT, "002", "mark-exact"),
        (WHICH, "xx", "mark-length"),
        (WHICH, "", "mark-length"),
        (WHICH, "x" * 10000, "mark-length"),
        (WHICH, "xo..", "mark-places"),
        (WHICH, "2", "mark-places"),
    ],
)
def test_a_wrong_mark_is_answered_with_what_is_accepted(variant, typed, sentence):
    with pytest.raises(Wrong) as raised:
        signs.read(variant, typed)
    assert raised.value.args[0] == sentence


@pytest.mark.parametrize(
    ("variant", "mark", "told"),
    [
        (GAME, marks.mark_of(2, 1), "xxo"),
        (GAME, 0, "-"),
        (ONLY_EXACT, 2, "xx"),
        (ONLY_EXACT, 0, "-"),
        (WHICH, 0b1001, "x..x"),
        (WHICH, 0, "...."),
    ],
)
def test_a_mark_is_told_as_the_variant_tells_it(variant, mark, told):
    assert signs.tell(variant, mark) == told
    assert signs.read(variant, told) == mark


def test_each_way_of_telling_has_its_sentence():
    assert set(signs.HOW) == {CLASSIC, EXACT, PLACES}
