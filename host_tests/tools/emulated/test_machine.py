"""The emulated board: what lies in its flash, and how long it runs."""

import pytest

from tools.boards import PICO
from tools.emulated.machine import Machine, waiting_drive
from tools.trouble import Trouble


def test_its_files_are_on_its_drive_and_the_rest_is_erased(uf2):
    files = {"code.py": b"print()\n"}
    machine = Machine.with_drive(uf2, files)
    image = waiting_drive(files, uf2)
    assert b"serial_connected" in image
    assert machine.read(PICO.drive_offset, len(image)) == image
    assert machine.read(PICO.nvm_offset, PICO.nvm_size) == b"\xff" * PICO.nvm_size


def test_it_runs_in_its_own_time_and_not_for_ever(machine):
    seconds = []
    with pytest.raises(Trouble, match=r"^The emulated board was not done after "):
        seconds.extend(machine.run(0.002))
    assert seconds == sorted(seconds)
    assert next(machine.run(1)) > seconds[-1] >= 0.002
