"""The use of the watchdog; that it resets the board, and when, is tested on the emulated one."""

import sys
import types

import pytest

from firmware.device.guard import Guard


@pytest.fixture
def modes(monkeypatch):
    """Return the module `watchdog`, which the virtual board lacks."""
    modes = types.SimpleNamespace(RESET="reset", RAISE="raise")
    module = types.ModuleType("watchdog")
    module.WatchDogMode = modes
    monkeypatch.setitem(sys.modules, "watchdog", module)
    return modes


class Dog:
    """Like the board's own: it needs a time before a mode, and can be fed only while it is on."""

    def __init__(self):
        self.timeout = None
        self.fed = 0
        self._mode = None

    @property
    def mode(self):
        return self._mode

    @mode.setter
    def mode(self, mode):
        if mode and not self.timeout:
            raise ValueError("WatchDogTimer cannot be enabled without timeout")
        self._mode = mode

    def feed(self):
        if not self._mode:
            raise ValueError("WatchDogTimer is not currently running")
        self.fed += 1


def test_it_watches_as_long_as_the_chip_can_until_it_is_stopped(modes):
    dog = Dog()
    guard = Guard(dog)
    assert (dog.mode, dog.timeout) == (modes.RESET, 8)
    for _ in range(3):
        guard.feed()
    assert dog.fed == 3
    for _ in range(2):
        guard.stop()
        assert dog.mode is None


def test_a_board_without_one_needs_nothing_of_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "watchdog", None)  # this module is missing too
    guard = Guard(None)
    guard.feed()
    guard.stop()
