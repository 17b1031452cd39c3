"""Loads and stores of an instruction, compiled: memory, and two peripherals that are asked all the time.

These are the divider, at every division, and the timer, in every loop that waits.
"""

from collections import namedtuple

import numba

from tools.emulated.cpu.sums import WORD, signed

ROM_SIZE = 0x4000
FLASH, FLASH_SIZE = 0x10000000, 0x1000000
SRAM, SRAM_SIZE = 0x20000000, 264 * 1024
TIMER_HIGH, TIMER_LOW = 0x40054024, 0x40054028  # TIMERAWH and TIMERAWL
DIVIDER, DIVIDER_END = 0xD0000060, 0xD000007C
DIVIDEND, DIVISOR, SIGNED_DIVIDEND, SIGNED_DIVISOR, QUOTIENT, REMAINDER, READY = range(7)  # its words
LEFT = 0  # the cycles of an instruction that is left to the emulator
NOT_HERE = -1  # no plain memory


# Pointers to the same bytes, as bytes, halves and words; and to the nanoseconds of the timer when this run began, the
# cycles since then, and the nanoseconds of a cycle.
Memory = namedtuple("Memory", "rom1 rom2 rom4 flash1 flash2 flash4 sram1 sram2 sram4 divider time")


@numba.njit(forceinline=True)
def read(m, address, size):
    """Read so many bytes, at a multiple of their number; NOT_HERE where there is no plain memory."""
    if address & size - 1:
        return NOT_HERE
    if FLASH <= address < FLASH + FLASH_SIZE:
        place = address - FLASH
        part1, part2, part4 = m.flash1, m.flash2, m.flash4
    elif SRAM <= address < SRAM + SRAM_SIZE:
        place = address - SRAM
        part1, part2, part4 = m.sram1, m.sram2, m.sram4
    elif address < ROM_SIZE:
        place = address
        part1, part2, part4 = m.rom1, m.rom2, m.rom4
    else:
        return NOT_HERE
    if size == 4:
        return numba.int64(part4[place >> 2])
    return numba.int64(part2[place >> 1]) if size == 2 else numba.int64(part1[place])


@numba.njit(forceinline=True)
def peripheral(m, address):
    """Hold the words of a divider and a timer, which are asked at every division and in every loop that waits."""
    if TIMER_HIGH <= address <= TIMER_LOW:
        micros = numba.int64((m.time[0] + m.time[1] * m.time[2]) // 1000)
        return micros & WORD if address == TIMER_LOW else micros >> 32
    word = (address - DIVIDER) >> 2
    if word == QUOTIENT:
        m.divider[READY] &= 1
    return m.divider[word] & WORD


@numba.njit(forceinline=True)
def divide(m, word, value):
    """Write to the divider; the sign is that of the last word of a division."""
    d = m.divider
    if word >= QUOTIENT:
        d[word] = value
    else:
        is_signed = word >= SIGNED_DIVIDEND
        d[word & 1] = value
        one, other = d[DIVIDEND], d[DIVISOR]
        if other == 0:
            d[QUOTIENT] = -1 if one > 0 else 1
            d[REMAINDER] = one
        else:
            if is_signed:
                one, other = signed(one), signed(other)
            size = abs(one) // abs(other)
            d[QUOTIENT] = -size if (one < 0) != (other < 0) else size
            d[REMAINDER] = one - other * d[QUOTIENT]
    d[READY] = 3


@numba.njit(forceinline=True)
def load(r, m, to, kind, address):
    """Load a byte with its sign, a word, a half, a byte, or a half with its sign: the kinds 3 to 7."""
    if kind == 4 and (TIMER_HIGH <= address <= TIMER_LOW or DIVIDER <= address < DIVIDER_END) and not address & 3:
        r[to] = peripheral(m, address)
        return 4 if address < DIVIDER else 1
    size = 4 if kind == 4 else 2 if kind & 1 and kind > 3 else 1
    value = read(m, address, size)
    if value == NOT_HERE:
        return LEFT
    sign = (size == 1) << 7 | (size == 2) << 15 if kind == 3 or kind == 7 else 0
    r[to] = (value ^ sign) - sign & WORD
    return 2


@numba.njit(forceinline=True)
def store(r, m, source, kind, address):
    place = address - SRAM
    if not 0 <= place < SRAM_SIZE:
        if kind == 0 and DIVIDER <= address < DIVIDER_END - 4 and not address & 3:
            divide(m, (address - DIVIDER) >> 2, numba.int64(r[source]))
            return 1
        return LEFT
    if kind == 0:
        if place & 3:
            return LEFT
        m.sram4[place >> 2] = r[source]
    elif kind == 1:
        if place & 1:
            return LEFT
        m.sram2[place >> 1] = r[source] & 0xFFFF
    else:
        m.sram1[place] = r[source] & 0xFF
    return 2
