"""The boards that Peglight is built for. A board is data: to add one, add a block here.

Where the drive lies is said in ports/raspberrypi of CircuitPython 10: in mpconfigport.h, and in the mpconfigboard.mk of
each board, which has its USB numbers and its flash, too. nvm is the 4 KiB between the firmware and the drive.
"""

from dataclasses import dataclass

from firmware.device.profiles import every
from tools.trouble import Trouble

CIRCUITPYTHON = 10  # the major version whose .mpy format the build writes
KIB = 1024


@dataclass(frozen=True)
class Chip:
    name: str
    uf2_family: int
    bootloader: str  # the Board-ID in the bootloader's INFO_UF2.TXT


RP2040 = Chip("RP2040", 0xE48BFF56, "RPI-RP2")
RP2350 = Chip("RP2350", 0xE48BFF59, "RP2350")
CHIPS = (RP2040, RP2350)

LIBRARIES = ("neopixel",)


@dataclass(frozen=True)
class Board:
    id: str  # as in CircuitPython's boot_out.txt and on its download pages
    name: str
    chip: Chip
    usb: tuple[int, int]  # vendor and product while CircuitPython runs
    flash_size: int
    nvm_offset: int = 1020 * KIB  # in the flash, behind the firmware; those with a radio have more of that
    frozen: tuple[str, ...] = ()  # libraries that its CircuitPython has built in
    flash_address: int = 0x10000000  # where the processor maps the flash
    nvm_size: int = 4 * KIB

    @property
    def libraries(self) -> tuple[str, ...]:
        """Return the libraries that the firmware imports and that must be put on the drive."""
        return tuple(library for library in LIBRARIES if library not in self.frozen)

    @property
    def drive_offset(self) -> int:
        return self.nvm_offset + self.nvm_size

    @property
    def drive_size(self) -> int:
        return self.flash_size - self.drive_offset

    @property
    def drive_address(self) -> int:
        return self.flash_address + self.drive_offset

    @property
    def flash_end(self) -> int:
        return self.flash_address + self.flash_size


WITH_RADIO = 1536 * KIB
BOARDS = (
    Board("raspberry_pi_pico", "Raspberry Pi Pico", RP2040, (0x239A, 0x80F4), 2048 * KIB),
    Board("raspberry_pi_pico_w", "Raspberry Pi Pico W", RP2040, (0x239A, 0x8120), 2048 * KIB, WITH_RADIO),
    Board("raspberry_pi_pico2", "Raspberry Pi Pico 2", RP2350, (0x2E8A, 0x000B), 4096 * KIB),
    Board("raspberry_pi_pico2_w", "Raspberry Pi Pico 2 W", RP2350, (0x239A, 0x8162), 4096 * KIB, WITH_RADIO),
    Board("archi", "Archi RP2040", RP2040, (0x2E8A, 0x1043), 4096 * KIB, frozen=("neopixel",)),
    Board("adafruit_macropad_rp2040", "Adafruit Macropad RP2040", RP2040, (0x239A, 0x8108), 8192 * KIB),
    Board("adafruit_feather_rp2040", "Adafruit Feather RP2040", RP2040, (0x239A, 0x80F2), 8192 * KIB),
)
PICO = BOARDS[0]
LISTED = ", ".join(board.id for board in BOARDS)
UNKNOWN = f"Peglight knows {LISTED}"


def named(board_id: str) -> Board:
    for board in BOARDS:
        if board.id == board_id:
            return board
    raise Trouble(f"Peglight is not built for a board called {board_id}: it is for {LISTED}.")


def of_chip(chip: Chip) -> list[Board]:
    return [board for board in BOARDS if board.chip == chip]


def profiles_of(board: Board) -> list[str]:
    """Return the names of the profiles, of lights and buttons, that fit this board."""
    return [profile.name for profile in every() if board.id in profile.boards]
