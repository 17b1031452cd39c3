"""The file with CircuitPython and the game in it, booted by a real CircuitPython on the emulated board."""

from firmware.device import profiles
from tools.boards import PICO
from tools.build import product
from tools.emulated import soldered
from tools.emulated.machine import Machine
from tools.emulated.soldered import gpio

MOST_SECONDS = 30  # of the board's time


def test_the_uf2_with_circuitpython_takes_a_bare_board_to_light(uf2, tmp_path):
    machine = Machine(product.make(tmp_path, PICO, uf2).whole)
    profile = profiles.named("", PICO.id)
    for pin in profile.buttons.values():
        soldered.Button(machine, gpio(pin))  # a pin with none reads as pressed
    frames = soldered.pixels(machine, gpio(profile.pixels))
    assert any(frames and any(map(any, frames[-1].pixels)) for _ in machine.run(MOST_SECONDS))
