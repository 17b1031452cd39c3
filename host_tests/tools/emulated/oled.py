"""The SH1106 of a small display, read off its bus: a picture of 128 x 64, or nothing while it sleeps.

Of its commands it knows those that CircuitPython sends: pages, columns and sleep. Its memory is 132 columns
wide, of which the glass shows the middle ones; the glass is upright as CircuitPython's driver turns it.
"""

from collections.abc import Sequence

from tools.emulated.machine import Machine

WIDE, HIGH = 128, 64
FIRST = 2  # column of the memory that is seen
COLUMNS, PAGES = 132, HIGH // 8
WITH_A_WORD = (0x81, 0xA8, 0xAD, 0xD3, 0xD5, 0xD9, 0xDA, 0xDB)  # commands that take one byte more
SLEEP, WAKE = 0xAE, 0xAF
UNCLOCKED_HZ = 1_000_000


class Oled:
    """Soldered to the SPI with this number; the pins say whether it is meant, and whether a byte is data."""

    def __init__(self, machine: Machine, spi: int, select: int, data: int):
        mcu = machine.device.mcu
        self._spi = mcu.spi[spi]
        self._select = mcu.gpio[select]
        self._data = mcu.gpio[data]
        self._page = self._column = 0
        self._waits = False  # the last command, for its word
        self._memory = [bytearray(COLUMNS) for _ in range(PAGES)]
        self.awake = False
        self._sent = mcu.clock.create_alarm(lambda: self._spi.complete_transmit(0))
        self._spi.on_transmit = self._take

    def _take(self, byte: int) -> None:
        if not self._select.output_value:
            (self._store if self._data.output_value else self._obey)(byte)
        frequency = self._spi.clock_frequency or UNCLOCKED_HZ
        self._sent.schedule(round(self._spi.data_bits / frequency * 1e9))

    def _store(self, byte: int) -> None:
        if self._column < COLUMNS:
            self._memory[self._page][self._column] = byte
        self._column += 1

    def _obey(self, byte: int) -> None:
        if self._waits or byte in WITH_A_WORD:
            self._waits = not self._waits
        elif byte < 0x10:
            self._column = self._column & 0xF0 | byte
        elif byte < 0x20:
            self._column = self._column & 0x0F | (byte & 0x0F) << 4
        elif 0xB0 <= byte < 0xB0 + PAGES:
            self._page = byte - 0xB0
        elif byte in (SLEEP, WAKE):
            self.awake = byte == WAKE

    def picture(self) -> Sequence[Sequence[bool]]:
        """Line by line, whether each pixel is lit."""
        if not self.awake:
            return [[False] * WIDE] * HIGH
        return [[bool(self._memory[y // 8][FIRST + x] >> y % 8 & 1) for x in range(WIDE)] for y in range(HIGH)]
