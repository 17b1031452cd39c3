"""Every board has a wiring page and drawings that name its pins, and the simulator's project is that of the game."""

import json
import re

import pytest

from firmware.device.profiles import every
from tools.docs.filled import PAGES
from tools.docs.tables import joins

WIRING = PAGES / "wiring"
SOLDERED = [profile for profile in every() if (WIRING / f"{profile.name}.svg").exists()]


def words(drawing):
    return set(re.split(r"[\s,()]+", " ".join(re.findall(r"<text[^>]*>([^<]*)", drawing.read_text("utf-8")))))


def test_every_board_has_a_page_that_the_index_names():
    index = (WIRING / "README.md").read_text("utf-8")
    for profile in every():
        assert f"[{profile.name}]({profile.name}.md)" in index
        assert f"<!-- table: pins {profile.name} -->" in (WIRING / f"{profile.name}.md").read_text("utf-8")


@pytest.mark.parametrize("profile", SOLDERED, ids=lambda profile: profile.name)
def test_a_drawing_names_every_pin_of_its_board(profile):
    named = words(WIRING / f"{profile.name}.svg")
    assert {pin for pin, _ in joins(profile)} <= named


def test_the_simulators_project_joins_the_first_boards_pins():
    project = json.loads((WIRING / "wokwi" / "diagram.json").read_text("utf-8"))
    pins = {end.partition(":")[2] for join in project["connections"] for end in join[:2] if end.startswith("pico:")}
    assert {pin for pin, _ in joins(every()[0])} == {pin for pin in pins if pin.startswith("GP")}
