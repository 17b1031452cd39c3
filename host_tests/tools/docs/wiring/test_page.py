"""The pages: what they say about a board is true."""

from firmware.device.profiles import every, named, suiting
from tools.docs import wiring
from tools.docs.shelf import PAGES
from tools.docs.wiring import console, page
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


def test_a_console_needs_no_wire_and_says_which_key_is_which():
    told = console.page(Plan(named("pico_zip96")))
    assert "There is nothing to wire" in told
    assert "A is ok, and B is back" in told
    assert not any(word in told for word in ("74AHCT125", "capacitor", "resistor", "tactile", "perfboard"))
    assert "wiring/pico_zip96.svg" not in [name for name, _ in wiring.pages()]
