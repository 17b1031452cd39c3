"""The real process in a terminal: every way out leaves the terminal as it was, and the round to go on with."""

import os
import re
import signal

import pytest

from host_tests.tools.faces.terminal.terminal import POSIX
from tools.faces import playback
from tools.playthrough.performance import player_for
from tools.playthrough.playthrough import parse

pytestmark = [POSIX, pytest.mark.slow]

LOOKS = {0, 1, 2, 3, 4, 7, 22, 23, 24, 27}  # of letters: bold, reverse and the like


def said_last(terminal):
    """Return what is read once the screen is as it was."""
    return re.sub(r"\x1b\[[^a-zA-Z]*[a-zA-Z]", "", terminal.seen.rpartition(b"\x1b[?1049l")[2].decode()).strip()


def test_a_closed_terminal_keeps_the_round_and_ctrl_c_says_so(opened):
    terminal = opened("--seed", "7")
    terminal.until(b"classic")
    terminal.type(b"\xfc\x1b[999999999999A\x1b[48;0;0;0;0t\x1b[55296u")  # no keys
    terminal.type(b":break\r\r")
    terminal.until(b"row 1 of 10")
    terminal.type(b"rgby\r")
    terminal.until(b"row 2 of 10")
    assert b"38;2;" in terminal.seen
    terminal.type(b":count\r")  # at once: no letter of it goes to the board
    terminal.until(b"Codes left")
    assert terminal.close()
    later = opened(NO_COLOR="1")
    later.until(b"row 2 of 10")
    later.type(b"\x03\x03")
    assert later.left() == 0
    assert later.is_clean()
    assert said_last(later) == "All is kept for next time. Rounds counted: 0"
    sent = {int(look or 0) for looks in re.findall(rb"\x1b\[([\d;]*)m", later.seen) for look in looks.split(b";")}
    assert 1 in sent
    assert sent <= LOOKS


def test_a_signal_leaves_a_clean_terminal(opened):
    terminal = opened()
    terminal.until(b"classic")
    os.kill(terminal.child, signal.SIGTERM)
    assert terminal.left() == 128 + signal.SIGTERM
    assert terminal.is_clean()


def test_a_program_that_was_suspended_is_drawn_again_as_a_whole(opened):
    terminal = opened()
    terminal.until(b"classic")
    terminal.type(b"\x1a")
    terminal.until(b"\x1b[?1049l")
    os.waitpid(terminal.child, os.WUNTRACED)  # until it has stopped
    terminal.seen = b""
    os.kill(terminal.child, signal.SIGCONT)
    terminal.until(b"classic")


def test_a_recorded_game_is_watched_as_it_was_played(opened, tmp_path):
    file = tmp_path / "own.play"
    terminal = opened("--record", str(file), "--seed", "7", "--variant", "mini", PEGLIGHT_PALETTE="safe")
    terminal.until(b"pico_8x8")
    terminal.type(b":break\r\r")
    terminal.until(b"Row 1 of 10")
    terminal.type(b"\x1b[A\r\x03")
    assert terminal.left() == 0
    assert terminal.is_clean()
    assert said_last(terminal).startswith("Recorded: peg.py play --script ")
    assert not (tmp_path / "saves").exists()
    text = file.read_text("utf-8")
    assert text.startswith("board pico_8x8\nseed 7\nset language en\nset palette safe\nset variant mini\n")
    play = parse(text)
    assert playback.perform(play, player_for(play)) == 0
    watched = opened("--script", str(file), "--speed", "20")
    assert watched.left() == 0
    assert watched.is_clean()
    assert "own.play: " in said_last(watched)
    assert " went as written, " in said_last(watched)
