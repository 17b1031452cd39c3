"""Dask's scheduler, which hands out jobs to processes on one computer or on many.

Books are made with it. It is installed when the first one is made.
"""

NEEDED = ("dask", "distributed")


def add() -> None:
    """Make sure that it is in the running .venv."""
    from tools import environment

    environment.add("scheduler")
