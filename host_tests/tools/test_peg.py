"""The commands as a person types them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from firmware import VERSION
from tools import ROOT, cli

PEG = [sys.executable, str(ROOT / "tools" / "peg.py")]
FULL = Path("/dev/full")


def in_a_process(*words):
    return subprocess.run([*PEG, *words], capture_output=True, text=True, encoding="utf-8", stdin=subprocess.DEVNULL)


@pytest.mark.parametrize("command", cli.COMMANDS)
def test_every_command_has_help(peg, command):
    answer = peg(command, "--help")
    assert answer.status == 0
    assert f"usage: peg.py {command}" in answer.stdout


def test_without_a_word_it_lists_its_commands():
    assert in_a_process().stdout == in_a_process("--help").stdout


def test_a_word_too_many_is_told_with_what_the_command_takes(peg):
    answer = peg("books", "nosuch")
    assert answer.status == 2
    assert answer.stderr.startswith("usage: peg.py books ")
    assert answer.stderr.endswith("peg.py books: error: unrecognized arguments: nosuch\n")


def test_an_option_before_its_command_is_told_where_it_belongs(peg):
    answer = peg("--data", "X", "play")
    assert answer.status == 2
    assert "--data comes after the command: peg.py play --data ..." in answer.stderr


def test_help_lists_every_command_in_its_group(peg):
    said = peg("--help").stdout
    groups = said[said.index("\nplay:") :].split("\n\n")[:3]
    listed = [[line.split()[0].rstrip(":") for line in group.strip().splitlines()] for group in groups]
    assert listed == [[name.split()[0], *commands] for name, commands in cli.GROUPS.items()]


@pytest.mark.parametrize(
    ("words", "meant"),
    [("ply", "play"), ("flsh", "flash"), ("play --langauge de", "--language"), ("books --lists", "--list")],
)
def test_a_wrong_word_names_the_right_one(peg, words, meant):
    answer = peg(*words.split())
    assert (answer.status, answer.stdout) == (2, "")
    assert answer.stderr.endswith(f"; did you mean {meant}?\n")


@pytest.mark.skipif(os.name != "posix", reason="bash is a shell of POSIX")
@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("peg.py fl", {"flash"}),
        ("peg.py play --la", {"--lan", "--language"}),
        ("peg.py play --level s", {"sampled", "spread"}),
    ],
)
def test_a_shell_completes_commands_and_options(line, words):
    asked = {"_ARGCOMPLETE": "1", "COMP_LINE": line, "COMP_POINT": str(len(line)), "_ARGCOMPLETE_IFS": " "}
    command = f'exec "{sys.executable}" "{PEG[1]}" 8>&1 9>/dev/null'
    answer = subprocess.run(["sh", "-c", command], capture_output=True, text=True, env={**os.environ, **asked})
    assert set(answer.stdout.split()) == words


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_names_the_program(peg, shell):
    assert "peg.py" in peg("completion", shell).stdout


def test_it_tells_its_version(peg):
    assert peg("--version").stdout == f"Peglight {VERSION}\n"


@pytest.mark.slow
def test_whoever_reads_may_go_away():
    with subprocess.Popen([*PEG, "books", "--list"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        process.stdout.close()
        complaints = process.stderr.read()
    assert (process.returncode, complaints) == (cli.UNREAD, b"")


CLOSED = {"<&-": "</dev/null", ">&-": ">/dev/null", "2>&-": "2>/dev/null", "<&- >&- 2>&-": "</dev/null >/dev/null 2>&1"}


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="a shell of POSIX closes them")
@pytest.mark.parametrize(
    ("words", "closed"),
    [("play --text", closed) for closed in CLOSED]
    + [("books --list", ">&-"), ("emulate", "<&-"), ("play --web --script x", "<&- >&- 2>&-")],
)
def test_a_stream_that_is_closed_is_an_empty_one(words, closed, tmp_path):
    def run(streams):
        line = f'exec "$0" "$1" {words} {streams}'
        environment = {**os.environ, "PEGLIGHT_DATA": str(tmp_path / "saves"), "PEGLIGHT_SEED": "7"}
        done = subprocess.run(["sh", "-c", line, *PEG], capture_output=True, stdin=subprocess.DEVNULL, env=environment)
        return done.returncode, done.stdout, done.stderr

    assert run(closed) == run(CLOSED[closed])


@pytest.mark.slow
@pytest.mark.skipif(not FULL.exists(), reason="only Linux has a device that is always full")
def test_what_the_system_refuses_is_one_sentence():
    with FULL.open("wb") as full:
        done = subprocess.run([*PEG, "books", "--list"], stdout=full, stderr=subprocess.PIPE)
    assert (done.returncode, done.stderr.splitlines()) == (
        1,
        [b"peg: The output: No space left on device. Mend that and run this again."],
    )
