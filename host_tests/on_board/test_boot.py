"""Every form of the build, booted by a real CircuitPython on the emulated board."""

import pytest

from firmware import VERSION
from firmware.device import profiles
from host_tests.on_board.person import OVER
from tools.boards import PICO
from tools.build import drive, product
from tools.emulated import soldered
from tools.emulated.machine import Machine
from tools.emulated.soldered import gpio

TITLE = f"PEGLIGHT {VERSION}"
MOST_SECONDS = 30  # of the board's time
STOP, RELOAD = b"\x03", b"\x04"  # ctrl-C and ctrl-D


@pytest.fixture(scope="module")
def made(uf2, tmp_path_factory):
    return product.make(tmp_path_factory.mktemp("dist"), PICO, uf2)


def first_frame(*uf2s, folder=None):
    """Return the first that has light in it, with these UF2 files in the flash and the folder, if any, as the drive."""
    machine = Machine(*uf2s)
    if folder:
        machine.write(PICO.drive_offset, drive.image(folder, PICO))
    profile = profiles.suiting(PICO.id)
    for pin in profile.buttons.values():
        soldered.Button(machine, gpio(pin))  # a pin with none reads as pressed
    frames = soldered.pixels(machine, gpio(profile.pixels))
    for _ in machine.run(MOST_SECONDS):
        if frames and any(map(any, frames[-1].pixels)):
            return frames[-1]
    return None


def test_the_drive_boots_to_the_first_frame(uf2, made, summary):
    frame = first_frame(uf2, folder=made.folder)
    assert len(frame.pixels) == 64
    summary(f"The emulated board: the build has its first light {frame.at_ms:.0f} ms after power-on.")


def test_the_uf2_with_circuitpython_takes_a_bare_board_to_it(made):
    assert first_frame(made.whole)


def test_the_console_greets(uf2, made):
    assert first(said(uf2, made.game)) == TITLE


def said(*uf2s):
    """Each line that code.py prints, when it is started again: what it printed before the console was open is lost."""
    machine = Machine(*uf2s)
    machine.device.cdc.on_device_connected = lambda: machine.type(STOP)
    machine.hear(OVER, MOST_SECONDS)
    machine.type(RELOAD)
    yield from machine.lines(MOST_SECONDS)


def first(lines):
    return next((line for line in lines if line), None)
