"""The line that is typed at the console, driven by Textual's own pilot."""

import pytest
from textual import events

from host_tests.tools.faces.terminal.session import play
from tools.front.display import Display

pytestmark = pytest.mark.slow


def test_arrows_stay_with_a_line_that_has_text():
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

    play("pico_8x8", correct, display=Display())


def test_a_paste_goes_to_the_console_from_the_lights_too():
    async def paste(session):
        await session.start()
        await session.press("tab")
        session.face.post_message(events.Paste("rg"))
        await session.until(lambda: session.face.panel.tail == "rg")
        assert session.face.panel.typing
        session.face.post_message(events.Paste("by\r\n"))
        await session.until(lambda: len(session.player.display.view.rows) == 1)
        assert not session.face.panel.typing  # as it was begun there

    play("pico_8x8", paste, display=Display())


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
        assert "Bksp back" in str(session.face.query_one("#help").render())

    play("pico_8x8", go_back, (120, 40), display=Display())
