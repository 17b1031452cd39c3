"""The caption in the terminal: it names no key of the board while the keys go to the console."""

import pytest

from tools.faces.terminal.frame import without_keys


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
