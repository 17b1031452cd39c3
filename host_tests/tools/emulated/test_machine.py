"""The emulated board: what lies in its flash, and how long it runs."""

import pytest

from tools.boards import PICO
from tools.emulated import boot_out
from tools.emulated.machine import Machine
from tools.trouble import Trouble


def test_the_folder_is_its_drive_and_the_rest_is_erased(uf2, tmp_path):
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "code.py").write_text("print()\n", "utf-8")
    machine = Machine.with_drive(uf2, folder)
    image = boot_out.image(folder, uf2)
    assert b"serial_connected" in image
    assert machine.read(PICO.drive_offset, len(image)) == image
    assert machine.read(PICO.nvm_offset, PICO.nvm_size) == b"\xff" * PICO.nvm_size


def test_it_runs_in_its_own_time_and_not_for_ever(machine):
    seconds = []
    with pytest.raises(Trouble, match=r"^The emulated board was not done after "):
        seconds.extend(machine.run(0.002))
    assert seconds == sorted(seconds)
    assert next(machine.run(1)) > seconds[-1] >= 0.002
