"""`peg.py play` as a person or a pipe runs it; in a process of its own where that has to be interrupted."""

import contextlib
import io
import os
import re
import select
import subprocess
import sys
import tempfile

import pytest

from firmware import VERSION
from host_tests.tools.faces.terminal.terminal import POSIX, Terminal
from tools import ROOT, cli

COMMAND = [sys.executable, str(ROOT / "tools" / "peg.py"), "play", "--text"]
SEEDED = [*COMMAND, "--seed", "7"]  # drawn by chance, the code would now and then be the first guess
KEPT = "All is kept for next time. Rounds counted: 0"


def play(*options, typed=b"", data=None, **settings):
    """Return the status, stdout and stderr of a pipe; nothing was kept before, unless a folder has it."""
    with tempfile.TemporaryDirectory() as fresh:
        return run(["--seed", "7", "--data", str(data or fresh), *options], typed, settings)


def run(options, typed=b"", settings=None):
    streams = [io.TextIOWrapper(io.BytesIO(there), "utf-8", "replace") for there in (typed, b"", b"")]
    with pytest.MonkeyPatch.context() as here:
        for name, stream in zip(("stdin", "stdout", "stderr"), streams, strict=True):
            here.setattr(sys, name, stream)
        for name, value in (settings or {}).items():
            here.setenv(f"PEGLIGHT_{name}", value)
        status = cli.main(["play", "--text", *options])
    for stream in streams:
        stream.flush()
    return (status, *[stream.buffer.getvalue().decode().splitlines() for stream in streams[1:]])


def test_a_round_through_a_pipe_is_the_same_by_its_seed(tmp_path):
    words = ("--seed", "7", "--mode", "break", "--data")
    rounds = [play(*words, str(tmp_path / folder), typed=b"RGBY\nRESIGN\nYES\nQUIT\n") for folder in ("one", "other")]
    assert rounds[0] == rounds[1]
    status, said, complaints = rounds[0]
    assert (status, complaints) == (0, [])
    assert any(line.startswith("The code was ") for line in said)
    assert said[-2:] == ["Goodbye.", "All is kept for next time. Rounds counted: 1"]


def test_settings_of_the_environment_hold_in_a_conversation(tmp_path):
    status, said, complaints = play(
        typed=b"1\nSPRACHE DE\n", LANGUAGE="de", VARIANT="super", ROWS="7", LEVEL="parts", data=tmp_path
    )
    assert (status, complaints) == (0, [])
    assert "1 Spielen: knacken, 5x8:7" in said  # seven rows differ from the default
    assert "Reihe 1 von 7: dein Versuch?" in said
    chosen_last = play("--language", "fr", LANGUAGE="de", data=tmp_path)[1]
    assert any(line.startswith("J'ai choisi un code. ") for line in chosen_last)


def test_a_wrong_setting_of_the_environment_is_named():
    status, said, complaints = play(typed=b"", VARIANT="hyper", SOUND="loud")
    assert (status, complaints) == (0, [])
    assert "PEGLIGHT_VARIANT cannot be hyper: I use classic." in said
    assert "PEGLIGHT_SOUND cannot be loud: I use on." in said
    assert "1 Play: break, classic" in said


def test_a_mode_does_not_take_the_place_of_a_round_that_goes_on(tmp_path):
    play("--mode", "break", typed=b"RGBY\n", data=tmp_path)
    for option in (["--mode", "puzzle"], ["--variant", "mini"]):
        status, _, complaints = play(*option, data=tmp_path)
        assert status == 1
        assert [line.split(":")[1] for line in complaints] == [" A round that was kept still goes on"]
    assert "Your saved round goes on." in play(data=tmp_path)[1]


@pytest.mark.slow
def test_a_second_game_at_once_plays_and_keeps_nothing(tmp_path):
    with playing("--mode", "break", data=tmp_path) as first:
        first.stdin.write(b"RGBY\n")
        first.stdin.flush()
        read_until(first, b"Row 2 of 10: your guess?\n")
        _, said, complaints = play("--mode", "break", typed=b"GGGG\n", data=tmp_path)
        assert complaints == []
        assert said[0] == f"Another game is keeping its saves in {tmp_path}: this one plays without keeping."
        assert "Row 2 of 10: your guess?" in said
    kept = play(typed=b"BOARD\n", data=tmp_path)[1]
    assert any(line.startswith(" 1. R G B Y") for line in kept)


@contextlib.contextmanager
def playing(*options, data):
    """Start a game that runs on; it ends when that is typed."""
    command = [*SEEDED, "--data", str(data), *options]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        yield process
        with contextlib.suppress(BrokenPipeError):
            process.stdin.close()


def test_bytes_that_are_no_text_are_answered():
    status, said, complaints = play("--mode", "break", typed=b"RG\xff\xfe\n\x00\x1b[A\n" + b"R" * 10000 + b"\n")
    assert (status, complaints) == (0, [])
    assert said[-7:-1] == [
        "? is not a colour of this game. They are R G B Y O P",
        "Row 1 of 10: your guess?",
        "I do not know that word. HELP lists those that I do know, QUIT leaves.",
        "Row 1 of 10: your guess?",
        "That does not fit. Pegs in the code: 4, typed: 10000",
        "Row 1 of 10: your guess?",
    ]


def test_a_mode_that_cannot_be_begun_at_once_is_refused():
    status, said, complaints = play("--mode", "number")
    assert (status, said, len(complaints)) == (1, [], 1)
    assert complaints[0].startswith("peg: The mode must be one of break, make, ")


@pytest.mark.parametrize("command", ["play", "emulate"])
def test_a_setting_that_cannot_be_is_told_with_those_that_can(peg, command):
    answer = peg(command, "--language", "xx")
    assert (answer.status, answer.stdout) == (2, "")
    assert "--language: invalid choice: 'xx' (choose from " in answer.stderr
    assert "pl" in answer.stderr


PLAYTHROUGH = """# a note
board pico_8x8
seed 7
set variant mini
press ok ok ok up
lights
|R...    |
says Row 1 of 10: your guess?
"""


def performed(tmp_path, text, *options):
    file = tmp_path / "one.play"
    file.write_text(text, "latin-1")
    saves = tmp_path / "kept"
    done = run(["--script", str(file), *options], settings={"DATA": str(saves)})
    assert not saves.exists()
    return done


def test_a_playthrough_runs_without_a_screen_and_keeps_nothing(tmp_path):
    status, said, complaints = performed(tmp_path, PLAYTHROUGH)
    assert (status, complaints) == (0, [])
    assert "Row 1 of 10: your guess?" in said
    assert re.fullmatch(r"one\.play: 3 steps went as written, \d\.\d s of the board\.", said[-1])
    assert performed(tmp_path, PLAYTHROUGH)[1] == said


@pytest.mark.parametrize(
    ("text", "options", "sentence"),
    [
        (PLAYTHROUGH + "jump", (), "Line 9 of one.play: there is no step `jump`; there are note, "),
        ("> RGBY", (), "Line 1 of one.play: a playthrough begins with its board, in a line such as `board pico_8x8`."),
        (PLAYTHROUGH, ("--seed", "3"), "--seed is not for --script: the file says itself what it is played on."),
        (PLAYTHROUGH, ("--record", "x"), "--record is not for "),
    ],
)
def test_a_playthrough_that_cannot_be_played_is_one_sentence(tmp_path, text, options, sentence):
    status, said, complaints = performed(tmp_path, text, *options)
    assert (status, said, len(complaints)) == (1, [], 1)
    assert complaints[0].startswith("peg: " + sentence)


UNLIT = "is not for --text: it is for lights and buttons, so play in a terminal."


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--board", "pico_stick"], f"--board {UNLIT}"),
        (["--speed", "4"], f"--speed {UNLIT}"),
        (["--record", "own.play"], f"--record {UNLIT}"),
        (["--on", "COM5"], "--text is not for --on: the board has its own settings and its own saves."),
        (["--web"], "--text is not for --web: the page has a game of its own, which the browser keeps."),
        (["--port", "8000"], "--port is for the browser: add --web."),
        (["--no-browser"], "--no-browser is for the browser: add --web."),
        (["--lan"], "--lan is for the browser: add --web."),
    ],
)
def test_an_option_that_would_do_nothing_is_refused(options, sentence):
    assert play(*options) == (1, [], [f"peg: {sentence}"])


def read_until(process, end):
    line = b""
    while not line.endswith(end):
        line = process.stdout.readline()
        assert line, f"it ended before {end}"


@POSIX
def test_a_code_typed_in_a_terminal_is_not_shown(tmp_path):
    import termios

    terminal = Terminal(tmp_path, "play", "--text", "--seed", "7", "--mode", "duel")
    terminal.until(b"(Enter: Begin)")
    terminal.type(b"\n")
    terminal.until(b"P purple")
    while termios.tcgetattr(terminal.end)[3] & termios.ECHO:
        select.select([], [], [], 0.01)
    terminal.type(b"BORG\n")
    terminal.until(b"(Enter: Go on)")
    terminal.type(b"\nBGRO\n")
    terminal.until(b"Row 2 of 10: your guess?")
    terminal.type(b"\x03")
    assert terminal.left() == 0
    assert termios.tcgetattr(terminal.end) == terminal.before
    os.close(terminal.end)
    assert b"BORG" not in terminal.seen
    assert b"\r\nThe code is set." in terminal.seen
    assert b" 1. B G R O : xxoo" in terminal.seen


@pytest.mark.parametrize("typed", [b"", b"RGBY\nquit\n\n", b"RGBY\nRG", b"RGBY\r\nHINT\r\n"])
def test_who_leaves_is_told_that_the_round_is_kept(tmp_path, typed):
    status, said, complaints = play("--mode", "break", "--data", str(tmp_path), typed=typed)
    assert (status, said[0], said[-1], complaints) == (0, f"PEGLIGHT {VERSION}", KEPT, [])
    assert (
        play("--data", str(tmp_path), typed=b"RESIGN\nYES\n")[1][-1] == "All is kept for next time. Rounds counted: 1"
    )


def test_a_round_that_is_over_does_not_go_on_the_next_time(tmp_path):
    words = ("--data", str(tmp_path / "saves"))
    assert play("--variant", "mini", *words, typed=b"RGBY\nRESIGN\nYES\nQUIT\n")[1][-2] == "Goodbye."
    said = play(*words, typed=b"QUIT\n")[1]
    assert "Your saved round goes on." not in said
    assert said[2].startswith(" 1. R G B Y : ")
    assert said[3] == "You gave up. Tries: 1"
    assert "(Enter: Play again)" in said
