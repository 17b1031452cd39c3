"""The device under a real CircuitPython on the emulated board: lights off the waveform, bytes and time."""

import pytest

from firmware.device.profiles import named, way
from tools.bench import budgets, runs
from tools.emulated import soldered

MOST_SECONDS = 30  # of the board's time
KEYS = (2, 3, 4, 5, 6, 7)  # their GPIOs


class Session:
    """A run of the probe."""

    def __init__(self, machine):
        self.frames = soldered.pixels(machine, 0)
        for gpio in KEYS:
            soldered.Button(machine, gpio)
        self.lines = list(machine.lines(MOST_SECONDS))
        self.ms, self.bytes = (self._figures(unit) for unit in ("ms", "bytes"))

    def _figures(self, unit):
        found = {}
        budgets.collect(found, [line for line in self.lines if line.endswith(unit)])
        return {key: number for key, (number, _) in found.items()}


@pytest.fixture(scope="module")
def session(uf2):
    return Session(runs.machine(uf2, "device", "pico_8x8"))


@pytest.fixture(scope="module")
def large(uf2):
    return Session(runs.machine(uf2, "device", "pico_16x10"))


@pytest.mark.parametrize("what", ["an ordinary frame", "a frame over the cap", "asking for an event"])
def test_nothing_is_allocated_by(session, large, what):
    assert not [line for line in session.lines + large.lines if "Traceback" in line]
    assert session.bytes["pico_8x8", what] == large.bytes["pico_16x10", what] == 0


def test_a_frame_takes_a_few_milliseconds(session, large, summary):
    for what in ("an ordinary frame", "a frame over the cap", "of which sending"):
        small_ms, large_ms = session.ms["pico_8x8", what], large.ms["pico_16x10", what]
        assert small_ms <= 6
        assert large_ms <= 12
        summary(f"The emulated board: {what} of 64 pixels {small_ms} ms, of 160 {large_ms} ms.")


def test_the_device_is_small_in_memory(session, summary):
    code, objects = session.bytes["code", "the device"], session.bytes["pico_8x8", "lights, buttons and sound"]
    stays = session.bytes["pico_8x8", "the device in a round"]
    assert code + objects <= 12_000
    assert stays <= 7_000  # the profiles and what assembles them have left
    summary(f"The emulated board: the code of the device {code:.0f} bytes, lights, buttons and sound {objects:.0f}.")
    summary(f"The emulated board: the device holds {stays:.0f} bytes in a round.")


def test_every_pixel_shows_its_own_place(session):
    profile = named("pico_8x8")
    places = way(profile.width, profile.height, **profile.wiring)
    assert [(place, 0, 1) for place in places] in [frame.pixels for frame in session.frames]


def test_a_white_frame_is_dimmed_on_the_wire(session):
    white = [frame.pixels for frame in session.frames if len(set(frame.pixels)) == 1 and frame.pixels[0][0]]
    assert white
    for pixels in white:
        assert sum(map(sum, pixels)) * 20 / 255 <= 400
