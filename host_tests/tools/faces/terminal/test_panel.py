"""The panel: what the console said is shown as it was said, whatever it is."""

import pytest
from textual.widgets import RichLog

from host_tests.tools.faces.terminal.session import play
from tools.front.display import Display

WILD = "[bold]no markup[/] \N{FULL BLOCK} [link=x] " + "long " * 40


def written(panel):
    return [strip.text.rstrip() for strip in panel.query_one(RichLog).lines]


def test_lines_are_shown_word_for_word_above_the_typed_one():
    async def say(session):
        panel = session.face.panel
        tail = panel.query_one("#tail")
        await session.until(lambda: panel.size.width)
        await session.press(*"sta")
        await session.until(lambda: str(tail.render()) == "> sta\N{FULL BLOCK}")
        panel.say(WILD)
        await session.until(lambda: "[bold]no markup" in " ".join(written(panel)))
        await session.until(
            lambda: " ".join("".join(f"{line} " for line in written(panel)).split()).endswith("long long")
        )
        assert max(map(len, written(panel))) <= panel.size.width

    play("pico_8x8", say)


def heading(session):
    there = session.face.panel.query_one("#heading")
    return str(there.render()) if there.display else None


@pytest.mark.slow
def test_a_long_question_keeps_its_first_line_in_sight():
    async def look(session):
        await session.until(lambda: "(Enter: break)" in session.said)
        session.player.type("break\r")
        await session.until(lambda: "(Enter: classic)" in session.said)
        await session.until(lambda: (heading(session) or "").startswith("Which game?"))
        assert heading(session).endswith(" PgUp")
        await session.pilot.press("pageup", "pageup")
        await session.until(lambda: heading(session) is None)
        await session.pilot.press("pagedown", "pagedown", "pagedown")
        await session.until(lambda: (heading(session) or "").startswith("Which game?"))
        session.player.type("\r")
        await session.until(lambda: "(Enter: uniform)" in session.said and heading(session) is None)
        session.player.type("\r")
        await session.until(lambda: "Row 1 of 10: your guess?" in session.said)

    play("pico_8x8", look, size=(60, 20), display=Display())
