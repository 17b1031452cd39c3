"""Runs the emulated processor, by `instructions.py` as far as an instruction needs only registers and memory.

It stops where the emulator would look up: at the next alarm of the clock, and at the next step of a PIO that drives a
pin. So nothing is early or late, and two runs of the same program are alike to the nanosecond. A PIO that only watches
pins, as that of a knob does, takes its steps less often, since each costs a run of its own.
"""

import ctypes
import functools
import math
from typing import Any, cast

import numpy
from rp2040py.sio import RPSIO

from tools.emulated.cpu import instructions, memory
from tools.emulated.cpu.stepping import Stepping

COUNTS = 20  # the bits of a PIO's pin control from here on count the pins that it drives
WATCHES = 4000  # cycles between two steps of a PIO that drives no pin: 20 us, and the pins of a knob last milliseconds
SHORT, IN_A_ROW = 8, 8  # after a run of so few cycles, so many instructions are the emulator's: the way there is long


class Processor(Stepping):
    """The processor of a device whose emulator is compiled."""

    def __init__(self, device):
        super().__init__(device)
        chip = self._chip
        divider = numpy.zeros(7, numpy.int64)
        chip.sio = divided_by(divider)(chip)
        flags, time = numpy.zeros(4, numpy.uint8), numpy.zeros(3)
        self._flags, self._time = flags.data, cast("memoryview[float]", time.data)
        rom, registers = numpy.asarray(chip.bootrom), numpy.asarray(chip.core.registers)
        flash, sram = (numpy.frombuffer(part, numpy.uint8) for part in (chip.flash, chip.sram))
        self._arrays = [registers, flags, *3 * (rom,), *3 * (flash,), *3 * (sram,), divider, time]
        compiled: Any = instructions.run.ctypes
        *kinds, _ = compiled.argtypes  # the last one is that of the cycles
        pointers = [ctypes.cast(array.ctypes.data, kind) for array, kind in zip(self._arrays, kinds, strict=True)]
        self._run = functools.partial(compiled, *pointers)

    def step(self, nanos: float) -> None:
        """Instructions up to this time; those of the emulator, where the compiled ones come no further."""
        most = 0 if self._chip.core.interrupts_updated else self._most_cycles(nanos)
        cycles = self.run_plain(most) if most else 0
        if cycles < most or not most:
            self.run_by_the_emulator(1 if cycles > SHORT else IN_A_ROW)

    def run_plain(self, most: int) -> int:
        """Up to so many cycles of plain instructions, and how many they were."""
        core, flags = self._chip.core, self._flags
        flags[0], flags[1], flags[2], flags[3] = core.n, core.z, core.c, core.v
        self._time[0] = self._clock.nanos - self._chip.timer._epoch_nanos  # noqa: SLF001 - rp2040py tells it nowhere else
        self._time[2] = self.nanos_a_cycle
        if cycles := self._run(most):
            core.n, core.z, core.c, core.v = flags
            self.pass_by(cycles)
        return cycles

    def _most_cycles(self, nanos: float) -> int:
        """Return how many cycles may pass until somebody has to look up."""
        clock = self._clock
        remaining = nanos - clock.nanos
        if clock.has_scheduled_alarm:
            remaining = min(remaining, clock.nanos_to_next_alarm)
        cycles = remaining / self.nanos_a_cycle
        for pio in self._pios:
            for machine in () if pio.stopped else pio.machines:
                if machine.enabled and not machine.waiting:
                    drives = machine.pin_ctrl >> COUNTS
                    cycles = min(cycles, (machine.next_due_fp - pio.cycle_fp) / 256 if drives else WATCHES)
        return math.ceil(cycles) if cycles > 0 else 0


def divided_by(words: numpy.ndarray) -> type[RPSIO]:
    """Return the emulator's SIO, with its divider in these words, where the compiled instructions find it."""

    def word(number: int) -> property:
        def get(sio: RPSIO) -> int:
            return int(words[number])

        def put(sio: RPSIO, value: float) -> None:
            words[number] = int(value)

        return property(get, put)

    named = {
        "div_dividend": memory.DIVIDEND,
        "div_divisor": memory.DIVISOR,
        "div_quotient": memory.QUOTIENT,
        "div_remainder": memory.REMAINDER,
        "div_csr": memory.READY,
    }
    return type("Sio", (RPSIO,), {name: word(number) for name, number in named.items()})
