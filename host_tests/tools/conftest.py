"""A reader of drives that shares nothing with what writes them, and a browser before a page."""

import contextlib
import os
import shutil
import subprocess

import pytest

from tools import chromium
from tools.boards import PICO

TABS = pytest.StashKey[list[chromium.Tab]]()


@pytest.fixture
def mtools(missing, tmp_path):
    """Run a program of mtools on an image of the drive."""
    if not shutil.which("mcopy"):
        missing("The image of the drive read by mtools", "mtools is not installed")

    def run(image, program, *words):
        path = tmp_path / "drive.img"
        path.write_bytes(image.ljust(PICO.drive_size, b"\xff"))  # as in erased flash
        command = [program, "-i", str(path), *words]
        return subprocess.run(
            command, check=True, capture_output=True, text=True, env={**os.environ, "TZ": "UTC"}
        ).stdout

    return run


@pytest.fixture(scope="session")
def browser(missing, tmp_path_factory):
    if not chromium.installed():
        missing("The page in a browser", "Chromium is not installed")
    with chromium.browsing(tmp_path_factory.mktemp("chromium")) as port:
        yield port


@pytest.fixture
def opened(browser, request, tmp_path):  # where a screenshot may go
    """Open this address in a tab."""
    request.node.stash[TABS] = []
    with contextlib.ExitStack() as tabs:

        def open_one(address, **how):
            tab = tabs.enter_context(chromium.tab(browser, **how))
            request.node.stash[TABS].append(tab)
            tab.go(address)
            return tab

        yield open_one


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    """What the tabs of a test that failed looked like."""
    report = yield
    if report.failed and call.when == "call":
        for number, tab in enumerate(item.stash.get(TABS, ())):
            file = item.funcargs["tmp_path"] / f"tab{number}.png"
            with contextlib.suppress(AssertionError):  # a tab that was killed has none
                tab.screenshot(file)
                report.sections.append(("A screenshot", str(file)))
    return report
