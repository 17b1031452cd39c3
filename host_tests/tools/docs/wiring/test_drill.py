"""The drilling plan has a hole for each button of the profile, none meets another, and it prints at its own size."""

import math
import re
from itertools import combinations
from xml.etree import ElementTree

import pytest

from firmware.device.profiles import every, named
from tools.docs.wiring import drill
from tools.docs.wiring.drill import BUTTON_MM, SCREW_MM, Drill
from tools.docs.wiring.plan import Plan

PLAN = Plan(every()[0])


def test_each_button_has_a_hole():
    assert Drill(PLAN).holes().keys() == PLAN.profile.buttons.keys()


def test_every_light_is_seen_and_the_matrix_does_not_fall_through_the_window():
    for lights, opening in zip((PLAN.profile.width, PLAN.profile.height), Drill(PLAN).window, strict=True):
        assert (lights - 1) * drill.LIGHT_MM + 5 <= opening <= drill.MATRIX_MM - 2
        assert opening + 2 * drill.RIM_MM > drill.MATRIX_MM


def test_holes_lie_on_the_front_and_leave_a_finger_between_them():
    made = Drill(PLAN)
    holes = list(made.holes().values())
    assert all(math.dist(one, other) >= BUTTON_MM + 6 for one, other in combinations(holes, 2))
    for x, y in holes:
        assert BUTTON_MM <= x <= made.width - BUTTON_MM
        assert made.below <= y <= made.height - BUTTON_MM
        assert all(math.dist((x, y), screw) > (BUTTON_MM + SCREW_MM) / 2 + 3 for screw in made.screws())


def test_a_unit_of_the_drawing_is_a_millimetre_and_the_page_fits_on_paper():
    root = ElementTree.fromstring(drill.draw(PLAN))
    width, height = root.get("viewBox").split()[2:]
    assert (root.get("width"), root.get("height")) == (f"{width}mm", f"{height}mm")
    assert float(width) < 210 - 20
    assert float(height) < 297 - 20
    assert re.search(rf"h{drill.RULER_MM:g}m", drill.draw(PLAN).decode())


def test_a_profile_with_other_buttons_is_refused():
    with pytest.raises(ValueError, match="pico_8x8_colours has buttons that have no place on a front"):
        Drill(Plan(named("pico_8x8_colours")))
