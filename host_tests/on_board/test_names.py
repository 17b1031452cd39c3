"""The names that the build takes to be in CircuitPython's own flash are there: others would cost the board its heap."""

from tools.boards import PICO
from tools.build import names_in_flash
from tools.build.uf2 import firmware


def test_a_real_circuitpython_has_the_names_in_flash(uf2):
    flash = bytearray(b"\xff" * (PICO.drive_address - PICO.flash_address))
    for address, page in firmware(uf2, PICO).items():
        begin = address - PICO.flash_address
        flash[begin : begin + len(page)] = page
    assert sorted(names_in_flash.names() - names_in_flash.in_image(bytes(flash))) == []
