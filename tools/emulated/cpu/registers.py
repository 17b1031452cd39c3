"""The instructions from registers to registers, compiled. Each takes one cycle, or two where it jumps."""

import numba

from tools.emulated.cpu.sums import WORD, C, added, shifted, subtracted, with_flags

SP, LR, PC = 13, 14, 15


@numba.njit(forceinline=True)
def shift_by(r, f, op):
    value, by = numba.int64(r[op >> 3 & 7]), op >> 6 & 31
    kind = op >> 11
    r[op & 7] = shifted(f, kind, value, by or 32 if kind else by)
    return 1


@numba.njit(forceinline=True)
def add_or_subtract(r, f, op):
    one, field = numba.int64(r[op >> 3 & 7]), op >> 6 & 7
    other = numba.int64(field) if op & 0x400 else numba.int64(r[field])
    r[op & 7] = subtracted(f, one, other) if op & 0x200 else added(f, one, other)
    return 1


@numba.njit(forceinline=True)
def with_byte(r, f, op):
    which, byte = op >> 8 & 7, op & 0xFF
    value = numba.int64(r[which])
    kind = op >> 11 & 3
    if kind == 0:
        r[which] = with_flags(f, byte)
    elif kind == 1:
        subtracted(f, value, byte)
    elif kind == 2:
        r[which] = added(f, value, byte)
    else:
        r[which] = subtracted(f, value, byte)
    return 1


@numba.njit(forceinline=True)
def with_register(r, f, op):
    to, kind = op & 7, op >> 6 & 15
    one, other = numba.int64(r[to]), numba.int64(r[op >> 3 & 7])
    if 2 <= kind <= 4:
        r[to] = shifted(f, kind - 2, one, other & 0xFF)
    elif kind == 5:
        r[to] = added(f, other, one + f[C])
    elif kind == 6:
        r[to] = subtracted(f, one, other + 1 - f[C])
    elif kind == 7:
        by = other & 31
        f[C] = (one >> ((by - 1) & 31)) & 1
        r[to] = with_flags(f, one >> by | one << (32 - by))
    elif kind == 9:
        r[to] = subtracted(f, 0, other)
    elif kind == 10:
        subtracted(f, one, other)
    elif kind == 11:
        added(f, one, other)
    elif kind == 8:
        with_flags(f, one & other)
    elif kind < 2:
        r[to] = with_flags(f, (one & other, one ^ other)[kind])
    else:
        r[to] = with_flags(f, (one | other, one * other, one & ~other, ~other)[kind - 12])
    return 1


@numba.njit(forceinline=True)
def with_any_register(r, f, op):
    """Hold all sixteen, so the stack and the next instruction are among them."""
    to, source = op >> 4 & 8 | op & 7, op >> 3 & 15
    kind = op >> 8 & 3
    if kind == 1:
        subtracted(f, numba.int64(r[to]), numba.int64(r[source]))
        return 1
    value = numba.int64(r[source]) + (2 if source == PC else 0)
    if kind == 0:
        value += numba.int64(r[to]) + (2 if to == PC else 0)
    if to == PC:
        r[PC] = value & WORD & ~1
        return 2
    r[to] = value & WORD & ~3 if to == SP else value & WORD
    return 1
