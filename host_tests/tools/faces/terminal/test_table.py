"""The table in the terminal, driven by Textual's own pilot: it is seen first, clicked, and turned to the lights."""

import pytest

from host_tests.tools.faces.terminal.session import play
from tools.faces.terminal.lights import DISCS, PLAIN, SIGNED
from tools.faces.terminal.paper import CROSS
from tools.front.display import Display
from tools.front.start import AWAKE


def paper(session):
    return str(session.face.frame.table.content)


@pytest.mark.slow
def test_a_round_is_played_by_clicks_and_letters():
    async def win(session):
        await session.start()
        await session.press("left")  # at the lights
        for letter in "rgb":
            await session.press(letter)
        await session.until(lambda: session.player.display.view.hand == (0, 1, 2, None))
        await session.until(lambda: session.player.display.view.caption in str(session.face.caption.content))
        await clicked(session, "place", 1)
        await session.until(lambda: "place 2" in session.player.display.view.caption)
        await session.press("o")
        await session.until(lambda: session.player.display.view.hand == (0, 4, 2, None))
        await clicked(session, "place", 3)
        await session.until(lambda: "place 4" in session.player.display.view.caption)
        await clicked(session, "colour", 3)
        await session.until(lambda: session.player.display.view.hand == (0, 4, 2, 3))
        await session.press("enter")
        await session.until(lambda: " 1. R O B Y" in "\n".join(session.said))
        await clicked(session, "row", 0)
        await session.until(lambda: session.player.display.view.hand == (0, 4, 2, 3))

    play("pico_8x8", win, (60, 20), display=Display())


@pytest.mark.slow
def test_a_mark_is_given_by_clicks_on_what_its_pips_mean():
    async def give(session):
        session.player.type("NEW\rmake\r\r\r\r\r")
        for kind, mark in ((0, "x"), (1, "xo"), (0, "xxo")):
            await session.until(lambda: getattr(session.player.display.view, "mark", None) is not None)
            await clicked(session, "colour", kind)
            await session.until(lambda mark=mark: session.player.display.view.mark == mark)
        await session.press("left", "backspace")
        await session.until(lambda: session.player.display.view.mark == "-")
        for sign, mark in (("x", "x"), ("o", "xo"), ("x", "xxo")):
            await session.press(sign)
            await session.until(lambda mark=mark: session.player.display.view.mark == mark)

    play("pico_8x8", give, display=Display())


async def clicked(session, what, number, **how):
    """Click this piece of the table, once it is drawn."""
    found = await session.until(lambda: piece(session, what, number))
    await session.pilot.click(session.face.frame.table, offset=found[0], **how)


def piece(session, what, number):
    """Return the places where it is."""
    table = session.face.frame.table
    places = [(x, y) for y in range(table.size.height) for x in range(table.size.width)]
    metas = {at: session.face.screen.get_style_at(table.region.x + at[0], table.region.y + at[1]).meta for at in places}
    return [at for at in places if metas[at].get(what) == number]


@pytest.mark.slow
def test_pegs_are_undone_filled_cleared_and_crossed_out():
    async def change(session):
        def shows(*hand):
            return session.until(lambda: session.player.display.view.hand == hand)

        await session.start()
        await session.press("left", "r")
        await shows(0, None, None, None)
        await session.press("f7")
        await shows(0, 0, 0, 0)
        await session.press("ctrl+z")
        await shows(0, None, None, None)
        await session.press("ctrl+y")
        await shows(0, 0, 0, 0)
        await session.press("f8")
        await shows(None, None, None, None)
        await clicked(session, "colour", 2, times=2)
        await shows(2, 2, None, None)
        await clicked(session, "place", 1, button=3)
        await session.until(lambda: session.player.display.view.crossed == ((1, 2),))
        await session.until(lambda: f"{CROSS}B" in paper(session))
        await clicked(session, "place", 0)
        await session.until(lambda: session.player.display.view.cursor == 0)
        await clicked(session, "colour", 5, button=3)
        await session.until(lambda: session.player.display.view.crossed == ((0, 5), (1, 2)))

    play("pico_8x8", change, display=Display())


@pytest.mark.slow
def test_f2_turns_to_the_lights_and_back():
    async def turn(session):
        await session.start()
        frame = session.face.frame
        assert (frame.table.display, frame.lights.display) == (True, False)
        await session.press("f2")
        assert (frame.table.display, frame.lights.display) == (False, True)
        looks = []
        for _ in range(3):
            await session.press("f3")
            looks.append(frame.lights.look)
        assert looks == [SIGNED, PLAIN, DISCS]
        await session.press("f2")
        assert (frame.table.display, frame.lights.display) == (True, False)
        assert frame.table.look == frame.lights.look

    play("pico_8x8", turn, display=Display())


@pytest.mark.slow
def test_on_a_russian_layout_keys_do_what_their_places_do():
    async def set_pegs(session):
        await session.start()
        await session.press("tab", *"кп")
        await session.until(lambda: session.player.display.view.hand[:2] == (0, 1))
        await session.press("ь")
        await session.until(lambda: session.player.display.view.choices)

    play("pico_8x8", set_pegs, display=Display())


def told(session):
    return str(session.face.query_one("#help").render())


@pytest.mark.slow
def test_the_last_line_offers_what_does_something_now():
    async def follow(session):
        def offers(*names, lacks=()):
            return session.until(
                lambda: all((name in told(session)) == (name not in lacks) for name in (*names, *lacks))
            )

        await session.until(lambda: session.player.display.view and session.player.display.view.choices)
        await session.press("tab")
        await offers("Enter OK", lacks=("H hint", "M menu", "Bksp back"))
        session.player.type("break\r\r\r")
        await offers("H hint", "M menu", lacks=("A aloud", "F7 fill", "F8 clear", "^Z undo", "^Y redo", "H grades"))
        await session.press("r")
        await offers("A aloud", "F7 fill", "F8 clear", "^Z undo")
        await session.press("ctrl+z")
        await offers("^Y redo", lacks=("^Z undo",))
        session.player.type("rgby\r")
        await session.until(lambda: session.player.display.view.rows)
        session.player.type("resign\r")  # one more Enter might begin the next round
        await offers("H grades", lacks=("H hint",))
        await session.press("h")
        await offers(lacks=("H grades",))
        session.player.type("NEW\rduel\r\r\r")
        await session.until(lambda: "set a code" in session.player.display.view.caption)
        await offers("M menu", lacks=("H hint",))

    play("pico_8x8", follow, (160, 40), display=Display())


@pytest.mark.slow
def test_in_a_lesson_no_key_changes_the_row_in_hand():
    async def follow(session):
        await session.until(lambda: "Enter" in "".join(session.said))
        await session.press("tab", "enter", "enter", "up")
        await session.until(lambda: any(peg is not None for peg in session.player.display.view.hand))
        await session.until(lambda: "M menu" in told(session))
        before = session.player.display.view.hand
        assert not [name for name in ("F7 fill", "F8 clear", "^Z undo", "^Y redo") if name in told(session)]
        await session.press("f8", "ctrl+z", "f7")
        await session.pass_ms(500)
        assert session.player.display.view.hand == before

    play("pico_8x8", follow, (160, 40), display=Display(), settings={**AWAKE, "PEGLIGHT_LESSON": "on"})
