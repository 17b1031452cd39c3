"""Every note of a playthrough is a screen of the manual, seen at its end with what blinks lit."""

import re

import pytest

from host_tests.tools.picture.moments import shot
from tools.docs.manual.screens import drawn, moments, shown
from tools.docs.shelf import PAGES
from tools.trouble import Trouble

HEAD = "board pico_stick\nseed 7\nset sound off\nsays (Enter: break)\n"
MENU = f"{HEAD}note First <one>.\nwait 300\nnote Second.\nwait 300\n"


def seen(*shots):
    return [(chosen.caption, chosen.signs.strip(), chosen.ms) for chosen in moments(list(shots))]


def test_a_note_is_seen_at_its_end_and_what_was_before_the_first_is_not():
    assert seen(
        shot(signs="R", ms=0),
        shot(signs="RG", ms=100, caption="one"),
        shot(signs="B", ms=900, caption="one"),
        shot(signs="Y", ms=1500, caption="two"),
    ) == [("one", "B", 900), ("two", "Y", 1500)]


def test_what_blinks_is_seen_lit_as_late_as_can_be():
    blinking = [shot(signs="RG"[: 1 + at % 2], ms=250 * at, caption="one") for at in range(7)]
    assert seen(*blinking) == [("one", "RG", 1250)]


def test_what_stood_still_is_seen_though_something_brighter_went_before():
    assert seen(
        shot(signs="RRRR", ms=0, caption="one"),
        shot(signs="G", ms=100, caption="one"),
        shot(signs="B", ms=700, caption="two"),
    ) == [("one", "G", 100), ("two", "B", 700)]


def test_screens_are_drawn_numbered_and_told(tmp_path):
    file = tmp_path / "menu.play"
    file.write_text(MENU, "utf-8")
    screens = drawn(file)
    assert [screen.path for screen in screens] == ["manual/menu-1.svg", "manual/menu-2.svg"]
    assert all(screen.picture.startswith(b"<svg") for screen in screens)
    lines = list(shown(screens))
    assert lines[0].count("<img src=") == 2
    assert lines[1:] == ["|---|---|", "| First <one>. | Second. |"]


# the pictures of which it is easy to show another screen than the one that their notes tell
SHOWN = {
    "blitz-1": "CLOCK",
    "break-4": "Row 1: orange, blue, blue, yellow; 1 exact and 1 near.",
    "hard-1": "HARD",
    "helper-1": "In hand: blue, green, red, red.",
    "insisted-2": "VOID",
    "more-2": "CLOCK off: entry 1 of",
    "more-3": "LANGUAGE en: entry 1 of",
    "more-4": "Self-test.",
    "number-1": "entry 7 of 32",
    "progress-1": "ROWS LOST",
    "statistics-1": "mini breaking 1/1",
    "watch-1": "Peglight broke the code.",
}


@pytest.mark.parametrize("name", SHOWN)
def test_a_picture_shows_what_its_note_tells(name):
    text = (PAGES / "manual.md").read_text("utf-8")
    assert SHOWN[name] in re.search(rf'src="manual/{name}\.svg" width="\d+" alt="([^"]*)"', text)[1]


def test_a_row_that_no_light_shows_is_not_told(tmp_path):
    file = tmp_path / "gone.play"
    file.write_text(
        f"{HEAD}type break\ntype\ntype\ntype RGBY\nwait 1000\nhold back\nnote The menu.\nwait 300\n", "utf-8"
    )
    (screen,) = drawn(file)
    assert re.fullmatch(r"The lights spell NEW GAME: entry 1 of \d+\.", screen.told)


def test_a_playthrough_that_goes_wrong_makes_no_page(tmp_path):
    file = tmp_path / "wrong.play"
    file.write_text("board pico_stick\nseed 7\npatience 100\nsays what nobody says\n", "utf-8")
    with pytest.raises(Trouble, match="what nobody says"):
        drawn(file)
