"""Sums with their flags, compiled. Numbers are without a sign and have 64 bits here; a result is cut to 32."""

import numba

N, Z, C, V = range(4)  # the flags
WORD = 0xFFFFFFFF
SIGN = 0x80000000


@numba.njit(forceinline=True)
def signed(value):
    return (value & WORD ^ SIGN) - SIGN


@numba.njit(forceinline=True)
def with_flags(f, result):
    """Return the flags of a result that neither carries nor overflows."""
    f[N] = (result & SIGN) != 0
    f[Z] = (result & WORD) == 0
    return result & WORD


@numba.njit(forceinline=True)
def added(f, one, other):
    total = one + other
    f[C] = total != total & WORD
    f[V] = signed(total) != signed(one) + signed(other)
    return with_flags(f, total)


@numba.njit(forceinline=True)
def subtracted(f, one, other):
    rest = one - other
    f[C] = one >= other
    f[V] = ((one ^ other) & (one ^ rest) & SIGN) != 0
    return with_flags(f, rest)


@numba.njit(forceinline=True)
def shifted(f, kind, value, by):
    """Shift to the left, to the right, or to the right with the sign: the kinds 0 to 2."""
    if kind == 0:
        if by:
            f[C] = (value >> ((32 - by) & 31)) & 1
        return with_flags(f, value << by if by < 32 else 0)
    if kind == 1:
        f[C] = (value >> ((by - 1) & 31)) & 1 if by <= 32 else 0
        return with_flags(f, value >> by if by < 32 else 0)
    f[C] = (value >> ((min(by, 32) - 1) & 31)) & 1
    return with_flags(f, signed(value) >> min(by, 31))
