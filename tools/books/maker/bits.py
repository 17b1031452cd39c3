"""The options of the compiled kernels, and their small bit helpers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numba import njit
from numpy.typing import NDArray


def kernel(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile a function that makes no arrays.

    References to the arrays it is given are not counted: that would take as long as its work.
    """
    options: dict[str, Any] = {"cache": True, "_nrt": False}  # an option that numba does not list
    return njit(**options)(function)


@njit(cache=True, inline="always")
def popcount64(x):
    """Count the set bits of a uint64."""
    x = x - ((x >> np.uint64(1)) & np.uint64(0x5555555555555555))
    x = (x & np.uint64(0x3333333333333333)) + ((x >> np.uint64(2)) & np.uint64(0x3333333333333333))
    x = (x + (x >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)
    return np.int64((x * np.uint64(0x0101010101010101)) >> np.uint64(56))


@njit(cache=True, inline="always")
def mixed(x):
    """Scramble a uint64 (the finaliser of splitmix64)."""
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return x ^ (x >> np.uint64(31))


def fingerprints(count: int) -> NDArray[np.uint64]:
    """Return a fixed 64-bit fingerprint for each code index; that of a set is the XOR of its codes'."""
    step = np.uint64(0x9E3779B97F4A7C15)
    with np.errstate(over="ignore"):
        prints: NDArray[np.uint64] = mixed.py_func((np.arange(count, dtype=np.uint64) + np.uint64(1)) * step)
    return prints
