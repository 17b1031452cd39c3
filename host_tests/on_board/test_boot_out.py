"""The emulated board's drive has the boot_out.txt that CircuitPython would write, so that it starts in no time."""

import pytest

from host_tests.on_board.conftest import MACROPAD
from tools import boards
from tools.boards import PICO
from tools.emulated import machine
from tools.emulated.machine import Machine


@pytest.mark.parametrize("boots", [True, False])
@pytest.mark.parametrize("board", [PICO, boards.named(MACROPAD)], ids=lambda board: board.id)
def test_a_start_leaves_the_drive_as_it_was_made(board, boots, request):
    uf2 = request.getfixturevalue("uf2" if board == PICO else "macropad_uf2")
    files = {"code.py": b"print('started')\n", **({"boot.py": b"\n"} if boots else {})}
    image = machine.waiting_drive(files, uf2, board)
    emulated = Machine(uf2)
    emulated.write(board.drive_offset, image)
    assert next(emulated.lines(10)) == "started"
    assert emulated.read(board.drive_offset, len(image)) == image
