"""What every test stands on.

The root goes last on sys.path, so that the standard library's `import code` finds its own. `summary` takes a line for
the end of the run, for what a computer may lack.
"""

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LINES = pytest.StashKey[list[str]]()

sys.path[:] = [entry for entry in sys.path if Path(entry or ".").resolve() != ROOT] + [str(ROOT)]


def pytest_configure(config):
    config.stash[LINES] = []


@pytest.fixture(scope="session")
def summary(request):
    """Say a line at the end of the run."""
    return request.config.stash[LINES].append


def pytest_terminal_summary(terminalreporter, config):
    for line in config.stash[LINES]:
        terminalreporter.write_line(line)
