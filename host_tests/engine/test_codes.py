"""A code is one number: it can be packed, unpacked and checked."""

import pytest

from firmware.engine import codes
from firmware.engine.variant import named


@pytest.mark.parametrize(
    ("digits", "sentence"),
    [
        ([0, 1, 2], "a code has 4 pegs, this one has 3"),
        ([0, 1, 2, 3, 4], "a code has 4 pegs, this one has 5"),
        ([0, 1, 2, 6], "a peg must be a digit from 0 to 5, not 6"),
        ([0, 1, 2, -1], "a peg must be a digit from 0 to 5, not -1"),
        ([0, 1, 2, "R"], "a peg must be a digit from 0 to 5, not 'R'"),
    ],
)
def test_wrong_digits_are_refused(digits, sentence):
    with pytest.raises(ValueError, match="^" + sentence + "$"):
        codes.pack(named("classic"), digits)


@pytest.mark.parametrize("number", [-1, 1296, None, True, 3.0])
def test_a_number_that_is_no_code_is_refused(number):
    with pytest.raises(ValueError, match="a code must be a whole number from 0 to 1295, not"):
        codes.check(named("classic"), number)


def test_a_repeat_is_refused_where_none_is_allowed():
    with pytest.raises(ValueError, match="this game has no repeats, and code 1100 has one"):
        codes.pack(named("bulls"), [0, 0, 1, 1])


def test_a_code_that_begins_with_a_0_is_refused_where_none_does():
    with pytest.raises(ValueError, match="no code of this game begins with the peg 9"):
        codes.pack(named("digits"), [9, 1, 2, 3])
    assert codes.pack(named("ten"), [9, 1, 2, 3]) == 3219
    assert codes.pack(named("digits"), [1, 9, 9, 9]) == 9991
