"""The caption in the terminal: it names no key of the board while the keys go to the console."""

import pytest

from host_tests.tools.faces.terminal.session import play
from tools.faces.terminal.frame import without_keys
from tools.front.display import Display


@pytest.mark.parametrize(
    ("caption", "told"),
    [
        ("Row 1 of 10, place 1 \xb7 up/down: colour \xb7 OK: set", "Row 1 of 10, place 1"),
        ("Ligne 1 \xb7 haut/bas : couleur", "Ligne 1"),
        ("SETTINGS: DIM \xb7 5/14 \xb7 up/down: change", "SETTINGS: DIM \xb7 5/14"),
        ("You broke the code. Rows: 2 \xb7 B O O G", "You broke the code. Rows: 2 \xb7 B O O G"),
        ("", ""),
    ],
)
def test_what_is_shown_stays_and_what_keys_do_goes(caption, told):
    assert without_keys(caption) == told


@pytest.mark.slow
def test_the_caption_names_no_key_while_a_line_is_typed():
    async def look(session):
        def caption():
            return str(session.face.caption.content)

        await session.start()
        await session.until(lambda: caption().startswith("Row 1 of 10"))
        assert ": " not in caption()
        await session.press("tab")
        await session.until(lambda: "up/down: colour" in caption())

    play("pico_8x8", look, display=Display())
