"""A program sets the clocks of the chip, and from then on a cycle of the processor takes as long as it says."""

import pytest
from rp2040py.external.ws2812 import LATCH_NANOS
from rp2040py.peripherals.clocks import CLK_PERI_CTRL, CLK_SYS_CTRL, CLK_SYS_DIV

from tools import compiler
from tools.emulated import soldered
from tools.emulated.clocks import CS, FBDIV, LOCKED, PLL_SYS, PLL_USB, PRIM
from tools.emulated.machine import Machine

FROM_CRYSTAL, FROM_PLL, FROM_USB = 0, 1, 1 << 5 | 1  # of the system's clock
BY_USB = 2 << 5  # of the wires'
SETTINGS = [(125, 6, 2, 125e6), (100, 6, 1, 200e6), (120, 6, 5, 48e6)]


@pytest.fixture
def chip(machine):
    return machine.device.mcu


def swing(chip, place, times, first, second):
    pll = chip.peripherals[place]
    pll.write_uint32(FBDIV, times)
    pll.write_uint32(PRIM, first << 16 | second << 12)


@pytest.mark.parametrize(("times", "first", "second", "hz"), SETTINGS)
def test_the_processor_runs_as_fast_as_its_pll_is_set(chip, times, first, second, hz):
    swing(chip, PLL_SYS, times, first, second)
    assert chip.peripherals[PLL_SYS].read_uint32(CS) & LOCKED
    chip.clocks.write_uint32(CLK_SYS_CTRL, FROM_PLL)
    assert chip.clk_sys == hz
    chip.clocks.write_uint32(CLK_SYS_DIV, 2 << 8)
    assert chip.clk_sys == hz / 2


def test_it_and_its_wires_run_by_the_crystal_or_by_usb(chip):
    clocks = chip.clocks
    clocks.write_uint32(CLK_SYS_CTRL, FROM_CRYSTAL)
    assert chip.clk_sys == chip.clk_peri == 12e6
    swing(chip, PLL_USB, 100, 5, 5)
    clocks.write_uint32(CLK_PERI_CTRL, BY_USB)
    assert (chip.clk_sys, chip.clk_peri) == (12e6, 48e6)
    clocks.write_uint32(CLK_SYS_CTRL, FROM_USB)
    assert chip.clk_sys == 48e6


def test_before_a_program_has_set_its_pll_it_runs_as_it_did(chip):
    before = chip.clk_sys
    chip.clocks.write_uint32(CLK_SYS_CTRL, FROM_PLL)
    assert chip.clk_sys == before


@pytest.mark.parametrize("compiled", [True, False])
def test_the_same_program_takes_twice_as_long_at_half_the_speed(uf2, monkeypatch, compiled):
    if compiled and not compiler.is_here():
        pytest.skip("it needs numba, which `peg.py bench` installs")
    monkeypatch.setattr(compiler, "is_here", lambda: compiled)
    whole, half = (sent_ms(uf2, hz) for hz in (125e6, 62.5e6))
    assert half == pytest.approx(2 * whole, rel=0.02)


def sent_ms(uf2, hz):
    """Return how long a board at this speed takes until it has sent its first pixel."""
    machine = Machine(uf2)
    machine.device.mcu.clk_sys = hz
    frames = soldered.pixels(machine, 0)
    next(_ for _ in machine.run(0.1) if frames)
    return frames[0].at_ms - LATCH_NANOS / 1e6
