"""The keys that a person is told to press enter the code on every board."""

import pytest

from firmware.device import profiles
from tools.check.watched import presses

CODE = [1, 0, 3, 2]


@pytest.mark.parametrize(
    ("name", "keys"),
    [
        ("pico_8x8", ["up", "up", "ok", "up", "ok", "up", "up", "up", "up", "ok", "up", "up", "up", "ok", "ok"]),
        ("archi_8x8", ["up", "up", "ok", "up", "ok", "up", "up", "up", "up", "ok", "up", "up", "up", "ok", "ok"]),
        ("pico_8x8_colours", ["colour_2", "colour_1", "colour_4", "colour_3", "ok"]),
        ("macropad", ["pad_3", "pad_2", "pad_6", "pad_5", "pad_12"]),
    ],
)
def test_these_keys_are_asked_for(name, keys):
    asked = presses(profiles.named(name), CODE)
    assert [key for key, times, _ in asked for _ in range(times)] == keys
    assert all(line for _, _, line in asked)
