"""How much a run tests, and the table at its end: tried on a small house with one test of each kind."""

import os
import re
import shutil
import subprocess
import sys

import pytest

from host_tests import sizes, table
from host_tests.table import TEST
from tools import ROOT

ENGINE = "host_tests/engine"
TESTS = """
import pytest
from host_tests import sizes

def test_plain(summary):
    summary("said once")

@pytest.mark.slow
def test_slow():
    pass

@pytest.mark.full
def test_full():
    pass

@pytest.mark.sweep
def test_sweep():
    print("looked at", sizes.of(1, 22, 333))

@pytest.mark.parametrize("thing", [object()], ids=str)
def test_nameless(thing):
    pass

@pytest.mark.sample(quick=2, plain=4)
@pytest.mark.parametrize("number", range(9))
def test_sample(number):
    pass

def test_missing(missing):
    missing("The oracle", "there is no oracle")
"""


@pytest.fixture
def house(tmp_path):
    """Run the tests of a house with one room."""
    (tmp_path / "host_tests" / "engine").mkdir(parents=True)
    for name in ("conftest.py", "sizes.py", "table.py"):
        shutil.copy(ROOT / "host_tests" / name, tmp_path / "host_tests")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    (tmp_path / "host_tests" / "engine" / "test_all.py").write_text(TESTS, "utf-8")

    def run(*words, **more):
        clean = {name: value for name, value in os.environ.items() if name != "CI" and "PYTEST" not in name}
        clean["PYTHONPATH"] = str(ROOT)
        command = [sys.executable, "-m", "pytest", "-v", "-rP", *words]
        return subprocess.run(
            command,
            cwd=tmp_path,
            capture_output=True,
            text=True,
            encoding="utf-8",
            env={**clean, **more},
        ).stdout

    return run


@pytest.mark.slow
def test_a_plain_run_tells_what_its_workers_left_out_and_that_the_floor_was_not_measured(house):
    said = house("-n", "2")
    assert re.search(r"=+ 8 passed, 1 skipped.* in ", said.splitlines()[-1]), said
    assert "\nlooked at 22\n" in said
    assert re.search(rf"\nengine +8 +\d+\.\d  6 cases, 1 sweeps cut short: {re.escape(TEST)} --full {ENGINE}\n", said)
    assert f"  1 cases, there is no oracle: {TEST} {ENGINE}\ntogether  " in said
    assert said.count("\nsaid once\n") == said.count("\nThe oracle: not run, there is no oracle.\n") == 1
    assert re.search(r"\nThe whole run, .*: \d+ s of the processor; \d+ s by the clock; workers: 2\n", said)
    assert f"\n{table.FLOOR}: {TEST} --full\n" in said
    assert "::test_nameless[thing0] " in said


BUSY = """
import subprocess, sys, time

WORK = "import time\\nwhile time.process_time() < 0.4: pass"

def test_work():
    subprocess.run([sys.executable, "-c", WORK])
    begin = time.process_time()
    while time.process_time() < begin + 0.2: pass

def test_waiting():
    time.sleep(1.5)
"""


@pytest.mark.slow
def test_the_seconds_are_those_of_the_processor_and_waiting_costs_none(house, tmp_path):
    (tmp_path / "host_tests" / "engine" / "test_all.py").write_text(BUSY, "utf-8")
    said = house()
    seconds = float(re.search(r"\nengine +2 +(\d+\.\d)\n", said)[1])
    assert 0.4 <= seconds < 1.5
    longest = re.search(rf"\ntogether .*\n +(\d+\.\d)  {ENGINE}/test_all.py::test_work\n", said)
    assert 0.4 <= float(longest[1]) <= seconds


WAITING = """
import threading
import time
import pytest

def test_hangs():
    threading.Event().wait()

@pytest.mark.nightly
def test_takes_all_night():
    time.sleep(2)
"""


@pytest.mark.slow
def test_a_case_that_hangs_fails_and_one_of_hours_has_its_time(house, tmp_path):
    (tmp_path / "host_tests" / "engine" / "test_all.py").write_text(WAITING, "utf-8")
    said = house("-n", "2", "-o", "faulthandler_timeout=1", "-m", "")
    assert re.search(r"=+ 1 failed, 1 passed in ", said.splitlines()[-1]), said
    assert f"crashed while running '{ENGINE}/test_all.py::test_hangs'" in said


@pytest.mark.slow
def test_a_quick_run_leaves_out_more(house):
    said = house("--quick", ENGINE)
    assert re.search(r"=+ 5 passed, 1 skipped.* in ", said.splitlines()[-1]), said
    assert "\nlooked at 1\n" in said
    assert re.search(rf"\nengine +5 +\d+\.\d  9 cases, 1 sweeps cut short: {re.escape(TEST)} --full {ENGINE}\n", said)
    assert table.FLOOR not in said, "who names a room has not asked for it"


@pytest.mark.slow
def test_in_ci_a_run_leaves_out_nothing_and_nothing_may_be_missing(house):
    said = house("--cov", CI="1")
    assert re.search(r"1 failed, 14 passed", said.splitlines()[-1]), said
    assert "\nlooked at 333\n" in said
    assert re.search(r"\nengine +15 +\d+\.\d\n", said)
    assert "CI must have this, and there is no oracle" in said
    assert table.FLOOR not in said


TRACED = """
import sys
import pytest

@pytest.mark.parametrize("part", [1, 2])
def test_is_traced(part):
    assert sys.gettrace()

@pytest.mark.sweep
def test_sweep_is_not():
    assert not sys.gettrace()
"""


@pytest.mark.slow
@pytest.mark.parametrize("workers", [(), ("-n", "1")], ids=["alone", "in a worker"])
def test_what_the_floor_does_not_watch_runs_without_the_tracer(house, tmp_path, workers):
    (tmp_path / "host_tests" / "engine" / "test_all.py").write_text(TRACED, "utf-8")
    said = house("--full", "--cov", *workers)
    assert "3 passed" in said.splitlines()[-1], said


@pytest.mark.parametrize(
    ("many", "wanted", "numbers"),
    [(9, 4, {0, 3, 5, 8}), (9, 1, {0}), (3, 9, {0, 1, 2}), (1, 1, {0}), (10, 10, set(range(10)))],
)
def test_a_sample_is_spread_over_all(many, wanted, numbers):
    assert sizes.spread(many, wanted) == numbers
