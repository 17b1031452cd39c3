"""The instructions from registers to memory and back, compiled."""

import numba

from tools.emulated.cpu.memory import FLASH, FLASH_SIZE, LEFT, SRAM, SRAM_SIZE, load, store
from tools.emulated.cpu.registers import LR, PC, SP
from tools.emulated.cpu.sums import WORD


@numba.njit(forceinline=True)
def move_at_register(r, m, op):
    address = numba.int64(r[op >> 6 & 7]) + numba.int64(r[op >> 3 & 7]) & WORD
    kind = op >> 9 & 7
    return store(r, m, op & 7, kind, address) if kind < 3 else load(r, m, op & 7, kind, address)


@numba.njit(forceinline=True)
def move_at_distance(r, m, op):
    kind = op >> 12 & 3  # 2: words, 3: bytes, 0: halves
    size = 2 if kind == 2 else 0 if kind == 3 else 1
    address = numba.int64(r[op >> 3 & 7]) + ((op >> 6 & 31) << size) & WORD
    kind = 2 - size
    return load(r, m, op & 7, kind + 4, address) if op & 0x800 else store(r, m, op & 7, kind, address)


@numba.njit(forceinline=True)
def on_stack(r, m, op):
    address = numba.int64(r[SP]) + ((op & 0xFF) << 2) & WORD
    to = op >> 8 & 7
    return load(r, m, to, 4, address) if op & 0x800 else store(r, m, to, 0, address)


@numba.njit(forceinline=True)
def ones(number, bits):
    """Count the ones among the lowest bits."""
    count = 0
    for bit in range(bits):
        count += number >> bit & 1
    return count


@numba.njit(forceinline=True)
def push(r, m, op):
    count = ones(op, 9)
    place = numba.int64(r[SP]) - 4 * count - SRAM
    if not 0 <= place <= SRAM_SIZE - 4 * count:
        return LEFT
    r[SP] = place + SRAM
    cycles = 1
    for which in range(8):
        if op >> which & 1:
            m.sram4[place >> 2] = r[which]
            place += 4
            cycles += 1
    if op & 0x100:
        m.sram4[place >> 2] = r[LR]
    return cycles


@numba.njit(forceinline=True)
def pop(r, m, op):
    count = ones(op, 8)
    back = op >> 8 & 1
    place = numba.int64(r[SP]) - SRAM
    if not 0 <= place <= SRAM_SIZE - 4 * (count + back):
        return LEFT
    if back:
        address = numba.int64(m.sram4[(place >> 2) + count])
        if address >> 28 == 15:  # the end of an interrupt
            return LEFT
        r[PC] = address & ~1
    for which in range(8):
        if op >> which & 1:
            r[which] = m.sram4[place >> 2]
            place += 4
    r[SP] = place + 4 * back + SRAM
    return 1 + count + 2 * back


@numba.njit(forceinline=True)
def move_many(r, m, op):
    base, is_load = op >> 8 & 7, op & 0x800
    count = ones(op, 8)
    address = numba.int64(r[base])
    if address & 3:
        return LEFT
    if SRAM <= address <= SRAM + SRAM_SIZE - 4 * count:
        words, place = m.sram4, (address - SRAM) >> 2
    elif is_load and FLASH <= address <= FLASH + FLASH_SIZE - 4 * count:
        words, place = m.flash4, (address - FLASH) >> 2
    else:
        return LEFT
    for which in range(8):
        if op >> which & 1:
            if is_load:
                r[which] = words[place]
            else:
                words[place] = r[which]
            place += 1
    if not op >> base & 1:
        r[base] = address + 4 * count & WORD
    return 1 + count
