"""The rules that follow from what was chosen, whatever it was."""

import itertools

from firmware.engine.variant import Variant
from firmware.game.agreed import PERSON
from firmware.game.modes import MODES, MOST_PLAYERS, mode_of
from firmware.ui import wishes


def test_a_part_of_the_game_is_changed_with_what_cannot_go_with_it():
    wished = {"variant": Variant(4, 10)}
    wishes.vary(wished, "zero", False)
    assert wished["variant"] == Variant(4, 10, zero=False)
    wishes.vary(wished, "tells", "exact")
    assert wished["variant"] == Variant(4, 10, tells="exact", zero=False)
    wishes.vary(wished, "colours", 9)  # which has no 0
    assert wished["variant"] == Variant(4, 9, tells="exact")


def test_whatever_is_wished_there_are_rules_for_it():
    modes = [mode for mode in MODES if not mode_of(mode).given]
    for mode, people, device, rounds in itertools.product(
        modes, range(1, MOST_PLAYERS + 1), (False, True), range(2, 21, 2)
    ):
        made = wishes.rules({"mode": mode, "people": people, "device": device, "rounds": rounds})
        assert made.mode == mode
        if mode == "match":
            assert made.players.count(PERSON) == people
