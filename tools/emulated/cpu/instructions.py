"""The instructions that need nothing but registers and memory, compiled by numba.

The emulator knows all of them, but takes Python objects in hand at each. All that matters to other parts is left
to it: peripherals, interrupts, sleep, and writes to flash. Results, flags and cycles are the emulator's own, oddities
included; a test compares them.

An instruction returns its cycles, or LEFT when it is left to the emulator, and has changed nothing then.
"""

import numba
from numba import types

from tools.emulated.cpu.memory import LEFT, NOT_HERE, Memory, load, read
from tools.emulated.cpu.moves import move_at_distance, move_at_register, move_many, on_stack, pop, push
from tools.emulated.cpu.registers import (
    LR,
    PC,
    SP,
    add_or_subtract,
    shift_by,
    with_any_register,
    with_byte,
    with_register,
)
from tools.emulated.cpu.sums import WORD, C, N, V, Z


@numba.njit(forceinline=True)
def go_to_register(r, op):
    address = numba.int64(r[op >> 3 & 15])
    if op & 0x80:
        if op >> 3 & 15 == LR:  # of which the emulator has its own idea
            return LEFT
        r[LR] = r[PC] | 1
    elif address >> 28 == 15:  # the end of an interrupt
        return LEFT
    r[PC] = address & ~1
    return 2


@numba.njit(forceinline=True)
def odds_and_ends(r, m, op):
    kind = op >> 8
    value = numba.int64(r[op >> 3 & 7])
    if kind == 0xB0:
        by = (op & 0x7F) << 2
        r[SP] = numba.int64(r[SP]) + (-by if op & 0x80 else by) & WORD
    elif kind == 0xB2:
        half, byte = value & 0xFFFF, value & 0xFF
        r[op & 7] = ((half ^ 0x8000) - 0x8000, (byte ^ 0x80) - 0x80, half, byte)[op >> 6 & 3] & WORD
    elif kind == 0xB4 or kind == 0xB5:
        return push(r, m, op)
    elif kind == 0xBC or kind == 0xBD:
        return pop(r, m, op)
    elif op >> 6 == 0x2E8:
        r[op & 7] = (value & 0xFF) << 24 | (value & 0xFF00) << 8 | value >> 8 & 0xFF00 | value >> 24
    elif op >> 6 == 0x2E9:
        r[op & 7] = (value & 0xFF00FF) << 8 | value >> 8 & 0xFF00FF
    elif op != 0xBF00:
        return LEFT
    return 1


@numba.njit(forceinline=True)
def branch_if(r, f, op):
    which = op >> 9 & 7
    if which == 7:
        return LEFT
    z, c, n, v = f[Z] & 1, f[C] & 1, f[N] & 1, f[V] & 1  # of one type, as the compiler wants it
    holds = (z, c, n, v, c & (z ^ 1), n ^ v ^ 1, (n ^ v ^ 1) & (z ^ 1))[which]
    if holds == op >> 8 & 1:
        return 1
    r[PC] = numba.int64(r[PC]) + 2 + (((op & 0xFF ^ 0x80) - 0x80) << 1) & WORD
    return 2


@numba.njit(forceinline=True)
def call(r, m, op):
    other = read(m, numba.int64(r[PC]), 2)
    if other == NOT_HERE or other & 0xD000 != 0xD000:
        return LEFT
    sign = op >> 10 & 1
    upper = (1 - (sign ^ other >> 13 & 1)) << 23 | (1 - (sign ^ other >> 11 & 1)) << 22
    by = (0xFF000000 if sign else 0) | upper | (op & 0x3FF) << 12 | (other & 0x7FF) << 1
    after = numba.int64(r[PC]) + 2
    r[LR] = after & WORD | 1
    r[PC] = after + by & WORD
    return 3


@numba.njit(forceinline=True)
def run_one(r, f, m, op):
    kind = op >> 11
    if kind < 3:
        return shift_by(r, f, op)
    if kind == 3:
        return add_or_subtract(r, f, op)
    if kind < 8:
        return with_byte(r, f, op)
    if kind == 8:
        if op < 0x4400:
            return with_register(r, f, op)
        if op < 0x4700:
            return with_any_register(r, f, op)
        return LEFT if op & 7 else go_to_register(r, op)
    if kind == 9:
        near = numba.int64(r[PC]) + 2 & ~3
        return load(r, m, op >> 8 & 7, 4, near + ((op & 0xFF) << 2) & WORD)
    if kind < 12:
        return move_at_register(r, m, op)
    if kind < 18:
        return move_at_distance(r, m, op)
    if kind < 20:
        return on_stack(r, m, op)
    if kind < 22:
        base = numba.int64(r[SP]) if op & 0x800 else numba.int64(r[PC]) + 2 & ~3
        r[op >> 8 & 7] = base + ((op & 0xFF) << 2) & WORD
        return 1
    if kind < 24:
        return odds_and_ends(r, m, op)
    if kind < 26:
        return move_many(r, m, op)
    if kind < 28:
        return branch_if(r, f, op)
    if kind == 28:
        r[PC] = numba.int64(r[PC]) + 2 + (((op & 0x7FF ^ 0x400) - 0x400) << 1) & WORD
        return 2
    return call(r, m, op) if kind == 30 else LEFT


BYTES, HALVES, WORDS = (types.CPointer(kind) for kind in (types.uint8, types.uint16, types.uint32))
LONGS, DOUBLES = types.CPointer(types.int64), types.CPointer(types.float64)


@numba.cfunc(types.int64(WORDS, BYTES, *3 * (BYTES, HALVES, WORDS), LONGS, DOUBLES, types.int64), cache=True)
def run(r, f, rom1, rom2, rom4, flash1, flash2, flash4, sram1, sram2, sram4, divider, time, most_cycles):
    """Run until so many cycles have passed or an instruction is left to the emulator; the cycles that have passed."""
    m = Memory(rom1, rom2, rom4, flash1, flash2, flash4, sram1, sram2, sram4, divider, time)
    cycles = 0
    while cycles < most_cycles:
        time[1] = cycles
        pc = numba.int64(r[PC])
        op = read(m, pc, 2)
        if op == NOT_HERE:
            return cycles
        r[PC] = pc + 2 & WORD
        took = run_one(r, f, m, op)
        if took == LEFT:
            r[PC] = pc
            return cycles
        cycles += took
    return cycles
