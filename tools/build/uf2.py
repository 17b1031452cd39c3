"""Reads and writes UF2, the file that a bootloader takes by drag and drop: blocks of 512 bytes, each with its address.

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
_MAGIC = (0x0A324655, 0x9E5D5157)
_END = struct.pack("<I", 0x0AB16F30)
_HEADER = struct.Struct("<8I")
_BLOCK = 512

Pages = dict[int, bytes]  # by address


def pages(address: int, content: bytes) -> Pages:
    """The content, which lies at this address, in pages; the last is filled with what erased flash holds."""
    return {
        address + begin: content[begin : begin + PAGE].ljust(PAGE, b"\xff") for begin in range(0, len(content), PAGE)
    }


def encode(pages: Pages, family: int) -> bytes:
    blocks = bytearray()
    for number, (address, page) in enumerate(sorted(pages.items())):
        header = _HEADER.pack(*_MAGIC, FAMILY_PRESENT, address, PAGE, number, len(pages), family)
        blocks += (header + page).ljust(_BLOCK - len(_END), b"\0") + _END
    return bytes(blocks)


def decode(content: bytes, family: int) -> Pages:
    """The pages of a UF2 for this family; ValueError for anything else."""
    found = {}
    blocks = [content[begin : begin + _BLOCK] for begin in range(0, len(content), _BLOCK)]
    for number, block in enumerate(blocks):
        if len(block) < _BLOCK or block[-len(_END) :] != _END:
            raise ValueError("is not a whole UF2 file")
        *magic, flags, address, size, counted, count, of_family = _HEADER.unpack_from(block)
        if tuple(magic) != _MAGIC or (counted, count) != (number, len(blocks)):
            raise ValueError("is not a whole UF2 file")
        if not flags & FAMILY_PRESENT or size != PAGE:
            raise ValueError("is for another kind of processor")
        if of_family != family:
            raise ValueError(f"is for the chip {chip_of(of_family)}, and that of the board is the {chip_of(family)}")
        if flags & NOT_FLASH or address % PAGE or address in found:
            raise ValueError(f"has a page at {address:#x} that belongs nowhere, or a second time, in flash")
        found[address] = block[_HEADER.size : _HEADER.size + PAGE]
    if not found:
        raise ValueError("is empty")
    return found


def chip_of(family: int) -> str:
    return next((chip.name for chip in boards.CHIPS if chip.uf2_family == family), f"{family:#010x}")


def board_of(file: Path, chip: Chip) -> Board:
    """The board that the CircuitPython in this file is for, which must have this chip."""
    with_chip = boards.of_chip(chip)
    _, running = _read(file, max(with_chip, key=lambda board: board.flash_size), circuitpython.how_to_get())
    for board in with_chip:
        if board.name == running.board:
            return board
    raise Trouble(f"{file} is CircuitPython for the board {running.board}: {boards.UNKNOWN}.")


def _content(file: Path, board: Board) -> bytes:
    """The content of the file, no more of it than the board's flash takes."""
    most = (board.flash_end - board.flash_address) // PAGE * _BLOCK
    with file.open("rb") as opened:
        content = opened.read(most + 1)
    if len(content) > most:
        raise ValueError("is longer than a UF2 for this board can be")
    return content


def firmware(file: Path, board: Board) -> Pages:
    """The pages of the CircuitPython in this file, without a drive that may lie behind it."""
    return read(file, board)[0]


def read(file: Path, board: Board) -> tuple[Pages, circuitpython.Running]:
    """These pages, and what the CircuitPython in them says of itself."""
    found, running = _read(file, board, circuitpython.how_to_get(board))
    circuitpython.check(running, board, str(file))
    return {address: page for address, page in found.items() if address < board.drive_address}, running


def _read(file: Path, board: Board, other: str) -> tuple[Pages, circuitpython.Running]:
    """The same for any board with this chip and no more flash; `other` is what a person should take if it is none."""
    try:
        found = decode(_content(file, board), board.chip.uf2_family)
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
