"""A game in words: its name, its size, and what is special about it."""

import pytest

from firmware.engine.games import named
from firmware.engine.variant import Variant
from firmware.ui import notation
from firmware.ui.words import Words
from host_tests.ui.table import tables

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
    assert notation.game(WORDS, variant) == told
