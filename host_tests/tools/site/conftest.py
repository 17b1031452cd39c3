"""The site, made once, and at a host."""

import pytest

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
