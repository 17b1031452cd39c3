"""The names that CircuitPython 10 itself has, in its own flash: a program that uses one of them keeps nothing for it.

They are those that its builds for a Raspberry Pi Pico and a MacroPad RP2040 share; `in_image` reads them out of one.
"""

import re
import struct
from functools import cache
from pathlib import Path

FILE = Path(__file__).with_suffix(".txt")
FLASH = 0x10000000
LONGEST = 40
POOL = 40  # so many pointers to texts in a row are a table of names


@cache
def names() -> frozenset[str]:
    return frozenset(FILE.read_text("utf-8").split())


def in_image(flash: bytes) -> set[str]:
    """The identifiers in the tables of names of this flash, which are pointers to texts that end in a zero."""
    found: set[str] = set()
    run: list[str] = []
    for (pointer,) in struct.iter_unpack("<I", flash[: len(flash) // 4 * 4]):
        begin = pointer - FLASH
        text = re.compile(rb"[ -~\n]{0,%d}\0" % LONGEST).match(flash, begin) if 0 < begin < len(flash) else None
        if text:
            run.append(text.group()[:-1].decode())
            continue
        if len(run) >= POOL:
            found.update(run)
        run = []
    return {name for name in found if name.isidentifier()}
