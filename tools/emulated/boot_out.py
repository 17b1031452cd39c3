"""The drive of an emulated board with the boot_out.txt that its CircuitPython would write at the first start.

With that very text there it writes nothing, and saves the second that it waits before: half a minute of this computer.
"""

from pathlib import Path

from tools import circuitpython
from tools.boards import PICO, Board
from tools.build import drive

NAME = "boot_out.txt"
UID = "FF" * 8  # the number that the emulated flash gives
RAN = "boot.py output:"


def image(files: dict[str, bytes], file: Path, board: Board = PICO) -> bytes:
    """Return the image of a drive with these files, as this UF2 of CircuitPython leaves it when it starts.

    The text is that where boot.py prints nothing; over any other CircuitPython only writes its own.
    """
    _, running = circuitpython.in_uf2(file, board)
    lines = [running.title, f"Board ID:{board.id}", f"UID:{UID}", *([RAN] if "boot.py" in files else [])]
    text = "".join(f"{line}\r\n" for line in lines)
    return drive.image({**files, NAME: text.encode("latin-1")}, board)
