"""The face as a person has it before them, driven by Textual's own pilot: the real program on the virtual board."""

import pytest

from firmware.device import profiles
from host_tests.tools.face.sitting import play
from tools.face.lights import DISCS, PLAIN, SIGNED

CODE = "BOOG"  # what the seed of these tests draws
COLOURS = "RGBYOP"
NAMES = [profile.name for profile in profiles.every()]


async def enter(sitting, guess):
    """With the arrows: a colour is so many presses of up, and enter goes on to the next place."""
    for colour in guess:
        await sitting.press(*["up"] * (COLOURS.index(colour) + 1), "enter")
    await sitting.press("enter")


def test_a_whole_round_is_won_with_the_arrows():
    async def win(sitting):
        await sitting.start()
        await enter(sitting, "RGBY")
        await sitting.until(lambda: " 1. R G B Y : oo" in sitting.said)
        await sitting.until(lambda: "RGBYoo" in sitting.signs)
        await sitting.press("h")
        await sitting.until(lambda: sum(sign in COLOURS for sign in sitting.signs) == 8)
        await sitting.press(*["backspace"] * 4)
        await enter(sitting, CODE)
        await sitting.until(lambda: "You broke the code. Rows: 2" in sitting.said)

    play("pico_8x8", win)


def test_a_whole_round_is_won_with_a_button_a_colour():
    async def win(sitting):
        await sitting.start()
        await sitting.press(*CODE.lower(), "enter")
        await sitting.until(lambda: "You broke the code. Rows: 1" in sitting.said)

    play("pico_8x8_colours", win)


def test_a_guess_is_typed_on_the_console_where_no_button_has_a_colour():
    async def type_one(sitting):
        await sitting.start()
        await sitting.press(*"rgbx", "backspace", "y", "enter")
        await sitting.until(lambda: "RGBYoo" in sitting.signs)
        assert "rgby" in sitting.said
        await sitting.press("left", "right")
        assert not sitting.face.panel.typing

    play("pico_8x8", type_one)


def shows_colour(sitting):
    return any(sign in COLOURS for sign in sitting.signs)


def test_the_buttons_are_played_with_the_mouse_and_held():
    async def click(sitting):
        await sitting.start()
        await sitting.pilot.click("#up")
        await sitting.until(lambda: shows_colour(sitting))
        await sitting.pilot.mouse_down("#back")
        await sitting.until(lambda: sitting.face.query_one("#back").has_class("down"))
        before = sitting.signs
        await sitting.pass_ms(1000)
        await sitting.until(lambda: sitting.signs != before and not shows_colour(sitting))  # the menu
        await sitting.pilot.mouse_up("#back")
        await sitting.until(lambda: not sitting.face.query_one("#back").has_class("down"))

    play("pico_8x8", click)


def test_tab_goes_to_the_console_and_back():
    async def go(sitting):
        await sitting.start()
        await sitting.press("tab", *"help", "enter")
        await sitting.until(lambda: "help" in sitting.said)
        assert sitting.face.panel.typing
        await sitting.press("tab", "up")
        await sitting.until(lambda: "R" in sitting.signs)

    play("pico_8x8", go)


@pytest.mark.parametrize("name", NAMES)
def test_every_board_fits_in_every_window(name):
    async def look(sitting):
        face = sitting.face
        await sitting.until(lambda: not sitting.signs.isspace())
        for size in [(80, 24), (200, 60), (30, 10)]:
            await sitting.pilot.resize_terminal(*size)
            await sitting.until(lambda size=size: face.screen.size == size)
            if size != (30, 10):
                for part in [face.lights, face.panel, *face.query("Button")]:
                    assert face.screen.region.contains_region(part.region), part
            wide, high = face.lights.size
            assert wide * sitting.player.profile.height == 2 * high * sitting.player.profile.width

    play(name, look)


def test_a_window_that_changes_makes_the_lights_larger_and_smaller():
    async def resize(sitting):
        await sitting.until(lambda: not sitting.signs.isspace())
        for size, rows in [((140, 50), 5), ((80, 24), 2), ((40, 12), 1)]:
            await sitting.pilot.resize_terminal(*size)
            await sitting.until(lambda rows=rows: sitting.face.lights.rows == rows)
        assert not sitting.face.panel.display

    play("pico_8x8", resize)


def test_where_colours_do_not_tell_enough_the_lights_have_letters():
    async def look(sitting):
        await sitting.start()
        await sitting.press("up", "enter")  # past it: under the cursor it blinks
        await sitting.until(lambda: "R" in sitting.signs)
        row = sitting.signs.index("R") // 8 * 2
        shown = {}
        for look in (DISCS, SIGNED, PLAIN):
            assert sitting.face.lights.look == look
            shown[look] = sitting.face.lights.render_line(row).text
            await sitting.pilot.press("f3")
        assert "R" not in shown[DISCS]
        assert "R" in shown[SIGNED]
        assert "(R)" in shown[PLAIN]

    play("pico_8x8", look)


@pytest.mark.parametrize("columns", [80, 100])
def test_the_last_line_tells_every_key(columns):
    async def look(sitting):
        last = sitting.face.query_one("#help")
        told = str(last.render())
        for key in ("M menu", "H hint", "A aloud", "Tab type", "F2 panel", "F3 letters", "F4 bell", "^C"):
            assert key in told
        assert len(told) <= last.size.width == columns

    play("pico_8x8", look, size=(columns, 24))


def test_the_bell_rings_when_it_is_wanted():
    async def listen(sitting):
        rung = []
        sitting.face.bell = lambda: rung.append(True)
        await sitting.start()
        assert rung == []
        await sitting.pilot.press("f4")
        await sitting.press("up")
        await sitting.until(lambda: rung)

    play("pico_8x8", listen)
