"""The commands as a person types them."""

import subprocess
import sys
from pathlib import Path

import pytest

from firmware import VERSION
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


@pytest.mark.parametrize("command", cli.COMMANDS)
def test_every_command_has_help(command):
    answer = peg(command, "--help")
    assert answer.returncode == 0
    assert f"usage: peg.py {command}" in answer.stdout


def test_it_tells_its_version():
    assert peg("--version").stdout == f"Peglight {VERSION}\n"
