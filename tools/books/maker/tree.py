"""Find the best tree for a set of codes, as far as a recipe lets the compiled search look.

The value of a set depends on the set alone, so results may be kept, shared, and computed in any process and in any
order.
"""

from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tools.books.maker import endgame
from tools.books.maker.desk import IMPOSSIBLE, make_desk
from tools.books.maker.space import Space, mark_table
from tools.books.recipe import Recipe, one_fewer
from tools.books.shelf import variant_of
from tools.books.writer import Node

Members: TypeAlias = NDArray[np.int64]


class Trees:
    """Searches the sets of one variant by one recipe."""

    def __init__(self, recipe: Recipe, folder: Path) -> None:
        self.space = Space(variant_of(recipe.book))
        self.recipe = recipe
        self.marks = len(self.space.marks)
        self.table = mark_table(self.space, folder)
        self.desk = make_desk(recipe, self.space, self.table)

    def everything(self) -> Members:
        """List all codes that can be set, by index."""
        digits = self.space.digits
        one_colour = (digits == digits[:, :1]).all(axis=1)
        return np.flatnonzero(~one_colour | (not self.recipe.mixed)).astype(np.int64)

    def parts(self, members: Members, guess: int) -> list[Members]:
        """List the parts that stay open after a guess, by ascending mark."""
        marks = self.table[guess, members]
        order = np.argsort(marks, kind="stable")
        parts = np.split(members[order], np.flatnonzero(np.diff(marks[order])) + 1)
        return [part for part in parts if self.table[guess, part[0]] != self.marks - 1]  # the last mark wins

    def opened(self) -> list[Members]:
        """List the parts that stay open after the opening of the book."""
        return self.parts(self.everything(), self.recipe.opening)

    def value(self, members: Members, rows_left: int, beta: int = IMPOSSIBLE) -> tuple[int, int]:
        """Return the total of a set, or a bound that is not below `beta`, and the guess that leads to it."""
        return endgame.solve(self.desk, members, rows_left, beta)

    def line(self, members: Members, rows_left: int) -> list[int]:
        """List the guesses (code indices) of the whole tree below a set, in preorder."""
        guess = self.value(members, rows_left)[1]
        guesses = [guess]
        for part in self.parts(members, guess):
            guesses += self.line(part, one_fewer(rows_left))
        return guesses

    def tree(self, members: Members, line: list[int]) -> Node:
        """Grow the tree that a line stands for: its guesses decide how the codes split."""
        guesses = iter(line)

        def grow(members: Members) -> Node:
            guess = next(guesses)
            node = Node(int(self.space.codes[guess]), len(members))
            for part in self.parts(members, guess):
                node.children[self.space.marks[self.table[guess, part[0]]]] = grow(part)
            return node

        return grow(members)
