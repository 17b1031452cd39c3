"""The plan: every pin of a profile is joined to its own part, and the lights get their power where they may."""

import pytest

from firmware.device.profiles import every, named
from tools.docs.wiring.plan import PANELS, SHIFTER_GROUNDED, SHIFTER_IN, SHIFTER_OUT, SHIFTER_POWER, Plan

PLANS = [Plan(profile) for profile in every()]
WIRED = [plan for plan in PLANS if not plan.keys]
by_name = pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.profile.name)
wired_by_name = pytest.mark.parametrize("plan", WIRED, ids=lambda plan: plan.profile.name)


@by_name
def test_a_profile_and_its_plan_join_the_same_pins(plan):
    ends = ("lights", "button", "piezo", "motor", "amplifier")
    joined = {join.name or join.part: join.pin.name for join in plan.joins() if join.part in ends}
    profile = plan.profile
    more = {"motor": profile.motor, "amplifier": profile.speaker}
    more = {part: pin for part, pin in more.items() if pin}
    assert joined == {"lights": profile.pixels, "piezo": profile.sound, **more, **profile.buttons}


@by_name
def test_no_pin_is_joined_twice(plan):
    pins = [join.pin for join in plan.joins()]
    assert len(pins) == len(set(pins))


@wired_by_name
def test_the_lights_are_never_fed_from_the_chip(plan):
    assert {pin.name for pin in plan.powers} <= {"VBUS", "VSYS", "USB", "BAT"}
    assert plan.power_ground().name == "GND"


@wired_by_name
def test_every_side_with_buttons_finds_ground(plan):
    grounds = plan.grounds()
    assert {pin.name for pin in grounds.values()} == {"GND"}
    assert all(pin.side == side for side, pin in grounds.items())


def test_the_gate_in_use_is_the_first_and_all_inputs_else_are_grounded():
    assert (SHIFTER_IN, SHIFTER_OUT, SHIFTER_POWER) == (2, 3, 14)
    assert SHIFTER_GROUNDED == (1, 4, 5, 7, 9, 10, 12, 13)


def test_a_console_has_a_key_for_each_button_and_nothing_is_soldered_to_it():
    plan = Plan(named("pico_zip96"))
    assert plan.keys == {"left": "left", "right": "right", "up": "up", "down": "down", "ok": "A", "back": "B"}
    assert {join.part for join in plan.joins()} == {"lights", "button", "piezo", "motor"}


def test_full_white_draws_sixty_milliamperes_a_pixel():
    assert Plan(named("pico_8x8")).full_ma == 3840


def test_every_panel_that_is_named_is_that_of_a_profile():
    assert set(PANELS) <= {plan.profile.name for plan in PLANS}
