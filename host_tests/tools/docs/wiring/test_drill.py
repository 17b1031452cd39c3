"""Each board that is wired by hand has a drilling plan: a hole for each button, none in another, printed 1:1."""

import math
import re
from itertools import combinations
from xml.etree import ElementTree

import pytest

from firmware.device.profiles import Profile, every, named
from host_tests.tools.docs.wiring.drawn import SVG, Area, area_of
from tools.docs import wiring
from tools.docs.wiring import drill, page
from tools.docs.wiring.drill import BUTTON_MM, SCREW_MM, Drill
from tools.docs.wiring.plan import Plan

PLANS = [plan for plan in map(Plan, every()) if not plan.keys]
by_name = pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.profile.name)


def around(point, across):
    x, y = point
    return Area(x - across / 2, y - across / 2, x + across / 2, y + across / 2)


def opening(made):
    left, top = (made.width - made.window[0]) / 2, drill.EDGE_MM + drill.RIM_MM
    return Area(left, top, left + made.window[0], top + made.window[1])


@by_name
def test_each_button_has_a_hole(plan):
    assert drill.possible(plan)
    assert Drill(plan).holes().keys() == plan.profile.buttons.keys()


@by_name
def test_every_light_is_seen_and_the_panel_does_not_fall_through_the_window(plan):
    lights = plan.profile.width, plan.profile.height
    pitches = plan.panel.pitch_mm or (0, 0)
    for count, pitch, size, seen in zip(lights, pitches, plan.panel.size_mm, Drill(plan).window, strict=True):
        assert (count - 1) * pitch + 5 <= seen <= size - 1
        assert seen + 2 * drill.RIM_MM > size
        assert count * pitch <= size + 0.1


@by_name
def test_holes_lie_on_the_front_and_leave_a_finger_between_them(plan):
    made = Drill(plan)
    holes = list(made.holes().values())
    assert all(math.dist(one, other) >= BUTTON_MM + 6 for one, other in combinations(holes, 2))
    for x, y in holes:
        assert BUTTON_MM <= x <= made.width - BUTTON_MM
        assert made.below <= y <= made.height - BUTTON_MM
        assert all(math.dist((x, y), screw) > (BUTTON_MM + SCREW_MM) / 2 + 3 for screw in made.screws())


@by_name
def test_neither_holes_nor_screws_meet_the_window_or_the_edge(plan):
    made = Drill(plan)
    front = Area(0, 0, made.width, made.height)
    assert front.holds(opening(made))
    for point, across in [
        *((point, BUTTON_MM) for point in made.holes().values()),
        *((s, SCREW_MM) for s in made.screws()),
    ]:
        assert front.holds(around(point, across + 4))
        assert not opening(made).meets(around(point, across))


@by_name
def test_no_words_lie_over_words_holes_or_the_edges_of_the_window(plan):
    made = Drill(plan)
    words = [(text.text, area_of(text)) for text in ElementTree.fromstring(drill.draw(plan)).iter(f"{SVG}text")]
    assert len(words) == 3 + 2 * len(plan.buttons)
    assert all(not one.meets(other) for (_, one), (_, other) in combinations(words, 2))
    for text, area in words:
        assert area.left >= 0, text
        assert area.right <= made.width, text
        assert not opening(made).meets(area), text
        assert not any(around(point, BUTTON_MM).meets(area) for point in made.holes().values()), text


@by_name
def test_a_unit_of_the_drawing_is_a_millimetre_and_the_page_fits_on_paper(plan):
    root = ElementTree.fromstring(drill.draw(plan))
    width, height = root.get("viewBox").split()[2:]
    assert (root.get("width"), root.get("height")) == (f"{width}mm", f"{height}mm")
    assert float(width) < 210 - 20
    assert float(height) < 297 - 20
    assert re.search(rf"h{drill.RULER_MM:g}m", drill.draw(plan).decode())


@by_name
def test_its_page_says_where_the_measures_are_from_and_has_a_row_for_each_hole(plan):
    case = " ".join(page.page(plan).partition("## A case")[2].partition("\n## ")[0].split())
    assert f"({plan.profile.name}-drill.svg)" in case
    assert plan.panel.measured in case
    assert "Measure yours before you cut the window" in case
    for name, (x, y) in Drill(plan).holes().items():
        assert f"| {name.replace('_', ' ')} | {x:.1f} | {y:.1f} |" in case


@pytest.mark.slow
def test_a_plan_is_made_for_those_and_for_no_console():
    made = [name for name, _ in wiring.pages() if name.endswith("-drill.svg")]
    assert made == [f"wiring/{plan.profile.name}-drill.svg" for plan in PLANS]


def test_lights_of_unknown_measures_have_no_plan():
    six = named("pico_8x8").buttons
    plan = Plan(Profile("of_mine", ("raspberry_pi_pico",), pixels="GP0", size=(16, 16), buttons=six, sound="GP15"))
    assert not drill.possible(plan)
    with pytest.raises(ValueError, match="nobody has told the size of the matrix of 16 x 16 pixels"):
        Drill(plan)


def test_a_profile_with_other_buttons_has_none_either():
    assert not drill.possible(Plan(named("macropad")))
    with pytest.raises(ValueError, match="macropad has buttons that have no place on a front"):
        Drill(Plan(named("macropad")))
