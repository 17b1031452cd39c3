"""The alarm of the RP2040's clock. The emulator lacks it: a program that sets an alarm would wait for ever.

From the RP2040 datasheet, 4.8.6: the two registers IRQ_SETUP hold a time, which is compared while MATCH_ENA is set; the
interrupt lasts from the match until MATCH_ENA is cleared. CircuitPython always sets a whole date, so nothing else is
compared here.
"""

from datetime import datetime, timedelta, timezone

from rp2040py.irq import IRQ
from rp2040py.peripherals.rtc import RP2040RTC

IRQ_SETUP_0 = 0x10
IRQ_SETUP_1 = 0x14
INTE = 0x24
INTS = 0x2C
MATCH_ENA = 1 << 28
MATCH_ACTIVE = 1 << 29


class AlarmClock(RP2040RTC):
    def __init__(self, chip, name: str):
        super().__init__(chip, name)
        self._day = 0
        self._time = 0
        self._wanted = False
        self._rings = False
        self.rung = 0  # how often
        self._alarm = chip.clock.create_alarm(self._ring)

    def reset(self) -> None:
        super().reset()
        self._day = self._time = 0
        self._wanted = False
        self._set()

    def read_uint32(self, offset: int) -> int:
        registers = {
            IRQ_SETUP_0: self._day | (MATCH_ACTIVE if self._day & MATCH_ENA else 0),
            IRQ_SETUP_1: self._time,
            INTE: int(self._wanted),
            INTS: int(self._wanted and self._rings),
        }
        return registers[offset] if offset in registers else super().read_uint32(offset)

    def write_uint32(self, offset: int, value: int) -> None:
        if offset == IRQ_SETUP_0:
            self._day = value & ~MATCH_ACTIVE
            self._set()
        elif offset == IRQ_SETUP_1:
            self._time = value
        elif offset == INTE:
            self._wanted = bool(value & 1)
            self._tell()
        else:
            super().write_uint32(offset, value)

    def _set(self) -> None:
        self._alarm.cancel()
        self._rings = False
        self._tell()
        if self._day & MATCH_ENA:
            day, time = self._day, self._time
            date = (day >> 12 & 0xFFF, day >> 8 & 0xF, day & 0x1F, time >> 16 & 0x1F, time >> 8 & 0x3F, time & 0x3F)
            passed = timedelta(microseconds=(self.rp2040.clock.nanos - self.baseline_nanos) / 1000)
            remaining = datetime(*date, tzinfo=timezone.utc) - self.baseline - passed
            if remaining >= timedelta(0):
                self._alarm.schedule(remaining / timedelta(microseconds=1) * 1000)

    def _ring(self) -> None:
        self._rings = True
        self.rung += 1
        self._tell()

    def _tell(self) -> None:
        self.rp2040.set_interrupt(IRQ.RTC, self._wanted and self._rings)
