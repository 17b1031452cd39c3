"""Fixtures that all tests share.

The root of the repository goes last on sys.path, so that `import code` in the standard library finds its own module.
`summary` adds a line to the end of the run, `missing` leaves out a check that needs what this computer lacks, and
`second_interpreter` is MicroPython's VM, which not every computer has.
"""

import faulthandler
import functools
import gc
import importlib
import itertools
import os
import signal
import sys
from pathlib import Path

import pytest

from tools import ROOT

sys.path[:] = [entry for entry in sys.path if Path(entry or ".").resolve() != ROOT] + [str(ROOT)]

from host_tests import runs  # noqa: E402 - found from the root
from tools import locks  # noqa: E402

runs.register()
_started = itertools.count()  # cases started in this process


def pytest_configure(config):
    os.environ["LANGUAGE"] = "en"  # so that a game begins in English on every computer
    watch_once(config)
    heed_interrupts()


def heed_interrupts():
    """Take ctrl-C even in the background, where a shell ignores it, and so do the programs that tests interrupt."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def watch_once(config):
    """Trace once: in a worker pytest-cov does so twice, and where one pauses for a case, the other goes on."""
    coverage = config.pluginmanager.getplugin("_cov")
    if hasattr(config, "workerinput") and coverage and coverage.cov_controller:
        coverage.cov_controller.cov.stop()


def pytest_collection_finish(session):
    """Import all that is covered while it is traced: else a case that is not traced may be the first to import it."""
    if session.config.pluginmanager.hasplugin("_cov") and session.config.getoption("cov_source"):
        for folder in ("engine", "game", "keep"):
            for file in sorted((ROOT / "firmware" / folder).rglob("*.py")):
                importlib.import_module(".".join(file.relative_to(ROOT).with_suffix("").parts))


def pytest_runtest_logstart():
    """Keep the collector from looking each time through what lives from test to test, the cases above all."""
    if next(_started) % 10 == 0:
        gc.collect()
        gc.freeze()


def pytest_runtest_setup(item):
    """Let a nightly test take as long as it needs."""
    if item.get_closest_marker("nightly"):
        faulthandler.cancel_dump_traceback_later()


@pytest.fixture(scope="session")
def _saves(tmp_path_factory):
    """Name a folder for each test, without making it: nearly no test keeps anything."""
    return map((tmp_path_factory.getbasetemp() / "saves").joinpath, map(str, itertools.count()))


@pytest.fixture(autouse=True)
def saves_of_its_own(_saves, monkeypatch):
    """Keep tests from finding what another one or the user keeps, and from beginning with the lesson."""
    monkeypatch.setenv("PEGLIGHT_DATA", str(next(_saves)))
    monkeypatch.setenv("PEGLIGHT_LESSON", "off")
    monkeypatch.setenv("PEGLIGHT_NUMBA", "off")  # and none installs it


@pytest.fixture
def pico():
    """Give a Raspberry Pi Pico power."""
    from tools import virtual

    with virtual.powered("raspberry_pi_pico") as board:
        yield board


@pytest.fixture
def summary(record_property):
    """Say a line at the end of the run."""
    return functools.partial(record_property, "said")


def pytest_terminal_summary(terminalreporter):
    reports = itertools.chain.from_iterable(terminalreporter.stats.values())
    said = [line for report in reports for name, line in getattr(report, "user_properties", ()) if name == "said"]
    for line in dict.fromkeys(said):
        terminalreporter.write_line(line)


@pytest.fixture(scope="session")
def made_once(tmp_path_factory):
    """Make a folder once for all workers, and return its path."""
    own = tmp_path_factory.getbasetemp()
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own

    def path(name, make):
        with locks.alone(shared / f"{name}.lock"):
            if not (shared / name).exists():
                make(shared / f"{name}.half")
                (shared / f"{name}.half").rename(shared / name)
        return shared / name

    return path


@pytest.fixture(scope="session")
def built_drive(made_once):
    """Write the files of a board as they are built, for MicroPython's VM."""
    from host_tests import built

    return made_once("drive", built.write)


@pytest.fixture(scope="session")
def drive_of_the_vm(second_interpreter, built_drive, made_once):
    """Pack them for the virtual board there."""
    from tools.vm import pack

    files = (file for file in built_drive.rglob("*") if file.is_file())
    contents = {file.relative_to(built_drive).as_posix(): file.read_bytes() for file in files}
    return made_once("drive.rom", lambda file: file.write_bytes(pack.packed(contents)))


@pytest.fixture(scope="session")
def missing():
    """Leave a check out, as the end of the run says; fail where CI must have it."""

    def leave(check, reason):
        if os.environ.get("CI"):
            pytest.fail(f"CI must have this, and {reason}")
        pytest.skip(f"{check}: not run, {reason}")

    return leave


@pytest.fixture(scope="session")
def uf2():
    """Find the CircuitPython that the emulated board boots; without one its tests are left out."""
    from tools.emulated import circuitpythons

    found = circuitpythons.find()
    if not found:
        pytest.skip(f"The emulated board: not run, {circuitpythons.HOW_TO_GET_ONE}")
    return found


@pytest.fixture(scope="session")
def second_interpreter(missing):
    from tools import npm, vm
    from tools.trouble import Trouble

    try:
        npm.ready(vm.HERE)
    except Trouble as lacking:
        missing("MicroPython's VM", lacking)
    return vm
