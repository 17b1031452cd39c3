"""The ways to play: who is whose maker, and how often each is in turn."""

from firmware.game.agreed import DEVICE, PERSON
from firmware.game.modes import pairs_of, rounds_for


def test_who_makes_a_code_for_whom_goes_round():
    assert pairs_of("make", (DEVICE, PERSON)) == [(PERSON, DEVICE)]
    assert pairs_of("match", (PERSON, PERSON, DEVICE)) == [(DEVICE, PERSON), (PERSON, PERSON), (PERSON, DEVICE)]


def test_the_rounds_are_even_and_the_same_for_everyone():
    assert rounds_for(2) == [2, 4, 6, 8, 10, 12, 14, 16, 18, 20]
    assert rounds_for(3) == [6, 12, 18]
    assert rounds_for(4) == [4, 8, 12, 16, 20]
    assert rounds_for(5) == [10, 20]
