"""The virtual board: the one fake of the hardware, for the tests and for the simulator.

The firmware itself runs on Blinka, with the real code of `neopixel`, `digitalio`, `keypad` and `pwmio`. Only what lies
below them is replaced: the pins, the bytes that `neopixel_write` sends, the memory, and the time, which passes only
when it is told to. The modules that Blinka lacks are supplied, as far as the firmware uses them.

    with virtual.powered("raspberry_pi_pico") as board:
        ...                     # whatever imports board, keypad, neopixel, supervisor ... now finds this board
        board.press("GP6")
        board.pass_ms(20)
        board.shown("GP0")      # the bytes that were sent last
"""

import contextlib
import os
from collections.abc import Callable, Iterator

from tools.virtual.board import Face, Memory, VirtualBoard


@contextlib.contextmanager
def powered(
    board_id: str,
    nvm: Memory | None = None,
    pace: Callable[[VirtualBoard], int] = lambda board: 0,
    face: Face | None = None,
) -> Iterator[VirtualBoard]:
    """A board that is switched on; one at a time. The memory of one can be handed on to the next.

    A program that runs by itself reads the clock again and again: each time `pace` decides what happens, and how many
    milliseconds pass.
    """
    os.environ["BLINKA_OS_AGNOSTIC"] = "1"
    os.environ["BLINKA_FORCEBOARD"] = "OS_AGNOSTIC_BOARD"
    from tools.virtual import blinka

    board = VirtualBoard(board_id, nvm, pace, face)
    blinka.plug_in(board)
    try:
        yield board
    finally:
        blinka.unplug()
