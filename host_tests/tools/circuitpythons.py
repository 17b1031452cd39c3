"""Stand-ins for a CircuitPython: pages of nonsense around the words by which a UF2 and a drive say what they are."""

from tools import uf2
from tools.boards import PICO

SAYS = "Adafruit CircuitPython {} on 2026-01-01; {} with rp2040"


def write_uf2(target, version="10.2.1", board="Raspberry Pi Pico", chip=PICO.chip):
    """Write a UF2 of 5,000 bytes of firmware; return its pages."""
    content = bytes(range(256)) * 8 + SAYS.format(version, board).encode() + b"\0"
    pages = uf2.pages(PICO.flash_address, content.ljust(5000, b"\x5a"))
    target.write_bytes(uf2.encode(pages, chip))
    return pages
