"""The face as a person has it before them, driven by Textual's own pilot: the real program on the virtual board."""

import pytest
from textual import events

from firmware.device import profiles
from host_tests.tools.faces.terminal.session import play
from tools.front.display import Display

CODE = "BOOG"  # what the seed of these tests draws
COLOURS = "RGBYOP"


async def enter(session, guess):
    """With the arrows: a colour is so many presses of up, and enter goes on to the next place."""
    for colour in guess:
        await session.press(*["up"] * (COLOURS.index(colour) + 1), "enter")
    await session.press("enter")


def shows_colour(session):
    return any(sign in COLOURS for sign in session.signs)


@pytest.mark.slow
def test_a_whole_round_is_won_with_the_arrows():
    async def win(session):
        await session.start()
        await enter(session, "RGBY")
        await session.until(lambda: " 1. R G B Y : oo" in session.said)
        await session.until(lambda: "RGBYoo" in session.signs)
        await session.press("h")
        await session.until(lambda: sum(sign in COLOURS for sign in session.signs) == 8)
        await session.press(*["backspace"] * 4)
        await enter(session, CODE)
        await session.until(lambda: "You broke the code. Rows: 2" in session.said)

    play("pico_8x8", win)


@pytest.mark.slow
def test_a_whole_round_is_won_with_a_button_a_colour():
    async def win(session):
        rung = []
        session.face.bell = lambda: rung.append(True)
        await session.start()
        assert rung == []
        await session.press("f4", "tab", *CODE.lower(), "enter")
        await session.until(lambda: "You broke the code. Rows: 1" in session.said)
        assert rung

    play("pico_8x8_colours", win)


def test_the_buttons_are_played_with_the_mouse_and_held():
    async def click(session):
        await session.start()
        await session.pilot.click("#up")
        await session.until(lambda: shows_colour(session))
        await session.pilot.mouse_down("#back")
        await session.until(lambda: session.face.query_one("#back").has_class("down"))
        before = session.signs
        await session.pass_ms(1000)
        await session.until(lambda: session.signs != before and not shows_colour(session))  # the menu
        await session.pilot.hover("#help")
        assert session.player.is_down("back")
        await session.pilot.mouse_up("#help")
        await session.until(lambda: not session.player.is_down("back"))

    play("pico_8x8", click)


@pytest.mark.slow
def test_an_arrow_leads_to_the_lights_and_tab_to_the_console():
    async def go(session):
        await session.start()
        await session.press(*"help", "enter")
        await session.until(lambda: session.said.count("Row 1 of 10: your guess?") == 2)  # it has been answered
        await session.press("up")
        await session.until(lambda: "R" in session.signs)
        assert not session.face.panel.typing
        await session.press("tab", "x", "backspace", "backspace")  # one too many takes back no peg
        assert session.face.panel.typing
        await session.until(lambda: "R" in session.signs)
        await session.press("enter", "backspace")
        await session.until(lambda: "R" not in session.signs)
        assert not session.face.panel.typing

    play("pico_8x8", go)


def test_backspace_at_an_empty_line_asks_the_question_before():
    async def go_back(session):
        await session.until(lambda: "(Enter: break)" in session.said)
        await session.press(*"match", "enter")
        await session.until(lambda: "(Enter: classic)" in session.said)
        await session.press("enter")
        await session.until(lambda: any(line.startswith("How many people") for line in session.said))
        before = len(session.said)
        await session.press("backspace")
        await session.until(lambda: "(Enter: classic)" in session.said[before:])
        assert session.face.panel.typing

    play("pico_8x8", go_back, display=Display())


@pytest.mark.slow
def test_arrows_stay_with_a_line_of_text_and_a_paste_begins_one():
    async def correct(session):
        await session.start()
        await session.press(*"rgb")
        await session.until(lambda: session.face.panel.tail == "rgb")
        await session.press("left", "h", "up", "m")
        await session.until(lambda: session.face.panel.tail == "rgbhm")
        assert session.face.panel.typing
        await session.press(*["backspace"] * 5)
        await session.until(lambda: session.face.panel.tail == "")
        await session.press("left")  # it is empty again
        assert not session.face.panel.typing
        session.face.post_message(events.Paste("rg"))
        await session.until(lambda: session.face.panel.tail == "rg")
        assert session.face.panel.typing
        session.face.post_message(events.Paste("by\r\n"))
        await session.until(lambda: len(session.player.display.view.rows) == 1)
        assert not session.face.panel.typing  # as it was begun there

    play("pico_8x8", correct, display=Display())


def in_sight(face):
    """Return which of the two can be seen, the place that the keys go to in capitals."""
    parts = {"lights": face.query_one("#frame"), "console": face.panel}
    seen = [name for name, part in parts.items() if part.is_on_screen and part.size.width]
    return {name.upper() if "heavy" in str(parts[name].styles.border_top) else name for name in seen}


@pytest.mark.parametrize(("size", "both"), [((80, 24), True), ((40, 12), False)])
def test_the_place_that_the_keys_go_to_has_a_heavy_frame(size, both):
    async def look(session):
        await session.until(lambda: "(Enter: break)" in session.said)
        for keys, typed_at, other in [((), "CONSOLE", "lights"), (["up"], "LIGHTS", "console")]:
            await session.press(*keys)
            seen = {typed_at, other} if both else {typed_at}
            await session.until(lambda seen=seen: in_sight(session.face) == seen)

    play("pico_8x8", look, size=size)


@pytest.mark.parametrize("name", [profile.name for profile in profiles.every()])
def test_every_board_fits_in_every_window(name):
    async def look(session):
        face = session.face
        await session.until(lambda: not session.signs.isspace())
        for size in [(80, 24), (200, 60), (30, 10)]:
            await session.pilot.resize_terminal(*size)
            await session.until(lambda size=size: face.screen.size == size)
            if size != (30, 10):
                for part in [face.lights, face.panel, *face.query("Button")]:
                    assert face.screen.region.contains_region(part.region), part
            wide, high = face.lights.size
            assert wide * session.player.profile.height == 2 * high * session.player.profile.width

    play(name, look)
