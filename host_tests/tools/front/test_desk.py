"""A desk on this computer: which match and which settings it begins with."""

import argparse

import pytest

from firmware.ui.words import LANGUAGES
from tools.front import desk as desks
from tools.trouble import Trouble

NONE = {"variant": None, "level": None, "language": None, "seed": None, "mode": None}


def options(**given):
    return argparse.Namespace(**{**NONE, **given})


def laid(**given):
    chosen = options(**given)
    desk = desks.laid(chosen)
    desks.begin(desk, chosen)
    return desk


def test_a_variant_alone_begins_a_round_and_nothing_begins_none():
    assert laid().match is laid(variant="").match is None
    rules = laid(variant="mini").match.rules
    assert (rules.mode, rules.variant.pegs, rules.variant.colours) == ("break", 4, 5)


def test_a_mode_alone_begins_the_classic_game_at_its_level():
    rules = laid(mode="make", level="first").match.rules
    assert (rules.mode, rules.variant.pegs, rules.variant.colours, rules.level) == ("make", 4, 6, "first")


def test_every_language_is_spoken():
    assert [laid(language=language).language for language in LANGUAGES] == list(LANGUAGES)


def test_a_seed_draws_the_same_and_another_one_something_else():
    draws = [[desks.chance(options(seed=seed))(10**9) for _ in range(2)] for seed in ("7", "8")]
    assert draws[0][0] == draws[0][1]
    assert draws[0][0] != draws[1][0]
    free = desks.chance(options())
    assert len({free(10**9) for _ in range(5)}) > 1


@pytest.mark.parametrize("given", [{"variant": "chess"}, {"mode": "number"}, {"level": "genius"}, {"language": "xx"}])
def test_what_cannot_be_is_one_sentence(given):
    with pytest.raises(Trouble, match=r"^[A-Z].*\.$"):
        laid(**given)
