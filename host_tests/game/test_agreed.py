"""What a match holds of its rules."""

import pytest

from firmware.game.fields import Packing
from firmware.game.rules import agree, fields
from host_tests.game.matches import CLASSIC, code


def test_the_code_of_a_numbered_round_is_told_to_who_asks_and_lies_nowhere():
    rules = agree("number", CLASSIC, code=code("1433"))
    assert rules.known() == code("1433")
    assert code("1433") not in rules
    assert agree("break", CLASSIC).known() is None


def test_what_is_agreed_stays_as_it_is():
    with pytest.raises(AttributeError):
        agree("break", CLASSIC).level = "first"  # type: ignore[misc]


def test_the_rules_are_packed_when_they_are_made():
    rules = agree("match", CLASSIC, 3, True, 4, hard=True)
    box = Packing()
    assert fields(box, rules) is rules
    assert rules.packed.content(1) == box.content(1)
