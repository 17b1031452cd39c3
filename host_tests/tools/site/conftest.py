"""The site at a host, somebody who opens it in a real browser, and a judge of how usable a page is to everybody."""

import json
import shutil
import subprocess
import threading
from pathlib import Path

import pytest
from playwright.sync_api import Error, expect, sync_playwright

from host_tests.tools.site.visitor import Visitor
from tools import npm
from tools.site import files, host
from tools.trouble import Trouble

AXE = Path(__file__).parent / "axe"
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "chrome")
QUIET = "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking"
QUIET += " --disable-component-update --disable-sync"
NAMED = "--host-resolver-rules=MAP plain.example 127.0.0.1"  # a host that is not trusted, as another computer is
FOUND = "axe.run().then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map((one) => id + one.html)))"
expect.set_options(timeout=60_000)


@pytest.fixture(scope="session")
def site(second_interpreter, made_once):
    """The folder with its files."""
    return made_once("site", files.make)


@pytest.fixture(scope="session")
def hosted(site):
    """Its address. Each window is a browser of its own, which has kept nothing of it."""
    with host.listen(site) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()
        thread.join()


@pytest.fixture(scope="module")  # its loop of asyncio stands in the way of other tests
def playwright():
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="module")
def chromium(playwright, missing):
    found = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    how = {"executable_path": found} if found else {"channel": "chrome"}
    try:
        browser = playwright.chromium.launch(args=[*QUIET.split(), NAMED], **how)
    except Error:
        missing("The page in a browser", "Chromium is not installed")
    yield browser
    browser.close()


@pytest.fixture
def visit(hosted, chromium):
    """Open an address of the site in a window of its own, where the browser never complains of a page.

    `script` runs before the page's, and `worker` in its worker; `complain` is called with what the browser says.
    """
    windows, complaints = [], []

    def come(ending="", address=hosted, script="", worker="", complain=None, **how):
        windows.append(chromium.new_context(**how))
        heard = complain or complaints.append
        windows[-1].on("weberror", lambda wrong: heard(str(wrong.error)))
        windows[-1].on("console", lambda said: said.type == "error" and heard(said.text))
        page = windows[-1].new_page()
        page.add_init_script(script)

        def begin(route):
            answer = route.fetch()
            route.fulfill(response=answer, body=worker + answer.text())

        if worker:
            page.route("**/worker.js", begin)
        return Visitor(page, address + ending)

    yield come
    for window in windows:
        window.close()
    assert complaints == []


@pytest.fixture(scope="session")
def axe(missing):
    """The script that judges a page."""
    try:
        npm.ready(AXE)
    except Trouble as lacking:
        missing("axe-core on the page", lacking)
    return (AXE / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")


@pytest.fixture
def judged(axe):
    """Return all that keeps somebody from using what a page shows."""

    def judge(page):
        page.evaluate(f"{axe}; 1")
        return page.evaluate(FOUND)

    return judge


@pytest.fixture(scope="module")
def scripts(tmp_path_factory):
    """A folder with the scripts of the page, and what node must know of them."""
    folder = tmp_path_factory.mktemp("scripts")
    for name, content in files.own().items():
        (folder / name).write_bytes(content)
    shutil.copy(files.ELSEWHERE["machine.js"], folder)
    (folder / "package.json").write_text('{"type": "module"}', "utf-8")  # as the page says of them
    return folder


@pytest.fixture
def node(missing, scripts):
    """Run a module beside the scripts, and return its answer."""
    if not shutil.which("node"):
        missing("The scripts of the page", "node is not installed")

    def run(program, given):
        command = ["node", "--no-warnings", "--input-type=module", "-e", program, json.dumps(given)]
        done = subprocess.run(command, cwd=scripts, capture_output=True, text=True, encoding="utf-8", check=True)
        return json.loads(done.stdout)

    return run
