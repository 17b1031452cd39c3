"""The site, made once, and at a host."""

import pytest

from host_tests.tools.site.visitor import CAPTION, Visitor
from tools.site import files, host


@pytest.fixture(scope="session")
def site(second_interpreter, tmp_path_factory):
    """The folder with its files."""
    folder = tmp_path_factory.mktemp("site") / "site"
    files.make(folder)
    return folder


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
