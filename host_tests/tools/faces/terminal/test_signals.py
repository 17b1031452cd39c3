"""Every way out of the face leaves the terminal as it was, and the round to go on with: the real process."""

import os
import re
import signal
import subprocess
import sys

import pytest

from host_tests.tools.faces.terminal.terminal import POSIX, ROOT

pytestmark = POSIX


def test_ctrl_c_leaves(opened):
    terminal = opened()
    terminal.until(b"(Enter: break)")
    terminal.type(b"\x03")
    assert terminal.left() == 0
    assert terminal.is_clean()
    assert said_last(terminal) == "Your statistics are kept. Rounds counted: 0"


@pytest.mark.parametrize("typed", [b"quit\r\r", b"\x03", b"\x11"])
def test_every_way_out_of_a_round_says_that_it_is_kept(opened, typed):
    terminal = opened()
    terminal.until(b"(Enter: break)")
    terminal.type(b"break\rclassic\runiform\r")
    terminal.until(b"I have set a code.")
    terminal.type(typed)
    assert terminal.left() == 0
    assert said_last(terminal) == "The round is kept for next time. Rounds counted: 0"


def said_last(terminal):
    """What is read once the screen is as it was."""
    return re.sub(r"\x1b\[[^a-zA-Z]*[a-zA-Z]", "", terminal.seen.rpartition(b"\x1b[?1049l")[2].decode()).strip()


@pytest.mark.slow
def test_bytes_that_are_no_keys_end_nothing(opened):
    terminal = opened()
    terminal.until(b"(Enter: break)")
    terminal.type(b"\xfc\x1b[999999999999A\x1b[48;0;0;0;0t\x1b[55296u")
    terminal.type(b"break\r")
    terminal.until(b"(Enter: classic)")
    terminal.type(b"\x03")
    assert terminal.left() == 0
    assert terminal.is_clean()


@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_signal_leaves(opened, sent):
    terminal = opened()
    terminal.until(b"(Enter: break)")
    os.kill(terminal.child, sent)
    assert terminal.left() == 128 + sent
    assert terminal.is_clean()


def test_a_signal_that_comes_when_the_face_has_ended_tears_nothing():
    program = f"""
import asyncio, os, signal, sys
sys.path.append({str(ROOT)!r})
from textual.app import App
from tools.faces.terminal import signals
async def sit(): signals.listen(App())
asyncio.run(sit())
os.kill(os.getpid(), signal.SIGINT)
print("Recorded.")
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "Recorded.\n", "")


@pytest.mark.slow
def test_a_terminal_that_is_closed_ends_it(opened):
    terminal = opened()
    terminal.until(b"(Enter: break)")
    terminal.type(b"\r")
    assert terminal.close()


@pytest.mark.slow
def test_a_killed_player_leaves_its_round_to_go_on_with(opened):
    terminal = opened("--seed", "7")
    terminal.until(b"(Enter: break)")
    terminal.type(b"break\rclassic\runiform\rrgby\r")
    terminal.until(b"R G B Y : oo")
    terminal.until(b"Row 2 of 10")
    os.kill(terminal.child, signal.SIGKILL)
    assert terminal.left() == -signal.SIGKILL
    later = opened()
    later.until(b"R G B Y : oo")
    later.type(b"\x03")
    assert later.left() == 0


@pytest.mark.slow
def test_the_terminal_decides_how_many_colours_there_are(opened):
    many, fewer, none = opened(), opened(COLORTERM=""), opened(NO_COLOR="1")
    for terminal in (many, fewer, none):
        terminal.until(b"(Enter: break)")
        terminal.type(b"\x1bOQ")  # F2, to the lights
        terminal.until(b"(" if terminal is none else "▀".encode())
        terminal.type(b"\x03")
        assert terminal.left() == 0
    assert b"38;2;" in many.seen
    assert b"38;2;" not in fewer.seen
    assert b"38;5;" in fewer.seen
    assert "▀".encode() in fewer.seen
    assert "▀".encode() not in none.seen
    assert b"(" in none.seen


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--board", "toaster"], b"peg: No board profile is called toaster; there are pico_8x8, "),
        (["--variant", "chess"], b"peg: The variant must be one of "),
        (["--mode", "chess"], b"peg: The mode must be one of break, make, "),
        (["--mode", "duel", "--record", "x"], b"peg: A recording begins with the menu: leave out --mode"),
    ],
)
def test_a_wrong_option_is_one_sentence_before_the_screen_is_taken(opened, options, sentence):
    terminal = opened(*options)
    assert terminal.left() == 1
    assert terminal.seen.startswith(sentence)
    assert b"\x1b[" not in terminal.seen


def test_a_mode_is_begun_at_once(opened):
    terminal = opened("--mode", "break")
    terminal.until(b"Row 1 of 10: your guess?")
    terminal.type(b"\x03")
    assert terminal.left() == 0


def test_without_a_picture_it_is_text(opened):
    terminal = opened(TERM="dumb")
    terminal.until(b"(Enter: break)")
    assert b"\x1b[" not in terminal.seen
    terminal.type(b"\x04")
    assert terminal.left() == 0
