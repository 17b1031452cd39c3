"""The boards that Peglight is built for. A board is data: to add one, add a block here."""

from dataclasses import dataclass

from tools.trouble import Trouble

CIRCUITPYTHON = 10  # the major version whose .mpy format the build writes


@dataclass(frozen=True)
class Board:
    id: str  # as in CircuitPython's boot_out.txt and on its download pages
    name: str
    uf2_family: int
    bootloader: str  # the Board-ID in the bootloader's INFO_UF2.TXT
    usb: tuple[int, int]  # vendor and product while CircuitPython runs
    flash_address: int  # where the processor maps the flash
    nvm_size: int  # in the flash, just before the drive
    drive_offset: int  # where the drive begins in flash, after firmware and nvm
    drive_size: int
    libraries: tuple[str, ...]  # imported by the firmware, and not built into this board's CircuitPython

    @property
    def nvm_offset(self) -> int:
        return self.drive_offset - self.nvm_size

    @property
    def drive_address(self) -> int:
        return self.flash_address + self.drive_offset

    @property
    def flash_end(self) -> int:
        return self.drive_address + self.drive_size


BOARDS = (
    Board(
        id="raspberry_pi_pico",
        name="Raspberry Pi Pico",
        uf2_family=0xE48BFF56,
        bootloader="RPI-RP2",
        usb=(0x239A, 0x80F4),
        flash_address=0x10000000,
        nvm_size=0x1000,
        drive_offset=0x100000,
        drive_size=0x100000,
        libraries=("neopixel",),
    ),
)
PICO = BOARDS[0]


def named(board_id: str) -> Board:
    for board in BOARDS:
        if board.id == board_id:
            return board
    raise Trouble(f"Peglight is not built for a board called {board_id}: it is for {listed()}.")


def listed() -> str:
    return ", ".join(board.id for board in BOARDS)


def profiles_of(board: Board) -> list[str]:
    """The names of the profiles, of lights and buttons, that fit this board."""
    from firmware.device.profiles import every

    return [profile.name for profile in every() if board.id in profile.boards]
