"""Everything on a drawn board has its own place, whatever the profile."""

from itertools import combinations
from math import dist

import pytest

from firmware.device import profiles
from host_tests.tools.picture.moments import NAMES
from tools.front.keys import pad_of
from tools.picture.plan import BUTTON, CAP, RADIUS, TOP, planned, rows


@pytest.mark.parametrize("name", NAMES)
def test_every_light_and_button_has_its_place_on_the_board(name):
    profile = profiles.named(name)
    plan = planned(profile)
    assert len(plan.lights) == profile.width * profile.height
    assert sorted(plan.lights, key=lambda at: (at[1], at[0])) == list(plan.lights), "they stand in reading order"
    assert {button.key for button in plan.buttons} == set(profile.buttons)
    apart = [button for button in plan.buttons if pad_of(button.key) < 0]  # a pad has its light in the middle
    assert {button.at for button in plan.buttons if button not in apart} <= set(plan.lights)
    things = [(at, RADIUS) for at in plan.lights] + [(button.at, CAP) for button in apart]
    for (x, y), radius in things:
        assert radius < x < plan.width - radius
        assert TOP / 2 + radius < y < plan.height - radius
    for (one, around), (other, radius) in combinations(things, 2):
        assert dist(one, other) > around + radius


def test_a_narrow_board_has_its_arrows_above_ok_and_back():
    profile = profiles.named("feather_4x8")
    assert rows(profile, 6 * BUTTON) == [["left", "right", "up", "down", "ok", "back"]]
    assert rows(profile, 6 * BUTTON - 1) == [["left", "right", "up", "down"], ["ok", "back"]]


def test_the_buttons_of_colours_are_named_by_letters():
    buttons = planned(profiles.named("pico_8x8_colours")).buttons
    assert "".join(button.name for button in buttons if button.colour >= 0) == "RGBYOPCWKL"
