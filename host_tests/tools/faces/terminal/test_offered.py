"""The last line of the terminal offers what does something now, and nothing else."""

import pytest

from host_tests.tools.faces.terminal.session import play
from tools.front.display import Display
from tools.front.start import AWAKE

WIDE = (160, 40)
TAUGHT = {**AWAKE, "PEGLIGHT_LESSON": "on"}


def told(session):
    return str(session.face.query_one("#help").render())


@pytest.mark.slow
def test_keys_are_offered_as_long_as_they_change_the_row():
    async def follow(session):
        await session.until(lambda: session.player.display.view and session.player.display.view.choices)
        await session.press("tab")
        await session.until(lambda: "H hint" not in told(session) and "M menu" not in told(session))
        await session.press("tab")
        await session.start()
        await session.press("tab")
        await session.until(lambda: "H hint" in told(session) and "M menu" in told(session))
        for name in ("A aloud", "F7 fill", "F8 clear", "^Z undo", "^Y redo"):
            assert name not in told(session)
        await session.press("r")
        await session.until(
            lambda: all(name in told(session) for name in ("A aloud", "F7 fill", "F8 clear", "^Z undo"))
        )
        await session.press("ctrl+z")
        await session.until(lambda: "^Y redo" in told(session) and "^Z undo" not in told(session))

    play("pico_8x8", follow, WIDE, display=Display())


@pytest.mark.slow
def test_no_hint_is_offered_to_somebody_who_sets_a_code():
    async def follow(session):
        await session.until(lambda: "Type" in "".join(session.said))
        session.player.type("duel\r\r\r")
        await session.until(lambda: "set a code" in session.player.display.view.caption)
        await session.press("tab")
        await session.until(lambda: "M menu" in told(session))
        assert "H hint" not in told(session)

    play("pico_8x8", follow, WIDE, display=Display())


@pytest.mark.slow
def test_grades_are_offered_after_a_round_that_has_them():
    async def follow(session):
        await session.start()
        await session.press("tab")
        await session.until(lambda: "H hint" in told(session))
        assert "H grades" not in told(session)
        session.player.type("rgby\r")
        await session.until(lambda: session.player.display.view.rows)
        session.player.type("resign\r")  # one more Enter might begin the next round
        await session.until(lambda: "H grades" in told(session) and "H hint" not in told(session))
        await session.press("h")
        await session.until(lambda: session.player.display.view.choices)
        await session.until(lambda: "H grades" not in told(session))

    play("pico_8x8", follow, WIDE, display=Display())


@pytest.mark.slow
def test_neither_back_nor_ok_is_offered_where_it_does_nothing():
    async def follow(session):
        await session.until(lambda: session.player.display.view and session.player.display.view.choices)
        await session.press("tab")
        await session.until(lambda: "Enter OK" in told(session))
        assert "Bksp back" not in told(session)  # it is the first menu: there is nothing to go back to
        await session.press("enter")
        await session.until(lambda: "Bksp back" in told(session))

    play("pico_8x8", follow, WIDE, display=Display())


@pytest.mark.slow
def test_while_a_lesson_is_typed_the_board_offers_to_skip_it():
    async def follow(session):
        await session.until(lambda: "Enter" in "".join(session.said))
        session.player.type("\rRYY\r")
        await session.until(lambda: session.player.display.view.rows)
        await session.press("tab")
        await session.until(lambda: "Bksp back" in told(session) and "Enter OK" not in told(session))
        assert "M menu" not in told(session)
        assert "H hint" not in told(session)

    play("pico_8x8", follow, WIDE, display=Display(), settings=TAUGHT)


@pytest.mark.slow
def test_in_a_lesson_no_key_changes_the_row_in_hand():
    async def follow(session):
        await session.until(lambda: "Enter" in "".join(session.said))
        await session.press("tab", "enter", "enter", "up")
        await session.until(lambda: any(peg is not None for peg in session.player.display.view.hand))
        await session.until(lambda: "M menu" in told(session))
        for name in ("F7 fill", "F8 clear", "^Z undo", "^Y redo"):
            assert name not in told(session)
        before = session.player.display.view.hand
        await session.press("f8", "ctrl+z", "f7")
        await session.pass_ms(500)
        assert session.player.display.view.hand == before

    play("pico_8x8", follow, WIDE, display=Display(), settings=TAUGHT)
