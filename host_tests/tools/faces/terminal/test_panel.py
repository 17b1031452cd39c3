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


def test_the_page_keys_scroll_it_and_it_follows_again_at_its_end():
    async def scroll(session):
        panel = session.face.panel
        await session.until(lambda: panel.size.width and "(Enter: break)" in session.said)  # the board says no more
        log = panel.query_one(RichLog)
        for number in range(100):
            panel.say(f"line {number}")
        await session.until(lambda: log.max_scroll_y > 0 and log.scroll_offset.y == log.max_scroll_y)
        await session.until(lambda: heading(session))
        page_above = log.scroll_offset.y - log.size.height + panel.query_one("#heading").size.height
        await session.pilot.press("pageup")
        await session.until(lambda: log.scroll_offset.y == page_above)
        await session.pilot.press("tab", "pagedown", "pagedown", "pagedown")
        await session.until(lambda: heading(session) and log.scroll_offset.y == log.max_scroll_y)
        panel.say("one more")
        await session.until(lambda: "one more" in written(panel) and log.scroll_offset.y == log.max_scroll_y)

    play("pico_8x8", scroll)


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
