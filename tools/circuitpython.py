"""The version and board that CircuitPython names, in its boot_out.txt and inside its UF2."""

import re
from dataclasses import dataclass

from tools import boards
from tools.boards import Board
from tools.trouble import Trouble

# Every part has a limit, so that no file, however long or strange, costs much time or memory.
_SAID = re.compile(
    r"Adafruit CircuitPython (\d{1,3})(\.[!-~]{1,60}) on [^;\0]{1,60}; ([^\0-\x1f\x7f]{1,80}?) with "
    r"[^\0\r\n]{0,80}(?:\r?\nBoard ID:([!-~]{1,80}))?"
)


@dataclass(frozen=True)
class Running:
    major: int
    version: str
    board: str  # its name
    board_id: str  # empty in a UF2, which has only the name


def read(text: str) -> Running | None:
    said = _SAID.search(text)
    return Running(int(said[1]), said[1] + said[2], said[3], said[4] or "") if said else None


def title(text: str) -> str:
    """Return the line by which the CircuitPython in this text names itself."""
    said = _SAID.search(text)
    return said[0].splitlines()[0] if said else ""


def check(running: Running, board: Board, where: str) -> None:
    """Refuse a CircuitPython that this build is not for."""
    is_for, wanted = (running.board_id, board.id) if running.board_id else (running.board, board.name)
    if is_for != wanted:
        raise Trouble(f"{where} is CircuitPython for the board {is_for}, and Peglight is for the {wanted}.")
    if running.major != boards.CIRCUITPYTHON:
        raise Trouble(f"{where} is CircuitPython {running.version}, and Peglight needs {how_to_get(board)}.")


def how_to_get(board: Board | None = None) -> str:
    if board is None:
        return f"CircuitPython {boards.CIRCUITPYTHON} for your board, from circuitpython.org/downloads"
    return f"CircuitPython {boards.CIRCUITPYTHON}, from circuitpython.org/board/{board.id}"
