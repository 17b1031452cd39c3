"""Run the tests.

A plain run takes minutes. --quick tests the firmware's packages alone, in one process, and takes about a minute.
--full leaves out only what takes hours and checks the coverage; it is the default where the variable CI is set.
--nightly leaves out nothing and goes furthest.

Words after `test` go to pytest: `test host_tests/engine`, `test -k marks`. Tests run on all cores, unless you name
files only, in random order and with random values. The commit decides the seed, which stands at the top of the output:
`--randomly-seed=N --hypothesis-seed=N` repeats both, and `-p no:randomly` keeps the order of the files. The tests on
the emulated board run if there is a UF2 of CircuitPython.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

from tools import ROOT, compiler
from tools.emulated import circuitpythons

SUMMARY = "run the tests on this computer"
NEEDS = "dev"
# The cases of each run by pytest's marks, and Hypothesis's profile, which says how far they go.
RUNS = {
    "quick": ("not slow and not full and not nightly", "quick"),
    "plain": ("not full and not nightly", "plain"),
    "full": ("not nightly", "ci"),
    "nightly": ("", "nightly"),
}
QUICK_FOLDERS = tuple(f"host_tests/{name}" for name in ("engine", "game", "keep", "device", "ui", "playthroughs"))
WORKERS = (os.cpu_count() or 1) + 1  # as many cases wait for a browser or for another process
ON_ALL_CORES = (f"--numprocesses={WORKERS}", "--dist=worksteal")
LONGEST = ("--durations=10", "--durations-min=1")
WITH_COVERAGE = ("--cov", "--cov-report=term-missing:skip-covered")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.usage = "%(prog)s [-h] [--quick | --full | --nightly] [pytest's options and files ...]"
    size = parser.add_mutually_exclusive_group()
    size.add_argument("--quick", action="store_true", help="test the firmware's packages: done in about a minute")
    size.add_argument("--full", action="store_true", help="leave out only what takes hours, and check the coverage")
    size.add_argument("--nightly", action="store_true", help="leave out nothing, and go furthest")
    parser.set_defaults(others=[])


def run(options: argparse.Namespace) -> int:
    import pytest

    if circuitpythons.find():
        compiler.hurry_the_emulator()
    keep_compiled()
    os.chdir(ROOT)  # pytest finds its settings here, from wherever it was called
    return int(pytest.main([*seeds(options.others), *words(options)]))


def keep_compiled() -> None:
    """Have Python keep its compiled files in the .venv where it may keep none; else each process compiles anew."""
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", None):
        sys.dont_write_bytecode = False
        sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"] = str(Path(sys.prefix) / "compiled")


def seeds(others: list[str]) -> list[str]:
    """Have the commit decide order and values; outside a repository both plugins draw a seed of their own."""
    try:
        commit = subprocess.run(["git", "rev-parse", "--short=7", "HEAD"], cwd=ROOT, capture_output=True, text=True)
        seed = int(commit.stdout, 16)
    except (OSError, ValueError):
        return []
    return [f"--hypothesis-seed={seed}", *(() if "no:randomly" in others else [f"--randomly-seed={seed}"])]


def words(options: argparse.Namespace) -> list[str]:
    """Return what pytest is given, so that words of the user come last and win."""
    size = next((name for name in ("quick", "full", "nightly") if getattr(options, name)), None)
    size = size or ("full" if os.environ.get("CI") else "plain")
    marks, profile = RUNS[size]
    others = options.others
    paths = named(others)
    is_quick = size == "quick"
    # where files are named and no folder, the start of the workers takes longer than they save
    is_short = is_quick or (paths and all(path.is_file() for path in paths))
    return [
        *("-m", marks, f"--hypothesis-profile={profile}"),
        *(() if is_short else ON_ALL_CORES),
        *(WITH_COVERAGE if size == "full" and not others else ()),
        *(() if paths else LONGEST),
        *others,
        *(QUICK_FOLDERS if is_quick and not paths else ()),
    ]


def named(others: list[str]) -> list[Path]:
    """Return the files and folders among these words."""
    paths = [ROOT / word.split("::")[0] for word in others if not word.startswith("-")]
    return [path for path in paths if path.exists()]
