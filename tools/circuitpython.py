"""What CircuitPython says of itself: in its boot_out.txt, and in the middle of its UF2."""

import re
from dataclasses import dataclass

from tools import boards
from tools.boards import Board
from tools.trouble import Trouble

_SAID = re.compile(
    r"Adafruit CircuitPython (\d+)(\.\S+) on [^;]*; ([^\0\r\n]+?) with [^\0\r\n]*(?:\r?\nBoard ID:(\S+))?"
)


@dataclass(frozen=True)
class Running:
    major: int
    version: str
    board: str  # its name
    board_id: str  # empty where only the name is said, in a UF2


def read(text: str) -> Running | None:
    said = _SAID.search(text)
    return Running(int(said[1]), said[1] + said[2], said[3], said[4] or "") if said else None


def check(running: Running, board: Board, where: str) -> None:
    """Refuse what the build does not fit."""
    is_for, wanted = (running.board_id, board.id) if running.board_id else (running.board, board.name)
    if is_for != wanted:
        raise Trouble(f"{where} is CircuitPython for the board {is_for}, and Peglight is for the {wanted}.")
    if running.major != boards.CIRCUITPYTHON:
        raise Trouble(f"{where} is CircuitPython {running.version}, and Peglight needs {how_to_get(board)}.")


def how_to_get(board: Board) -> str:
    return f"CircuitPython {boards.CIRCUITPYTHON}, from circuitpython.org/board/{board.id}"
