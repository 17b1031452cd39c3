"""The buttons of the face under a mouse."""

import pytest

from firmware.device import profiles
from host_tests.tools.faces.terminal.session import play
from tools.faces.terminal.buttons import Buttons, Pad
from tools.front.player import Player


@pytest.mark.parametrize("profile", profiles.every(), ids=lambda profile: profile.name)
def test_every_key_of_a_board_has_a_button(profile):
    async def look(session):
        buttons = session.face.board.buttons
        shown = [[button.key for button in line.children] for line in buttons.children]
        assert shown == [line for line in buttons.lines if line]
        assert sorted(key for line in shown for key in line) == sorted(profile.buttons)
        assert buttons.count == len(shown)
        widths = [sum(button.outer_size.width for button in line.children) for line in buttons.children]
        assert max(widths) == buttons.wide == Buttons(Player(profile)).wide

    play(profile.name, look, size=(120, 40), display=False)


@pytest.mark.slow
def test_pads_tell_their_purpose_in_the_colours_of_their_lights():
    async def look(session):
        def told():
            return [str(pad.render()) for pad in session.face.query(Pad)]

        await session.start()
        await session.press("f2")
        await session.until(lambda: told() == ["1", "R", "G", "2", "B", "Y", "3", "O", "P", "4", "BACK", "OK"])
        red, green = [session.face.query_one(f"#pad_{number}").styles.background.rgb for number in (2, 3)]
        assert (red.index(max(red)), green.index(max(green))) == (0, 1)
        await session.pilot.click("#pad_6")
        await session.until(lambda: session.page.hand[0] == 3)
        await session.press("backspace")
        await session.until(lambda: session.page.hand[0] is None)
        await session.press("m")
        await session.until(lambda: session.page.entries)

    play("macropad", look)
