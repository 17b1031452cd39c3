"""Estimates of the rows that a set of candidates takes, by its size, and the least that it can take."""

import numpy as np
from numpy.typing import NDArray

UNIT = 256

# The cost of a set differs more from the estimate the smaller it is. From each of these sizes on, nearly all sets of
# good trees cost at least this share of it.
_SHARES = ((12, 0.92), (24, 0.94), (32, 0.955), (40, 1.0))

# An estimate errs by more than the root of a set's size, and by less than in proportion to it.
_ERRING = 0.7


def estimates(coefficients: tuple[float, float, float], count: int) -> NDArray[np.int64]:
    """Estimate the total by set size, in 1/UNIT guesses: n (a + b ln n + c ln² n)."""
    size = np.arange(count + 1, dtype=np.float64)
    log = np.log(np.maximum(size, 1))
    a, b, c = coefficients
    total = size * (a + b * log + c * log**2)
    total[:3] = (0, 1, 3)[: len(total)]
    return np.rint(total * UNIT).astype(np.int64)


def floors(marks: int, most: int, count: int) -> NDArray[np.int64]:
    """Return the least total any set of a size can have where a guess leaves `most` parts at most.

    One code can be won in the first row, `most` in two, and so on; a guess that wins leaves one mark fewer to the rest.
    """
    floor = np.zeros(count + 1, np.int64)
    size = won = turn = 0
    while size < count:
        won += (marks - 1) ** turn
        reach = min(won, most**turn, count)
        turn += 1
        for place in range(size + 1, reach + 1):
            floor[place] = floor[place - 1] + turn
        size = reach
    return floor


def all_floors(marks: int, estimate: NDArray[np.int64], trust: float, count: int) -> NDArray[np.int64]:
    """Return the floors by the most parts that a guess leaves, raised to a share of the estimate, `trust` at most.

    Where `trust` raises them they are not proven, but much nearer to the cost of a set.
    """
    shares = np.zeros(count + 1)
    for size, share in _SHARES:
        shares[size:] = min(share, trust)
    trusted = (shares * estimate[: count + 1] / UNIT).astype(np.int64)
    return np.array([np.maximum(floors(marks, max(most, 2), count), trusted) for most in range(marks + 1)])


def margins(margin: float, count: int) -> NDArray[np.int64]:
    """Return the most by which the estimate of a guess may exceed the best, by set size, in 1/UNIT guesses.

    `margin` is in rows, for a set of one code.
    """
    return (margin * np.arange(count + 1) ** _ERRING * UNIT).astype(np.int64)
