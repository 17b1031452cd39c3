"""The virtual board: the one fake of the hardware, for the tests and for the simulator.

`board.py` is the hardware, and `standins.py` the modules that act on it; both run on CPython and in MicroPython's VM
(tools/vm), and `beyond_vm.py` has those that only CPython needs. There the firmware runs on Blinka (`blinka.py`), with
the real code of `neopixel` and `digitalio`. Time passes only when it is told to.

    with virtual.powered("raspberry_pi_pico") as board:
        ...                     # whatever imports board, keypad, neopixel, supervisor ... now finds this board
        board.hold("GP6", False)
        board.pass_ms(20)
        board.shown("GP0")      # the bytes that were sent last
"""

import contextlib
import os
from collections.abc import Callable, Iterator
from typing import Any

from tools.virtual.board import NVM_SIZE, VirtualBoard, Wire
from tools.virtual.displays import Display
from tools.virtual.pins import has_display, pins_of


@contextlib.contextmanager
def powered(
    board_id: str, nvm: Any = None, pace: Callable[[VirtualBoard], int] | None = None, face: object = None
) -> Iterator[VirtualBoard]:
    """Switch a board on; one at a time. Its memory, a bytearray or a file in its place, can be handed on to the next.
    `face` is a display, as firmware/ui/faces/page.py has it.

    A program that runs by itself reads the clock again and again: each time `pace` decides what happens, and returns
    how many milliseconds pass.
    """
    os.environ["BLINKA_OS_AGNOSTIC"] = "1"
    os.environ["BLINKA_FORCEBOARD"] = "OS_AGNOSTIC_BOARD"
    from tools.virtual import blinka

    numbers = pins_of(board_id)
    wires = {number: Wire(number) for number in set(numbers.values())}
    pins = {name: wires[number] for name, number in numbers.items()}
    board = VirtualBoard(board_id, pins, bytearray(b"\xff" * NVM_SIZE) if nvm is None else nvm, pace)
    if has_display(board_id):
        board.display = Display()
    blinka.plug_in(board, face)
    try:
        yield board
    finally:
        blinka.unplug()
