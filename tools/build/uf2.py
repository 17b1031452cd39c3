"""Read and write UF2, the file that a bootloader takes by drag and drop: blocks of 512 bytes, each with its address.

The format is at github.com/microsoft/uf2. It is written here because the one package for it is immature and brings a
littlefs in C along, for a header of 32 bytes. The blocks of a file are numbered, and a bootloader restarts the board
only when it has them all; so two files are merged page by page and numbered again.
"""

import struct
from pathlib import Path

from tools import boards, circuitpython
from tools.boards import Board, Chip
from tools.trouble import Trouble

PAGE = 256  # bytes of flash in a block: the RP2040's bootloader takes no other number
FAMILY_PRESENT = 0x2000
NOT_FLASH = 0x1001  # flags: not for the main flash, or a file container
_BEGIN, _END = (0x0A324655, 0x9E5D5157), 0x0AB16F30
_BLOCK = struct.Struct("<8I476sI")

Pages = dict[int, bytes]  # by address


def pages(address: int, content: bytes) -> Pages:
    """Return the content, which lies at this address, in pages; the last is filled with what erased flash holds."""
    return {address + at: content[at : at + PAGE].ljust(PAGE, b"\xff") for at in range(0, len(content), PAGE)}


def encode(pages: Pages, family: int) -> bytes:
    blocks = (
        _BLOCK.pack(*_BEGIN, FAMILY_PRESENT, address, PAGE, number, len(pages), family, page, _END)
        for number, (address, page) in enumerate(sorted(pages.items()))
    )
    return b"".join(blocks)


def decode(content: bytes, family: int) -> Pages:
    """Return the pages of a UF2 for this family; raise ValueError for anything else."""
    found: Pages = {}
    count, rest = divmod(len(content), _BLOCK.size)
    for number, block in enumerate(_BLOCK.iter_unpack(content[rest:])):
        *begin, flags, address, size, counted, all_counted, of_family, page, end = block
        if rest or (*begin, counted, all_counted, end) != (*_BEGIN, number, count, _END):
            raise ValueError("is not a whole UF2 file")
        if not flags & FAMILY_PRESENT or size != PAGE:
            raise ValueError("is for another kind of processor")
        if of_family != family:
            names = {chip.uf2_family: chip.name for chip in boards.CHIPS}
            chip = names.get(of_family, f"{of_family:#010x}")
            raise ValueError(f"is for the chip {chip}, and that of the board is the {names.get(family)}")
        if flags & NOT_FLASH or address % PAGE or address in found:
            raise ValueError(f"has a page at {address:#x} that belongs nowhere, or a second time, in flash")
        found[address] = page[:PAGE]
    if not found:
        raise ValueError("is not a whole UF2 file" if rest else "is empty")
    return found


def board_of(file: Path, chip: Chip) -> Board:
    """Return the board that the CircuitPython in this file is for, which must have this chip."""
    with_chip = boards.of_chip(chip)
    _, running = _read(file, max(with_chip, key=lambda board: board.flash_size), circuitpython.how_to_get())
    for board in with_chip:
        if board.name == running.board:
            return board
    raise Trouble(f"{file} is CircuitPython for the board {running.board}: {boards.UNKNOWN}.")


def read(file: Path, board: Board) -> tuple[Pages, circuitpython.Running]:
    """Return the pages of the CircuitPython in this file, without a drive behind it, and what it says of itself."""
    found, running = _read(file, board, circuitpython.how_to_get(board))
    circuitpython.check(running, board, str(file))
    return {address: page for address, page in found.items() if address < board.drive_address}, running


def _read(file: Path, board: Board, other: str) -> tuple[Pages, circuitpython.Running]:
    """Return the same for any board with this chip and no more flash; `other` is what to take if it is none."""
    most = (board.flash_end - board.flash_address) // PAGE * _BLOCK.size
    try:
        with file.open("rb") as opened:
            content = opened.read(most + 1)  # some files have no end
        if len(content) > most:
            raise ValueError("is longer than a UF2 for this board can be")
        found = decode(content, board.chip.uf2_family)
        outside = [address for address in found if not board.flash_address <= address < board.flash_end]
        if outside:
            raise ValueError(f"has a page at {min(outside):#x}, where this board has no flash")
    except OSError as error:
        raise Trouble(f"{file} could not be read: {error.strerror}.") from error
    except ValueError as wrong:
        raise Trouble(f"{file} {wrong}: download {other}.") from wrong
    running = circuitpython.read(b"".join(found[address] for address in sorted(found)).decode("latin-1"))
    if not running:
        raise Trouble(f"{file} is not CircuitPython: download {other}.")
    return found, running
