"""Run every check: the tests, the walls between the packages, the style, the coverage and the second interpreter.

Words after `test` go to pytest: `test host_tests/engine`, `test -k marks`. Only a run of everything must reach the
coverage floor.
"""

import argparse
import os
from pathlib import Path

SUMMARY = "run every check on this computer"
ROOT = Path(__file__).resolve().parent.parent


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.usage = "peg.py test [-h] [pytest's options and files ...]"
    parser.set_defaults(others=[])


def run(options: argparse.Namespace) -> int:
    import pytest

    os.chdir(ROOT)  # pytest finds its settings here, from wherever it was called
    return int(pytest.main(options.others or ["--cov", "--cov-report=term-missing:skip-covered"]))
