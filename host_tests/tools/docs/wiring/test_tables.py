"""The tables of the pages, against the profiles and the numbers of the datasheet."""

import pytest

from firmware.device.profiles import every, named
from host_tests.tools.docs.wiring.test_headers import GROUNDS, SIGNALS
from tools.docs.wiring import console, page
from tools.docs.wiring.plan import Plan


def rows(name):
    """The rows of the table of pins, cell by cell."""
    plan = Plan(named(name))
    text = (console if plan.keys else page).page(plan).partition("## Pins")[2].strip()
    return [line.strip("| ").split(" | ") for line in text.split("\n\n")[0].splitlines()[2:]]


def ends(row):
    """What a profile calls the part that a row leads to; None for power and ground."""
    words = row[-1]
    if words.startswith("button "):
        return words.removeprefix("button ").replace(" ", "_")
    if words.startswith("key "):
        return words.partition(": ")[2]
    if words.startswith(("74AHCT125 pin 2", "DIN of the panel", "lights")):
        return "pixels"
    return {"piezo": "sound", "motor": "motor"}.get(words)


@pytest.mark.parametrize("profile", every(), ids=lambda profile: profile.name)
def test_every_pin_of_the_profile_has_its_row(profile):
    told = {ends(row): row[-2] for row in rows(profile.name) if ends(row)}
    motor = {"motor": profile.motor} if profile.motor else {}
    assert told == {"pixels": profile.pixels, "sound": profile.sound, **motor, **profile.buttons}


@pytest.mark.parametrize(
    "profile", [each for each in every() if "raspberry_pi_pico" in each.boards], ids=lambda each: each.name
)
def test_the_numbers_are_those_of_the_datasheet(profile):
    for number, name, _ in rows(profile.name):
        if name == "GND":
            assert int(number) in GROUNDS
        elif name.startswith("GP"):
            assert int(number) == SIGNALS[int(name[2:])]
        else:
            assert (int(number), name) in [(40, "VBUS"), (39, "VSYS")]
