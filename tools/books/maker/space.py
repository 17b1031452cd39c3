"""The codes and marks of a variant, as arrays.

Marks are numbered by exact pegs and then near ones, so that the highest number wins.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from firmware.engine import marks, ranks
from firmware.engine.variant import Variant


class Space:
    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.pegs: int = variant.pegs
        self.base: int = variant.base
        self.repeats: bool = variant.repeats
        self.codes: NDArray[np.int64] = np.array(sorted(ranks.walk(variant)), np.int64)
        self.powers = self.base ** np.arange(self.pegs, dtype=np.int64)
        self.digits: NDArray[np.int64] = self.codes[:, None] // self.powers[None, :] % self.base
        self.marks: list[int] = sorted(
            marks.possible(variant), key=lambda mark: (marks.exact_in(mark), marks.near_in(mark))
        )
