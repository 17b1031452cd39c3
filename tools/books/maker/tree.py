"""A finished strategy as a tree of guesses.

Its guesses in depth-first preorder describe it fully, with the children of a node in the order of their marks: the
guesses decide how the codes split, and so which marks lead on. Nothing follows the winning mark.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

Parts = Callable[[NDArray[np.int64], int], list[tuple[int, NDArray[np.int64]]]]


@dataclass
class Node:
    guess: int
    left: int  # codes that fit here
    children: dict[int, Node] = field(default_factory=dict)  # by the firmware's mark

    def total(self) -> int:
        """Count the rows that the codes here take together."""
        return self.left + sum(child.total() for child in self.children.values())


def grown(line: Sequence[int], members: NDArray[np.int64], parts: Parts, codes: NDArray[np.int64]) -> Node:
    """Grow the tree that a line of guesses (code indices) stands for, its guesses as codes."""
    guesses = iter(line)

    def grow(members: NDArray[np.int64]) -> Node:
        guess = next(guesses)
        node = Node(int(codes[guess]), len(members))
        for mark, part in parts(members, guess):
            node.children[mark] = grow(part)
        return node

    return grow(members)
