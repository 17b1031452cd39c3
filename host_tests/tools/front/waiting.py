"""Waiting for a board in another thread."""

import itertools
import time

from firmware.device import profiles
from tools.front.player import Player

MOST_S = 120  # then it never comes


def until(seen):
    """Wait until this is so, and return it."""
    until_s = time.monotonic() + MOST_S
    while not (found := seen()):
        assert time.monotonic() < until_s
        time.sleep(0.001)  # which leaves the processor to the board
    return found


def paced(name="pico_8x8", step_s=0.004, **more):
    """Return a board whose time goes by with each turn."""
    steps = itertools.count()
    more = {"settings": {"PEGLIGHT_LESSON": "off"}, "seed": "7", "clock_s": lambda: next(steps) * step_s, **more}
    return Player(profiles.named(name), **more)
