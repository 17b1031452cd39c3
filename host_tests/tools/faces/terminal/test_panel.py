"""The panel: what the console said is shown as it was said, whatever it is, and the figures are those of the board."""

import re

import pytest
from textual.widgets import RichLog

from host_tests.tools.faces.terminal.session import play
from tools.faces.terminal.panel import MOST_LINES

WILD = "[bold]no markup[/] \N{FULL BLOCK} [link=x] " + "long " * 40


def written(panel):
    return [strip.text.rstrip() for strip in panel.query_one(RichLog).lines]


def test_a_line_is_shown_word_for_word_and_wrapped():
    async def say(session):
        panel = session.face.panel
        await session.until(lambda: panel.size.width)
        panel.say(WILD)
        await session.until(lambda: "[bold]no markup" in " ".join(written(panel)))
        await session.until(
            lambda: " ".join("".join(f"{line} " for line in written(panel)).split()).endswith("long long")
        )
        assert max(map(len, written(panel))) <= panel.size.width

    play("pico_8x8", say)


@pytest.mark.slow
def test_it_remembers_so_many_lines_and_wraps_them_anew_in_another_window():
    async def say(session):
        panel = session.face.panel
        await session.until(lambda: panel.size.width)
        for number in range(MOST_LINES + 10):
            panel.say(f"line {number}")
        assert len(panel.lines) == MOST_LINES
        panel.say(WILD)
        narrow = panel.size.width
        await session.pilot.resize_terminal(160, 40)
        await session.until(lambda: panel.size.width > narrow and any(len(line) > narrow for line in written(panel)))

    play("pico_8x8", say)


def test_the_page_keys_scroll_it_and_it_follows_again_at_its_end():
    async def scroll(session):
        panel = session.face.panel
        await session.until(lambda: panel.size.width)
        log = panel.query_one(RichLog)
        for number in range(100):
            panel.say(f"line {number}")
        await session.until(lambda: log.max_scroll_y > 0 and log.scroll_offset.y == log.max_scroll_y)
        await session.pilot.press("pageup")
        await session.until(lambda: log.scroll_offset.y == log.max_scroll_y - log.size.height)
        await session.pilot.press("tab", "pagedown")
        await session.until(lambda: log.scroll_offset.y == log.max_scroll_y)
        panel.say("one more")
        await session.until(lambda: log.scroll_offset.y == log.max_scroll_y)

    play("pico_8x8", scroll)


def test_what_is_typed_stands_below_with_a_cursor_while_it_is_typed():
    async def type_some(session):
        await session.start()
        tail = session.face.panel.query_one("#tail")
        await session.press(*"sta")
        await session.until(lambda: str(tail.render()) == "> sta\N{FULL BLOCK}")
        await session.press("tab")
        await session.until(lambda: str(tail.render()) == "> sta")

    play("pico_8x8", type_some)


def test_the_figures_are_those_of_the_board_and_shown_when_they_are_asked_for():
    async def look(session):
        await session.start()
        figures = session.face.panel.figures
        assert not figures.display
        await session.press("f5", "up")
        assert figures.display
        await session.until(lambda: "press to light" in str(figures.render()))
        await session.until(lambda: not re.search("press to light -", str(figures.render())))
        told = str(figures.render())
        assert re.search(r"press to light \d+ of 40 ms\n", told)
        milliamperes = int(re.search(r"lights (\d+) of 400 mA", told)[1])
        assert 0 < milliamperes <= 400
        kept = int(re.search(r"saves (\d+) of 4096 bytes", told)[1])
        assert 0 < kept == len(session.player.nvm.rstrip(b"\xff"))

    play("pico_8x8", look)
