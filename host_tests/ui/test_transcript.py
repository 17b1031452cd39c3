"""The transcript reads as it is written, word for word, and shows every mode."""

from firmware.game.modes import MODES
from host_tests.ui import transcript

SAID = transcript.FILE.read_text("utf-8")


def test_every_mode_is_told_word_for_word_as_written():
    assert transcript.written() == SAID


def test_every_mode_is_there():
    assert [mode for mode in MODES if f"# {mode}" not in SAID.splitlines()] == []


def test_no_line_is_wider_than_a_small_screen():
    assert [line for line in SAID.splitlines() if len(line) > 78] == []
