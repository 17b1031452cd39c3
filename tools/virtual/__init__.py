"""The virtual board: the one fake of the hardware, for the tests and for the simulator.

The firmware's own files run on Blinka, with the real code of `neopixel`, `digitalio`, `keypad` and `pwmio`. What is
replaced is below them: the pins, the bytes that `neopixel_write` sends, the memory, and time, which passes only when it
is told to. What Blinka lacks of the board's modules is supplied, as little as the firmware uses.

    with virtual.powered("raspberry_pi_pico") as board:
        ...                     # whatever imports board, keypad, neopixel, supervisor ... now finds this board
        board.press("GP6")
        board.pass_ms(20)
        board.shown("GP0")      # the bytes that were sent last
"""

import contextlib
import os
from collections.abc import Callable, Iterator

from tools.virtual.board import VirtualBoard


@contextlib.contextmanager
def powered(
    board_id: str, nvm: bytearray | None = None, pace: Callable[[VirtualBoard], int] = lambda board: 0
) -> Iterator[VirtualBoard]:
    """A board with power; one at a time. What was in its memory can be handed on to the next.

    A program that runs by itself looks at the clock again and again: `pace` is asked each time what is to happen, and
    how many milliseconds go by.
    """
    os.environ["BLINKA_OS_AGNOSTIC"] = "1"
    os.environ["BLINKA_FORCEBOARD"] = "OS_AGNOSTIC_BOARD"
    from tools.virtual import blinka

    board = VirtualBoard(board_id, nvm, pace)
    blinka.plug_in(board)
    try:
        yield board
    finally:
        blinka.unplug()
