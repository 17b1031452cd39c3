"""Finds the connected boards by the files on their drives; the label alone is not enough.

A drive of CircuitPython has a boot_out.txt that names its version and board; a bootloader has an INFO_UF2.TXT. A drive
with neither does not belong to a board, and nothing is ever written to it.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from tools import boards, circuitpython
from tools.boards import Board, Chip
from tools.flash.volume import Volume
from tools.trouble import Trouble

Ports = list[tuple[int | None, int | None]]  # the USB vendor and product of each

MOST_SAID = 4096  # bytes; these files are shorter
OPEN_PLAY = "plug it in with the back button held, which opens play"


@dataclass(frozen=True)
class Found:
    path: Path
    board: Board | None  # None if Peglight is not built for it, and in the bootloader
    running: circuitpython.Running | None  # None in the bootloader
    chip: Chip | None = None  # in the bootloader, which is the same for all boards of a chip

    def can_be(self, board: Board) -> bool:
        """Return whether it is this board; a bootloader may be any of its chip."""
        return self.board == board if self.running else self.chip == board.chip

    def __str__(self) -> str:
        if self.running:
            name = self.board.name if self.board else "board"
            return f"{name} with CircuitPython {self.running.version} at {self.path}"
        return f"{self.chip.name if self.chip else 'board'} in its bootloader at {self.path}"


def look(path: Path) -> Found | None:
    """Return the board that this drive belongs to, or None."""
    running = circuitpython.read(_text(path, "boot_out.txt"))
    if running:
        board = next((board for board in boards.BOARDS if board.id == running.board_id), None)
        return Found(path, board, running)
    loader = re.search(r"^Board-ID: *(\S{1,80})", _text(path, "INFO_UF2.TXT"), re.MULTILINE)
    if not loader:
        return None
    return Found(path, None, None, next((chip for chip in boards.CHIPS if chip.bootloader == loader[1]), None))


def chosen(drive: Path | None, wanted: Board | None = None) -> Found:
    """Return the board at the drive that the person named, or the one that is connected."""
    return named(drive) if drive else connected(mounted(), serial_ports, wanted)


def connected(drives: Iterable[Path], ports: Callable[[], Ports], wanted: Board | None = None) -> Found:
    """Return the one board among these drives that can be the wanted one; the ports may tell why there is none."""
    volumes = [found for found in map(look, drives) if found]
    if wanted and (others := [each for each in volumes if not each.can_be(wanted)]):
        volumes = [each for each in volumes if each.can_be(wanted)]
        if not volumes:
            raise Trouble(f"No {wanted.name} was found, only {', '.join(map(str, others))}.")
    # one unsupported board is enough: it is refused
    found = [each for each in volumes if each.board or each.chip] or volumes[:1]
    if not found:
        raise hidden(ports())
    if len(found) > 1:
        paths = ", ".join(str(each.path) for each in found)
        raise Trouble(f"There are {len(found)} boards, at {paths}: name one with --drive.")
    return found[0]


def mounted() -> list[Path]:
    """Return the drives of this computer."""
    import psutil

    drives = {Path(partition.mountpoint) for partition in psutil.disk_partitions()}
    return sorted(drives.union(Path("/Volumes").glob("*")))  # macOS has some there that psutil does not list


def hidden(ports: Ports) -> Trouble:
    """Explain why no drive was found, with the help of the serial ports."""
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
    if not path.is_dir():
        raise Trouble(f"There is no drive {path}: look up where the drive of the board is, and name that.")
    found = look(path)
    if not found:
        raise Trouble(
            f"{path} is not a board's drive, so nothing was written: CircuitPython's has a file boot_out.txt, and a "
            "bootloader's INFO_UF2.TXT."
        )
    return found


def _text(drive: Path, name: str) -> str:
    """Return the text of this file, at most MOST_SAID bytes of it; empty if there is none."""
    volume = Volume(drive)
    try:
        content = volume.read(name, MOST_SAID) if volume.is_file(name) else None
    except OSError:  # no medium in the drive
        return ""
    return (content or b"").decode("utf-8", "replace")
