"""The buttons of the face under a mouse."""

import pytest

from firmware.device import profiles
from host_tests.tools.faces.terminal.session import play, sits


@pytest.mark.parametrize("profile", profiles.every(), ids=lambda profile: profile.name)
def test_every_key_of_a_board_has_a_button(profile):
    async def look(session):
        await session.until(lambda: {session.place_of("key", key) for key in profile.buttons} - {None})
        await session.until(lambda: None not in {session.place_of("key", key) for key in profile.buttons})

    play(profile.name, look, size=(120, 40), display=False)


@sits()
async def test_a_button_that_is_held_down_shows_it(session):
    await session.start()
    await session.press("f2")
    place = await session.until(lambda: session.place_of("key", "up"))
    await session.pilot.mouse_down(offset=place)
    await session.until(lambda: session.player.is_down("up"))
    await session.pilot.mouse_up(offset=place)
    await session.until(lambda: not session.player.is_down("up"))
    await session.until(lambda: session.page.hand[0] is not None)


@pytest.mark.slow
@sits("macropad")
async def test_pads_tell_their_purpose_in_the_colours_of_their_lights(session):
    await session.start()
    await session.press("f2")
    told = [["1", "R", "G"], ["2", "B", "Y"], ["3", "O", "P"], ["4", "BACK", "OK"]]
    await session.until(lambda: [line.split() for line in session.seen if line.split() in told] == told)
    red, green = (session.ground_of("key", pad) for pad in ("pad_2", "pad_3"))
    assert (red.index(max(red)), green.index(max(green))) == (0, 1)
    await session.click("key", "pad_6")
    await session.until(lambda: session.page.hand[0] == 3)
    await session.press("backspace")
    await session.until(lambda: session.page.hand[0] is None)
    await session.press("m")
    await session.until(lambda: session.page.entries)
