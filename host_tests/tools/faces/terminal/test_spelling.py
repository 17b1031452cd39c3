"""A name is typed with the letters of the keyboard, where the board asks for it."""

import pytest

from host_tests.tools.faces.terminal.session import play
from host_tests.tools.faces.terminal.test_offered import told
from tools.front.display import Display


@pytest.mark.slow
def test_a_name_is_typed_as_it_is_written():
    async def name(session):
        async def take(entry):
            await session.until(lambda: any(text.startswith(entry) for text in session.player.display.view.choices))
            at = [text.startswith(entry) for text in session.player.display.view.choices].index(True)
            session.player.display.pick(at)

        await session.start()
        await session.press("tab", "m")
        for entry in ("SETTINGS", "NAMES", "P1"):
            await take(entry)
        await session.until(lambda: session.player.display.view.choices[0] == "> ")
        for typed, sign in (("h", "h"), ("ha", "a"), ("han", "n"), ("hann", "n")):
            await session.press(sign)
            await session.until(lambda typed=typed: session.player.display.view.choices[0] == "> " + typed)
        await session.until(lambda: "M menu" not in told(session))
        await session.press("enter")
        await session.until(lambda: "P1 Hann" in session.player.display.view.choices)

    play("pico_8x8", name, display=Display())
