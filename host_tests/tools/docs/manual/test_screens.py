"""Every note of a playthrough is a screen of the manual, seen at its end with what blinks lit."""

import pytest

from host_tests.tools.picture.moments import shot
from tools.docs.manual.screens import drawn, moments, shown, spelt
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


def test_the_lights_are_spelt_for_who_cannot_see_them():
    assert spelt("RGB  x  " + " " * 8 + "..      ", 8) == "RGB  x / .."


def test_a_playthrough_that_goes_wrong_makes_no_page(tmp_path):
    file = tmp_path / "wrong.play"
    file.write_text("board pico_stick\nseed 7\npatience 100\nsays what nobody says\n", "utf-8")
    with pytest.raises(Trouble, match="what nobody says"):
        drawn(file)
