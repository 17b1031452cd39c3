"""The boards as the page knows them: a place for each light, and a pin for each key."""

import json

import pytest

from firmware.device import profiles
from tools.site import known


@pytest.mark.parametrize("profile", profiles.every(), ids=lambda profile: profile.name)
def test_every_board_has_places_for_lights_and_pins_for_keys(profile):
    board = known.wired(profile)
    told = board["told"]
    assert sorted(board["way"]) == list(range(told["width"] * told["height"]))
    assert {button["key"] for button in told["buttons"]} == set(board["pins"])


@pytest.mark.slow
def test_the_pins_of_each_key_are_those_of_the_board_in_the_vm():
    for board in json.loads(known.written())["boards"].values():
        assert set(board["pins"].values()) <= set(board["plan"]["pins"])
