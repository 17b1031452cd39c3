"""What CircuitPython says of itself: in its boot_out.txt, and in the middle of its UF2."""

import re
from dataclasses import dataclass

from tools import boards
from tools.boards import Board
from tools.trouble import Trouble

_SAID = re.compile(r"Adafruit CircuitPython (\d+)(\.\S+) on [^;]*; ([^\0\r\n]+?) with ")


@dataclass(frozen=True)
class Running:
    major: int
    version: str
    board: str  # its name


def read(text: str) -> Running | None:
    said = _SAID.search(text)
    return Running(int(said[1]), said[1] + said[2], said[3]) if said else None


def check(running: Running, board: Board, where: str) -> None:
    """Refuse what the build does not fit."""
    if running.board != board.name:
        raise Trouble(f"{where} is CircuitPython for the board {running.board}, and Peglight is for the {board.name}.")
    if running.major != boards.CIRCUITPYTHON:
        raise Trouble(f"{where} is CircuitPython {running.version}, and Peglight needs {how_to_get(board)}.")


def how_to_get(board: Board) -> str:
    return f"CircuitPython {boards.CIRCUITPYTHON}, from circuitpython.org/board/{board.id}"
