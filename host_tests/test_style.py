"""One style: ruff's rules and its formatter, over every Python file."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize("words", [["check"], ["format", "--check", "--diff"]], ids=" ".join)
def test_ruff_has_nothing_to_say(words):
    ruff = subprocess.run(
        [sys.executable, "-m", "ruff", *words, "--no-cache", str(ROOT)], cwd=ROOT, capture_output=True, text=True
    )
    assert ruff.returncode == 0, ruff.stdout + ruff.stderr
