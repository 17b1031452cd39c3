"""Parts of main.py: fair random numbers, and counted crashes. Whole runs are in test_code.py."""

import sys
import types

import pytest

from firmware.keep.log import CRASHES, Log
from host_tests.inside import inside
from tools.virtual import program, standins


@pytest.fixture
def main(pico, monkeypatch):
    """Return the module, new on this board."""
    with inside(program, "_kept_modules", "the same that a program on the virtual board gets")():
        monkeypatch.delitem(sys.modules, "firmware.main", raising=False)
        from firmware import main

        yield main


class Noise:
    """The hardware's noise, as it is given."""

    def __init__(self, *numbers):
        self.left = list(numbers)

    def urandom(self, size):
        return self.left.pop(0).to_bytes(size, "little")


def test_each_number_is_drawn_from_equally_much_of_the_noise(main, monkeypatch):
    whole = 0x40000000 // 3 * 3
    noise = Noise(0, 1, 2, whole - 1, whole, 0x3FFFFFFF, 0xFFFFFFFF, 0xC0000004)
    monkeypatch.setattr(main, "os", noise)
    assert [main.randrange(3) for _ in range(5)] == [0, 1, 2, 2, 1]
    assert noise.left == []


def test_a_crash_without_lights_is_counted_and_restarts(main, pico, capsys):
    game = main.Game()
    waited = []
    main.time = type("Time", (), {"sleep": waited.append})
    with pytest.raises(standins.Restart):
        main.after_crash(ValueError("something"), game, Log(pico.nvm), 2)
    assert Log(pico.nvm).read(CRASHES) == b"\2"
    assert waited == [main.PATTERN_S]
    assert "ValueError: something" in capsys.readouterr().err


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


def test_the_watchdog_watches_until_the_program_has_ended(main, monkeypatch):
    """Check the mode alone: the emulated board has a test that is reset by it."""
    module = types.ModuleType("watchdog")
    module.WatchDogMode = types.SimpleNamespace(RESET="reset", RAISE="raise")
    monkeypatch.setitem(sys.modules, "watchdog", module)
    dog = Dog()
    monkeypatch.setattr(main.microcontroller, "watchdog", dog, raising=False)
    turns = main.turns()
    for _ in range(3):
        next(turns)
    assert (dog.mode, dog.timeout, dog.fed) == ("reset", 8, 3)
    turns.close()
    assert dog.mode is None
