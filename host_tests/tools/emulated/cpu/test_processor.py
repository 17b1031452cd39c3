"""Compiled, the processor does what it does in the emulator: registers, flags, memory and cycles."""

import random

import pytest

from host_tests import runs
from tools import compiler
from tools.emulated.machine import Machine

if not compiler.is_here():
    pytest.skip("it needs numba, which `peg.py bench` installs", allow_module_level=True)

from tools.emulated.cpu.memory import DIVIDER, FLASH, LEFT, SRAM, TIMER_LOW
from tools.emulated.cpu.processor import Processor

PLACE = SRAM + 0x8000  # of the instruction
HEAP = SRAM + 0x20000
ENDS = (0, 1, 31, 32, 33, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF)
PC = 15
HALVES = range(0, 0x10000, runs.of(11, 7, 1))  # the instructions


class Pair:
    """The same board twice: one runs by the compiled instructions, one by the emulator."""

    def __init__(self, uf2, chance):
        self.chance = chance
        devices = [Machine(uf2).device for _ in range(2)]
        self.chips = [device.mcu for device in devices]
        self.compiled, self.plain = (chip.core for chip in self.chips)
        memory = chance.randbytes(len(self.chips[0].sram))
        for chip in self.chips:
            chip.sram[:] = memory
        self.processor = Processor(devices[0])

    def put(self, registers, flags, *halves):
        for chip, core in zip(self.chips, (self.compiled, self.plain), strict=True):
            for number, half in enumerate(halves):
                chip.write_uint16(PLACE + 2 * number, half)
            for number, value in enumerate(registers):
                core.registers[number] = value
            core.registers[PC] = PLACE
            core.n, core.z, core.c, core.v = flags

    def step(self):
        """Return the cycles of one instruction, by the compiled one; LEFT if it is none."""
        before = list(self.compiled.registers)
        took = self.processor.run_plain(1)
        if took == LEFT:
            assert list(self.compiled.registers) == before
        else:
            assert self.plain.execute_instruction() == took
            self.chips[1].clock.tick(took * 8)
            assert state(self.compiled) == state(self.plain)
        return took

    def assert_same_memory(self):
        assert bytes(self.chips[0].sram) == bytes(self.chips[1].sram)


def state(core):
    return list(core.registers), core.n, core.z, core.c, core.v


@pytest.fixture
def pair(uf2):
    return Pair(uf2, random.Random(1))


def registers(chance):
    values = [
        chance.choice((chance.choice(ENDS), chance.getrandbits(32), HEAP + chance.randrange(0x1000) * 4))
        for _ in range(16)
    ]
    values[13] = HEAP + chance.randrange(0x100) * 4
    if chance.random() < 0.2:
        values[chance.randrange(8)] = FLASH + chance.randrange(0x1000)
    return values


def flags(chance):
    return [chance.random() < 0.5 for _ in range(4)]


def test_every_instruction_does_what_it_does_in_the_emulator(pair):
    done = 0
    for half in HALVES:
        pair.put(registers(pair.chance), flags(pair.chance), half, pair.chance.getrandbits(16) | 0xD000)
        done += pair.step() != LEFT
        if not half % 0x800:
            pair.assert_same_memory()
    pair.assert_same_memory()
    assert done > 0.6 * len(HALVES)  # else it would be compiled for nothing


@pytest.mark.parametrize("first", [0, 2], ids=["unsigned", "signed"])
def test_a_division_ends_as_it_does_in_the_emulator(pair, first):
    numbers = [*ENDS, 7, 1000, 0xFFFFFFF9]
    for one in numbers:
        for other in numbers:
            given = [DIVIDER, one, other, *[0] * 13]
            for half in (store(1, first), store(2, first + 1), load(6), load(5), load(4), load(6), load(0), load(1)):
                pair.put(given, [False] * 4, half)
                assert pair.step() == 1
                given = list(pair.compiled.registers)


def store(register, word):
    """In the word at the address in the first register."""
    return 0x6000 | word << 6 | register


def load(word):
    return 0x6800 | word << 6 | 3


def test_the_timer_tells_the_time_at_which_it_is_read(pair):
    for micros in (0, 1, 0.5, 1000.25, 2**32 - 1, 2**32 + 7):
        for chip in pair.chips:
            chip.clock.tick(micros * 1000)
        for address in (TIMER_LOW - 4, TIMER_LOW):
            pair.put([address, *[0] * 15], [False] * 4, load(0))
            assert pair.step() == 4
