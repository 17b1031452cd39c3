"""The pages: what they say about a board is true."""

import re

import pytest

from firmware.device.profiles import every, named, suiting
from tools.docs import wiring
from tools.docs.shelf import PAGES
from tools.docs.wiring import console, page, parts
from tools.docs.wiring.plan import Plan

WIRED = [profile for profile in every() if not Plan(profile).keys]


def test_those_in_the_repository_are_up_to_date():
    made = {name: content for name, content in wiring.pages() if not name.endswith(".svg")}
    assert [name for name, content in made.items() if (PAGES / name).read_bytes() != content] == []


def test_a_profile_that_a_board_gets_by_itself_says_so():
    for profile in WIRED:
        by_itself = suiting(profile.boards[0]).name == profile.name
        assert ("unless `PEGLIGHT_BOARD` in `settings.toml` names another" in page.page(Plan(profile))) == by_itself


def test_a_panel_that_plugs_on_needs_no_level_shifter():
    assert "74AHCT125" in page.page(Plan(named("pico_8x8")))
    assert "74AHCT125" not in page.page(Plan(named("feather_4x8")))
    assert "470" not in page.page(Plan(named("pico_16x10")))


def section(profile, *headings):
    """What stands below the first of these headings that the page has."""
    plan = Plan(profile)
    parts = re.split(r"^## (.*)\n\n", (console if plan.keys else page).page(plan), flags=re.MULTILINE)
    return next(text for heading, text in zip(parts[1::2], parts[2::2], strict=True) if heading in headings)


@pytest.mark.parametrize("profile", every()[1:], ids=lambda profile: profile.name)
def test_a_page_says_how_to_build_it_how_to_tell_that_it_worked_and_what_to_do_if_not(profile):
    told = re.split(r"^\d\. ", section(profile, "Build it", "Set it up"), flags=re.MULTILINE)
    steps = [" ".join(step.split()) for step in told[1:]]
    assert "README.md#put-it-on-the-board" in steps[0]
    for step in (steps[0], steps[-1]):
        assert step.index("**It worked if**") < step.index("**If not:**")
    assert "README.md#the-self-test" in steps[-1]


def test_the_first_board_is_built_by_the_guide():
    assert "(guide.md)" in section(every()[0], "Build it")


@pytest.mark.parametrize("profile", every(), ids=lambda profile: profile.name)
def test_every_part_is_told_with_how_many_and_by_whom(profile):
    rows = [line.strip("| ").split(" | ") for line in section(profile, "Parts").partition("\n\n")[0].splitlines()]
    assert tuple(rows[0]) == parts.HEAD
    assert len(rows) > 3
    assert all(len(row) == 5 and all(row) and row[1].isdigit() for row in rows[2:])


@pytest.mark.parametrize(
    "profile", [profile for profile in WIRED if not Plan(profile).panel.plugs], ids=lambda profile: profile.name
)
def test_a_page_sends_to_the_guide_only_for_pins_that_are_the_same(profile):
    ours, guides = Plan(profile), Plan(every()[0])
    assert (ours.lights, ours.powers, ours.power_ground()) == (guides.lights, guides.powers, guides.power_ground())


def test_a_console_needs_no_wire_and_says_which_key_is_which():
    told = console.page(Plan(named("pico_zip96")))
    assert "There is nothing to wire" in told
    assert "A is ok, and B is back" in told
    assert not any(word in told for word in ("74AHCT125", "capacitor", "resistor", "tactile", "perfboard"))
    assert "wiring/pico_zip96.svg" not in [name for name, _ in wiring.pages()]
