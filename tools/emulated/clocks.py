"""The clocks that a program may change while it runs. The emulator keeps its processor at 125 MHz whatever is set.

From the RP2040 datasheet, 2.15 and 2.18: the crystal swings 12 million times a second, each of two PLLs multiplies that
and divides it again, and the clocks choose among them. A program that slows the processor down to save power, or speeds
it up to get done, takes as long as it would on a real chip.
"""

from rp2040py.peripherals.clocks import CLK_PERI_CTRL, CLK_SYS_CTRL, CLK_SYS_DIV, RPClocks
from rp2040py.peripherals.peripheral import BasePeripheral

CRYSTAL_HZ = 12_000_000
PLL_SYS, PLL_USB = 0x40028, 0x4002C  # the keys of the chip's peripherals
CS, PWR, FBDIV, PRIM = 0x0, 0x4, 0x8, 0xC
LOCKED = 1 << 31


class Pll(BasePeripheral):
    """It is locked as soon as it is asked."""

    def __init__(self, chip, name: str, clocks: "Clocks"):
        super().__init__(chip, name)
        self._clocks = clocks
        self.reset()

    def reset(self) -> None:
        self._words = {CS: 1, PWR: 0x2D, FBDIV: 0, PRIM: 0x77000}

    @property
    def hz(self) -> int:
        words = self._words
        first, second = words[PRIM] >> 16 & 7, words[PRIM] >> 12 & 7
        return CRYSTAL_HZ // (words[CS] & 0x3F) * (words[FBDIV] & 0xFFF) // (first * second)

    def read_uint32(self, offset: int) -> int:
        return self._words[offset] | (LOCKED if offset == CS else 0)

    def write_uint32(self, offset: int, value: int) -> None:
        self._words[offset] = value & ~LOCKED
        self._clocks.follow()


class Clocks(RPClocks):
    """Those of the processor and of what it talks to by wire; the others are the emulator's."""

    def __init__(self, chip, name: str):
        super().__init__(chip, name)
        self._pll_sys = chip.peripherals[PLL_SYS] = Pll(chip, "PLL_SYS_BASE", self)
        self._pll_usb = chip.peripherals[PLL_USB] = Pll(chip, "PLL_USB_BASE", self)

    def write_uint32(self, offset: int, value: int) -> None:
        super().write_uint32(offset, value)
        if offset in (CLK_SYS_CTRL, CLK_SYS_DIV, CLK_PERI_CTRL):
            self.follow()

    def follow(self) -> None:
        """Tell the chip what it runs at now; where a clock would stand still, it goes on as before."""
        chip = self.rp2040
        sources = {0: self._pll_sys.hz, 1: self._pll_usb.hz, 3: CRYSTAL_HZ}
        system_hz = sources.get(self.sys_ctrl >> 5 & 7, 0) if self.sys_ctrl & 1 else CRYSTAL_HZ
        chip.clk_sys = system_hz * 256 // self.sys_div or chip.clk_sys
        wires = {0: chip.clk_sys, 1: self._pll_sys.hz, 2: self._pll_usb.hz, 4: CRYSTAL_HZ}
        chip.clk_peri = wires.get(self.peri_ctrl >> 5 & 7, 0) or chip.clk_peri
