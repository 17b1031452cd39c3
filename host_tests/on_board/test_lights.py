"""The device under a real CircuitPython on the emulated board: lights off the waveform, buttons, bytes and time."""

import pytest

from firmware.device.profiles import named
from firmware.device.wiring import way
from tools.bench import runs
from tools.emulated import soldered
from tools.emulated.machine import Machine

MOST_SECONDS = 30  # of the board's time
LEFT, RIGHT, UP, DOWN, OK, BACK = range(6)
GPIO = {LEFT: 2, RIGHT: 3, UP: 4, DOWN: 5, OK: 6, BACK: 7}
RELEASED = 64


class Session:
    """A run of the probe, in which each key is pressed when the board is ready for it and released when it said so."""

    def __init__(self, machine):
        self.frames = soldered.pixels(machine, 0)
        self.figures = {}
        self.events = []
        self.lines = []
        self.presses_ms = []
        self._machine = machine
        self._keys = {key: soldered.Button(machine, gpio) for key, gpio in GPIO.items()}
        for line in machine.lines(MOST_SECONDS):
            self._hear(line)

    def _hear(self, line):
        self.lines.append(line)
        profile, *figure = line.split("\t")
        if len(figure) == 3:
            what, number, unit = figure
            self.figures[profile, what, unit] = float(number)
        if line == "ready":
            self._press(LEFT)
        if line.startswith("event "):
            event = int(line.split()[1])
            self.events.append(event)
            if event < RELEASED:
                self._keys[event].release()
            elif event != BACK | RELEASED:
                self._press((event & ~RELEASED) + 1)

    def _press(self, key):
        self.presses_ms.append(soldered.now_ms(self._machine))
        self._keys[key].press()

    def lit_ms(self, key):
        """Return the time at which the pixel of this key was lit for its press."""
        return next(
            frame.at_ms for frame in self.frames if frame.pixels.count((0, 0, 64)) == 1 and frame.pixels[key][2]
        )


@pytest.fixture(scope="module")
def session(uf2, tmp_path_factory):
    folder = tmp_path_factory.mktemp("drive")
    runs.lay_out(folder, "device", "")
    return Session(Machine.with_drive(uf2, folder))


def figures(session, what, unit):
    return {profile: number for (profile, of, its), number in session.figures.items() if (of, its) == (what, unit)}


def test_the_probe_ran_to_its_end(session):
    assert not [line for line in session.lines if "Traceback" in line]
    assert len(session.figures) == 17


@pytest.mark.parametrize("what", ["an ordinary frame", "a frame over the cap", "asking for an event"])
def test_nothing_is_allocated_by(session, what):
    assert figures(session, what, "bytes") == {"pico_16x10": 0, "pico_8x8": 0}


def test_a_frame_takes_a_few_milliseconds(session, summary):
    for what in ("an ordinary frame", "a frame over the cap", "of which sending"):
        took = figures(session, what, "ms")
        assert took["pico_8x8"] <= 6
        assert took["pico_16x10"] <= 12
        summary(f"The emulated board: {what} of 64 pixels {took['pico_8x8']} ms, of 160 {took['pico_16x10']} ms.")


def test_the_device_is_small_in_memory(session, summary):
    code = session.figures["code", "the device", "bytes"]
    objects = session.figures["pico_8x8", "lights, buttons and sound", "bytes"]
    assert code + objects <= 12_000
    summary(f"The emulated board: the code of the device {code:.0f} bytes, lights, buttons and sound {objects:.0f}.")


def test_every_pixel_shows_its_own_place(session):
    profile = named("pico_8x8")
    places = way(profile.width, profile.height, **profile.wiring)
    assert [(place, 0, 1) for place in places] in [frame.pixels for frame in session.frames]


def test_a_white_frame_is_dimmed_on_the_wire(session):
    white = [frame.pixels for frame in session.frames if len(set(frame.pixels)) == 1 and frame.pixels[0][0]]
    assert white
    for pixels in white:
        assert sum(map(sum, pixels)) * 20 / 255 <= 400


def test_every_button_is_heard_in_order(session):
    assert session.events == [event for key in GPIO for event in (key, key | RELEASED)]


def test_a_press_is_light_within_its_budget(session, summary):
    took = [session.lit_ms(key) - pressed for key, pressed in zip(GPIO, session.presses_ms, strict=True)]
    assert all(0 < ms <= 40 for ms in took)
    summary(f"The emulated board: from a press to its light {max(took):.1f} ms at most, through keypad and show alone.")


def test_a_missing_pin_is_told_with_those_there_are(session):
    said = "this board has no pin D6; it has A0, A1, A2, A3, GP0, GP1, GP10, "
    assert len([line for line in session.lines if line.startswith(said)]) == 1
