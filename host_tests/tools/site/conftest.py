"""The site, made once, and at a host; and what judges whether everybody can use it."""

from pathlib import Path

import pytest

from host_tests.tools.site.visitor import CAPTION, Visitor
from tools import npm
from tools.site import files, host

AXE = Path(__file__).parent / "axe"
SERIOUS = (
    "axe.run().then(({ violations }) => violations.filter(({ impact }) => ['serious', 'critical'].includes(impact))"
    ".flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)))"
)


@pytest.fixture(scope="session")
def site(second_interpreter, made_once):
    """The folder with its files."""
    return made_once("site", files.make)


@pytest.fixture
def hosted(site):
    """Its address. Each test has a host of its own, and so a browser that has kept nothing of it."""
    with host.hosted(site) as address:
        yield address


@pytest.fixture
def visit(hosted, opened):
    """Open the site with what the address ends in."""

    def come(ending="", **how):
        visitor = Visitor(opened(hosted + ending, **how))
        visitor.tab.until(f"{CAPTION}.length > 0")
        return visitor

    return come


@pytest.fixture(scope="session")
def axe(missing):
    """The script that judges a page."""
    try:
        npm.ready(AXE)
    except npm.Missing as lacking:
        missing("axe-core on the page", lacking)
    return (AXE / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")


@pytest.fixture
def judged(axe):
    """What it finds serious in what this tab shows."""

    def judge(tab):
        tab.ask(f"{axe}; 1")
        return tab.ask(SERIOUS)

    return judge
