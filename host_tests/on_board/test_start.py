"""The start of the emulated board with whatever lies in its settings.toml."""

import pytest

from firmware import VERSION
from host_tests import runs, strange
from host_tests.on_board.person import Person
from tools.boards import PICO

MOST_MS = 10_000
LATIN_1 = "# für mich\nPEGLIGHT_LANGUAGE = 'de'\n".encode("latin-1")


def greeted(uf2, image):
    """Return the console's output when the game starts."""
    person = Person(uf2, image, nvm=b"\xff" * PICO.nvm_size)
    assert person.run(MOST_MS, lambda: f"PEGLIGHT {VERSION}" in person.said), person.said
    person.run(500)
    assert "Traceback" not in person.said
    return person.said


def test_a_line_in_another_encoding_is_told_and_the_rest_counts(uf2, image_with):
    said = greeted(uf2, image_with({"settings.toml": LATIN_1}))
    assert "Unlesbare Zeilen in settings.toml: 1, ab der 1." in said
    assert "1 Lektion" in said


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(runs.of(1, 2, 30)))
def test_whatever_the_settings_hold_the_game_starts(seed, uf2, image_with):
    said = greeted(uf2, image_with({"settings.toml": strange.file(seed)}))
    assert "\x1b[2J" not in said
