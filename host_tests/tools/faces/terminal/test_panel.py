"""The panel: what the console said is shown as it was said, whatever it is, and the figures are those of the board."""

import re

import pytest
from textual.widgets import RichLog

from host_tests.tools.faces.terminal.session import play
from tools.faces.terminal.panel import MOST_LINES
from tools.front.display import Display

GRADE = " 1. RGBY : 1296 > 312 (188.18)  98%  -40% RRGB"  # as wide as it is in the classic game
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


def test_what_is_typed_stands_below_with_a_cursor_while_it_is_typed():
    async def type_some(session):
        await session.start()
        tail = session.face.panel.query_one("#tail")
        await session.press(*"sta")
        await session.until(lambda: str(tail.render()) == "> sta\N{FULL BLOCK}")
        await session.press("tab")
        await session.until(lambda: str(tail.render()) == "> sta")

    play("pico_8x8", type_some)


@pytest.mark.slow
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


def heading(session):
    there = session.face.panel.query_one("#heading")
    return str(there.render()) if there.display else None


@pytest.mark.slow
def test_a_question_that_is_longer_than_the_console_keeps_its_first_line_in_sight_and_says_how_to_see_the_rest():
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
        for number in range(1, 6):  # rows at the lights are no answer, however many there are
            for colour in range(4):
                session.player.display.choose(colour)
            await session.until(lambda: None not in session.player.display.view.hand)
            session.player.tap("ok")
            await session.until(lambda number=number: len(session.player.display.view.rows) == number)
            await session.pass_ms(2000)
        assert heading(session) is None
        await session.pilot.resize_terminal(120, 10)
        await session.until(lambda: session.face.size.height == 10)
        assert heading(session) is None

    play("pico_8x8", look, size=(60, 20), display=Display())


@pytest.mark.slow
def test_f1_at_the_lights_shows_the_rules_where_there_is_no_room_for_both():
    async def look(session):
        await session.start()
        await session.press("tab")
        assert not session.face.panel.display
        await session.press("f1")
        await session.until(lambda: "classic: 4 pegs of 6 colours" in session.said and session.face.panel.display)

    play("pico_8x8", look, size=(60, 20), display=Display())


@pytest.mark.slow
@pytest.mark.parametrize("size", [(60, 20), (80, 24)])
def test_each_grade_has_a_line_of_its_own(size):
    async def look(session):
        await session.start()
        session.face.panel.say(GRADE)
        await session.until(lambda: GRADE in written(session.face.panel))

    play("pico_8x8", look, size=size, display=Display())


@pytest.mark.slow
def test_a_list_of_colours_is_folded_as_the_window_is_wide_and_no_sign_stands_apart_from_its_name():
    async def look(session):
        await session.until(lambda: "(Enter: break)" in session.said)
        session.player.type("break\rbulls\r\r")
        await session.until(lambda: "Row 1 of 10: your guess?" in session.said)
        lines = written(session.face.panel)
        first = next(at for at, line in enumerate(lines) if line.startswith("The colours: R red"))
        assert lines[first].endswith("Y yellow,")
        assert lines[first + 1] == "  O orange, P purple, C cyan, W white, K pink, L lime"

    play("pico_8x8", look, size=(60, 20), display=Display())
