"""A drive that was flashed, and one whose copy was cut short, on a real CircuitPython."""

import pytest

from firmware import VERSION
from host_tests.on_board.person import OVER
from host_tests.tools.flash.drives import Failing, Folder, board, contents
from tools.boards import PICO
from tools.build import product
from tools.emulated import boot_out
from tools.emulated.machine import Machine
from tools.flash import transfer
from tools.flash.plan import planned


@pytest.fixture
def files(tmp_path):
    return product.make(tmp_path / "dist", PICO).files


def test_a_cut_copy_says_what_to_do_and_the_next_one_plays(uf2, files, tmp_path):
    folder = board(tmp_path / "CIRCUITPY")
    with pytest.raises(OSError, match="it failed"):
        copy(Failing(folder, 50), files)
    said = waiting(uf2, folder)
    assert "Peglight is not whole (no module named 'firmware.main'): copy it again, " in said
    assert "Traceback" not in said
    copy(Folder(folder), files)
    assert next(Machine.with_drive(uf2, contents(folder)).lines(30)) == f"PEGLIGHT {VERSION}"


def copy(volume, files):
    transfer.carry_out(planned(volume, files, "1"), volume, lambda size: None)


def waiting(uf2, folder):
    """Return the console's output until the board waits for a person."""
    machine = Machine(uf2)
    machine.write(PICO.drive_offset, boot_out.image(contents(folder), uf2))
    machine.hear(OVER, 30)
    return machine.heard.decode("utf-8", "replace")
