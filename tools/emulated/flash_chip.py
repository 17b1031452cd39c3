"""The time that real flash takes. The emulator's erases and writes at once; on a board nothing else happens meanwhile.

The times are the typical ones of the W25Q16JV, the Pico's chip (its data sheet, 9.6). An erase may take 400 ms, and a
page 3.
"""

from rp2040py.gpio_pin import GPIOPinState
from rp2040py.peripherals.ssi import RPSSI

DATA = 0x60
READ_STATUS = 0x05
BUSY = 1  # in the status
NOTHING = -1
TAKES_MS: dict[int, float] = {0x02: 0.4, 0x20: 45, 0xD8: 150}  # a page written, a sector erased, 64 KB erased


class FlashChip(RPSSI):
    """The chip gets its commands through here, a byte at a time, from when its pin goes low until it goes high."""

    def __init__(self, chip, name: str):
        super().__init__(chip, name)
        self._command = NOTHING
        self._ready_nanos = 0.0
        chip.qspi[1].add_listener(self._selected)

    def read_uint32(self, offset: int) -> int:
        value = super().read_uint32(offset)
        is_busy = self.rp2040.clock.nanos < self._ready_nanos
        return value | BUSY if offset == DATA and self._command == READ_STATUS and is_busy else value

    def write_uint32(self, offset: int, value: int) -> None:
        super().write_uint32(offset, value)
        if offset == DATA and self._command == NOTHING:
            self._command = value & 0xFF

    def _selected(self, value: GPIOPinState, _before: GPIOPinState) -> None:
        took_ms = TAKES_MS.get(self._command, 0) if value != GPIOPinState.LOW else 0
        if took_ms:
            self._ready_nanos = self.rp2040.clock.nanos + took_ms * 1e6
        self._command = NOTHING
