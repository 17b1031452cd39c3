"""Run every check: the tests, the walls between the packages, the style, the coverage and the second interpreter.

Words after `test` go to pytest: `test host_tests/engine`, `test -k marks`. Only a run of everything must reach the
coverage floor. The tests on the emulated board run where there is a UF2 of CircuitPython; --board insists on them.
"""

import argparse
import os
from pathlib import Path

from tools.trouble import Trouble

SUMMARY = "run every check on this computer"
ROOT = Path(__file__).resolve().parent.parent


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.usage = "peg.py test [-h] [--board] [pytest's options and files ...]"
    parser.add_argument(
        "--board",
        action="store_true",
        help="insist on the tests on the emulated board: stop where there is no UF2 for them",
    )
    parser.set_defaults(others=[])


def run(options: argparse.Namespace) -> int:
    import pytest

    from tools.emulation import circuitpythons

    if options.board and not circuitpythons.find():
        raise Trouble(f"The tests on the board cannot run: {circuitpythons.HOW_TO_GET_ONE}.")
    os.chdir(ROOT)  # pytest finds its settings here, from wherever it was called
    return int(pytest.main(options.others or ["--cov", "--cov-report=term-missing:skip-covered"]))
