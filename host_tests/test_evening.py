"""Nothing changes when modules are dropped at quiet moments: what is seen, heard, read and saved stays the same."""

import subprocess
import sys

import pytest

from host_tests import runs
from host_tests.ui.talk import GAMES
from tools.build import mpy

PROGRAM = "import sys; sys.path.append({!r}); from host_tests.evening import compared; compared({!r}, 1)"


@pytest.mark.slow
@pytest.mark.parametrize("game", runs.few(GAMES, quick=1, plain=1))
def test_an_evening_is_the_same_whether_the_memory_is_tidied_or_not(game):
    program = PROGRAM.format(str(mpy.ROOT), game)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, encoding="utf-8")
    assert not done.returncode, done.stderr
    events, lines = done.stdout.split()
    assert int(events) > 10
    assert int(lines) > 10
