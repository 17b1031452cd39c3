"""The boards as the page knows them: a place for each light, and a pin for each key, which the VM has."""

import json

import pytest

from tools.site import known

pytestmark = pytest.mark.slow


def test_every_board_has_places_for_lights_and_pins_for_keys():
    for board in json.loads(known.written())["boards"].values():
        told = board["told"]
        assert sorted(board["way"]) == list(range(told["width"] * told["height"]))
        assert {button["key"] for button in told["buttons"]} == set(board["pins"])
        assert set(board["pins"].values()) <= set(board["plan"]["pins"])
