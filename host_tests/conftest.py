"""What every test stands on.

The root goes last on sys.path, so that the standard library's `import code` finds its own. `summary` takes a line for
the end of the run, and `missing` what a check needs and this computer lacks.
"""

import os
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LINES = pytest.StashKey[list[str]]()

sys.path[:] = [entry for entry in sys.path if Path(entry or ".").resolve() != ROOT] + [str(ROOT)]


def pytest_configure(config):
    config.stash[LINES] = []


@pytest.fixture(autouse=True)
def saves_of_its_own(tmp_path, monkeypatch):
    """No test finds what another one kept, nor touches what the user keeps."""
    monkeypatch.setenv("PEGLIGHT_DATA", str(tmp_path / "saves"))


@pytest.fixture(scope="session")
def summary(request):
    """Say a line at the end of the run."""
    return request.config.stash[LINES].append


@pytest.fixture(scope="session")
def missing(summary):
    """Leave a check out, say so at the end of the run, and fail where CI must have it."""

    def leave(check, reason):
        summary(f"{check}: not run, {reason}.")
        if os.environ.get("CI"):
            pytest.fail(f"CI must have this, and {reason}")
        pytest.skip(reason)

    return leave


def pytest_terminal_summary(terminalreporter, config):
    for line in dict.fromkeys(config.stash[LINES]):
        terminalreporter.write_line(line)
