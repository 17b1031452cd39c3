"""The marks of tests that make a book: they run in full, and only where the packages for it are installed."""

import importlib.util

import pytest


def marks(modules):
    """Return the marks of a test that needs these modules."""
    lacking = [module for module in modules if not importlib.util.find_spec(module)]
    reason = f"making a book needs {', '.join(lacking)}, which `peg.py books --build` installs"
    return [pytest.mark.full, pytest.mark.no_cover, pytest.mark.skipif(bool(lacking), reason=reason)]
