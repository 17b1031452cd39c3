"""Read and write UF2, the file that a bootloader takes by drag and drop: blocks of 512 bytes, each with its address.

The format is at github.com/microsoft/uf2. It is written here because the one package for it is immature and brings a
littlefs in C along, for a header of 32 bytes. The blocks of a file are numbered, and a bootloader restarts the board
only when it has them all; so two files are merged page by page and numbered again.
"""

import struct

from tools import boards

PAGE = 256  # bytes of flash in a block: the RP2040's bootloader takes no other number
FAMILY_PRESENT = 0x2000
_BEGIN, _END = (0x0A324655, 0x9E5D5157), 0x0AB16F30
_BLOCK = struct.Struct("<8I476sI")

Pages = dict[int, bytes]  # by address


def pages(address: int, content: bytes) -> Pages:
    """Return the content, which lies at this address, in pages; the last is filled with what erased flash holds."""
    return {address + at: content[at : at + PAGE].ljust(PAGE, b"\xff") for at in range(0, len(content), PAGE)}


def encode(pages: Pages, chip: boards.Chip) -> bytes:
    blocks = (
        _BLOCK.pack(*_BEGIN, FAMILY_PRESENT, address, PAGE, number, len(pages), chip.uf2_family, page, _END)
        for number, (address, page) in enumerate(sorted(pages.items()))
    )
    return b"".join(blocks)


def decode(content: bytes, chip: boards.Chip) -> Pages:
    """Return the pages of a UF2 for this chip; raise ValueError for anything else."""
    blocks = list(_BLOCK.iter_unpack(content[: len(content) // _BLOCK.size * _BLOCK.size]))
    for *begin, _flags, _address, _size, _number, _count, family, _page, _end in blocks:
        if tuple(begin) == _BEGIN and family != chip.uf2_family:
            other = next((other.name for other in boards.CHIPS if other.uf2_family == family), f"{family:#010x}")
            raise ValueError(f"is for the chip {other}, and that of the board is the {chip.name}")
    found = {address: page[:PAGE] for _, _, _, address, *_, page, _ in blocks}
    if not found or any(address % PAGE for address in found) or encode(found, chip) != content:
        raise ValueError("is not a whole UF2 file")
    return found
