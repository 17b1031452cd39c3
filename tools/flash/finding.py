"""Find the boards that are connected, by what lies on their drives: the label alone says too little.

CircuitPython's drive has a boot_out.txt that names its version and board; a bootloader's has an INFO_UF2.TXT. A drive
that has neither is not a board's, and nothing is ever written to it.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from tools import boards, circuitpython
from tools.boards import Board
from tools.trouble import Trouble

Ports = list[tuple[int | None, int | None]]  # the USB vendor and product at each

OPEN_PLAY = "plug it in with the back button held, which opens play"


@dataclass(frozen=True)
class Found:
    path: Path
    board: Board | None  # None for one that Peglight is not built for
    running: circuitpython.Running | None  # None in the bootloader

    def __str__(self) -> str:
        name = self.board.name if self.board else "board"
        state = f"with CircuitPython {self.running.version}" if self.running else "in its bootloader"
        return f"{name} {state} at {self.path}"


def look(path: Path) -> Found | None:
    """The board whose drive this is, or nothing."""
    running = circuitpython.read(_text(path / "boot_out.txt"))
    if running:
        return Found(path, _board("id", running.board_id), running)
    loader = re.search(r"^Board-ID: *(\S+)", _text(path / "INFO_UF2.TXT"), re.MULTILINE)
    return Found(path, _board("bootloader", loader[1]), None) if loader else None


def connected(drives: Iterable[Path], ports: Callable[[], Ports], take_all: bool) -> list[Found]:
    """The board among these drives, or all of them; the serial ports are asked when there is none."""
    there = [found for found in map(look, drives) if found]
    found = [each for each in there if each.board] or there[:1]  # of other boards one will do, to be refused
    if not found:
        raise hidden(ports())
    if len(found) > 1 and not take_all:
        paths = ", ".join(str(each.path) for each in found)
        raise Trouble(f"There are {len(found)} boards, at {paths}: name one with --drive, or take them all with --all.")
    return found


def mounted() -> list[Path]:
    """The drives of this computer."""
    import psutil

    drives = {Path(partition.mountpoint) for partition in psutil.disk_partitions()}
    return sorted(drives.union(Path("/Volumes").glob("*")))  # where macOS has some that it lists by no device


def hidden(ports: Ports) -> Trouble:
    """Why no drive was found, from the vendor and product at each serial port."""
    for board in boards.BOARDS:
        if board.usb in ports:
            return Trouble(
                f"A {board.name} is connected and shows no drive: wait a moment and run this again, or, if play is "
                f"closed on it, {OPEN_PLAY}."
            )
    return Trouble(
        "No board was found: connect one by a USB cable that carries data and wait for its drive CIRCUITPY, or name "
        f"the drive with --drive; if play is closed on it, {OPEN_PLAY}."
    )


def serial_ports() -> Ports:
    from serial.tools import list_ports

    return [(port.vid, port.pid) for port in list_ports.comports()]


def named(path: Path) -> Found:
    """The board whose drive a person named."""
    if not path.is_dir():
        raise Trouble(f"There is no drive {path}: look up where the drive of the board is, and name that.")
    found = look(path)
    if not found:
        raise Trouble(
            f"{path} is not a board's drive, so nothing was written: CircuitPython's has a file boot_out.txt, and a "
            "bootloader's INFO_UF2.TXT."
        )
    return found


def _board(attribute: str, value: str) -> Board | None:
    return next((board for board in boards.BOARDS if getattr(board, attribute) == value), None)


def _text(file: Path) -> str:
    try:
        return file.read_text("utf-8", errors="replace")
    except OSError:  # there is none, or no medium in the drive
        return ""
