"""The version and board that CircuitPython names, in its boot_out.txt and inside its UF2."""

import re
from dataclasses import dataclass
from pathlib import Path

from tools import boards, uf2
from tools.boards import Board, Chip
from tools.trouble import Trouble

# Every part has a limit, so that no file, however long or strange, costs much time or memory.
_SAID = re.compile(
    r"Adafruit CircuitPython (\d{1,3})(\.[!-~]{1,60}) on [^;\0]{1,60}; ([^\0-\x1f\x7f]{1,80}?) with "
    r"[^\0\r\n]{0,80}(?:\r?\nBoard ID:([!-~]{1,80}))?"
)


@dataclass(frozen=True)
class Running:
    title: str  # the line by which it names itself
    major: int
    version: str
    board: str  # its name
    board_id: str  # empty in a UF2, which has only the name


def read(text: str) -> Running | None:
    said = _SAID.search(text)
    if not said:
        return None
    return Running(said[0].splitlines()[0], int(said[1]), said[1] + said[2], said[3], said[4] or "")


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


def in_uf2(file: Path, board: Board) -> tuple[uf2.Pages, Running]:
    """Return the pages of the CircuitPython in this file, without a drive behind it, and what it says of itself."""
    other = how_to_get(board)
    found, running = _in_uf2(file, board.chip, other)
    check(running, board, str(file))
    outside = [address for address in found if not board.flash_address <= address < board.flash_end]
    if outside:
        raise Trouble(f"{file} has a page at {min(outside):#x}, where this board has no flash: download {other}.")
    return {address: page for address, page in found.items() if address < board.drive_address}, running


def board_of(file: Path, chip: Chip) -> Board:
    """Return the board that the CircuitPython in this file is for, which must have this chip."""
    _, running = _in_uf2(file, chip, how_to_get())
    for board in boards.of_chip(chip):
        if board.name == running.board:
            return board
    raise Trouble(f"{file} is CircuitPython for the board {running.board}: {boards.UNKNOWN}.")


def _in_uf2(file: Path, chip: Chip, other: str) -> tuple[uf2.Pages, Running]:
    """Return the same for any board with this chip; `other` is what to take if it is none."""
    try:
        found = uf2.decode(file.read_bytes(), chip)
    except OSError as error:
        raise Trouble(f"{file} could not be read: {error.strerror}.") from error
    except ValueError as wrong:
        raise Trouble(f"{file} {wrong}: download {other}.") from wrong
    running = read(b"".join(page for _, page in sorted(found.items())).decode("latin-1"))
    if not running:
        raise Trouble(f"{file} is not CircuitPython: download {other}.")
    return found, running
