"""Waiting for a board in another thread."""

import time

MOST_S = 120  # then it never comes


def until(seen):
    """Wait until this is so, and return it."""
    until_s = time.monotonic() + MOST_S
    while not (found := seen()):
        assert time.monotonic() < until_s
        time.sleep(0)
    return found
