"""The commands as a person types them."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools import cli

ROOT = Path(__file__).resolve().parent.parent.parent


def peg(*words, typed=""):
    return subprocess.run(
        [sys.executable, str(ROOT / "tools" / "peg.py"), *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        input=typed,
    )


def test_the_same_seed_plays_the_same_round():
    rounds = [peg("play", "--seed", "7", typed="RGBY\nQUIT\n").stdout for _ in range(2)]
    assert rounds[0] == rounds[1]
    assert "The code was " in rounds[0]


def test_an_unknown_variant_is_one_sentence_and_status_1():
    answer = peg("play", "--variant", "chess")
    assert answer.returncode == 1
    assert answer.stderr.startswith("peg: no variant is called 'chess'; there are ")
    assert len(answer.stderr.splitlines()) == 1


@pytest.mark.parametrize("command", cli.COMMANDS)
def test_every_command_has_help(command):
    answer = peg(command, "--help")
    assert answer.returncode == 0
    assert f"usage: peg.py {command}" in answer.stdout
