"""Run the checks: the tests, the walls between the packages, the style, and the second interpreter.

A plain run takes minutes, and looks at only a part of what the exhaustive tests could look at. --quick leaves out
whatever takes seconds. --full leaves out nothing and checks the coverage; it is the default where the variable CI is
set. At the end you see what was left out of each room, and the command that runs it.

Words after `test` go to pytest: `test host_tests/engine`, `test -k marks`. Tests run on all cores, unless you name
files only, and in random order. The seed is at the top of the output: `--randomly-seed=N` repeats that order, and
`-p no:randomly` keeps the order of the files. The tests on the emulated board run if there is a UF2 of CircuitPython;
--board insists on them.
"""

import argparse
import os
import sys
from pathlib import Path

from tools import ROOT
from tools.trouble import Trouble

SUMMARY = "run the checks on this computer"
WORKERS = (os.cpu_count() or 1) + 1  # as many cases wait for a browser or for another process
ON_ALL_CORES = (f"--numprocesses={WORKERS}", "--dist=worksteal")
WITH_THE_FLOOR = ("--cov", "--cov-report=term-missing:skip-covered")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.usage = "peg.py test [-h] [--quick | --full] [--board] [pytest's options and files ...]"
    size = parser.add_mutually_exclusive_group()
    size.add_argument("--quick", action="store_true", help="leave out what is slow: done in about a minute")
    size.add_argument("--full", action="store_true", help="leave out nothing, and hold the coverage floor")
    parser.add_argument(
        "--board",
        action="store_true",
        help="insist on the tests on the emulated board: stop where there is no UF2 for them",
    )
    parser.set_defaults(others=[])


def run(options: argparse.Namespace) -> int:
    import pytest

    from tools import compiler
    from tools.emulated import circuitpythons

    if circuitpythons.find():
        compiler.hurry_the_emulator()
    elif options.board:
        raise Trouble(f"The tests on the board cannot run: {circuitpythons.HOW_TO_GET_ONE}.")
    keep_compiled()
    os.chdir(ROOT)  # pytest finds its settings here, from wherever it was called
    return int(pytest.main(words(options)))


def keep_compiled() -> None:
    """Where Python may keep nothing that it compiled, it keeps it in the .venv; else each process compiles all anew."""
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", None):
        sys.dont_write_bytecode = False
        sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"] = str(Path(sys.prefix) / "compiled")


def words(options: argparse.Namespace) -> list[str]:
    """What pytest is given."""
    full = options.full or (bool(os.environ.get("CI")) and not options.quick)
    return [
        *(["--quick"] * options.quick),
        *(["--full"] * full),
        *(() if only_files(options.others) else ON_ALL_CORES),
        *(WITH_THE_FLOOR if full and not options.others else ()),
        *options.others,
    ]


def only_files(others: list[str]) -> bool:
    """Whether files are named and no folder: then the start of the workers takes longer than they save."""
    named = [ROOT / word.split("::")[0] for word in others if not word.startswith("-")]
    paths = [path for path in named if path.exists()]
    return bool(paths) and all(path.is_file() for path in paths)
