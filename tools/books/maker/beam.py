"""Search large sets: a beam search whose higher efforts look closer.

The value of a set with an effort depends on the set alone, so results may be kept, shared, and recomputed in any
process and in any order.
"""

from __future__ import annotations

from itertools import pairwise
from math import ceil
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tools.books.maker import endgame
from tools.books.maker.bits import fingerprints
from tools.books.maker.desk import IMPOSSIBLE, make_desk
from tools.books.maker.estimate import UNIT, estimates
from tools.books.maker.ranking import best_guesses, split
from tools.books.maker.recipe import UNLIMITED, Recipe, one_fewer
from tools.books.maker.space import Space, mark_table
from tools.books.maker.symmetry import distinct_guesses, symmetry_of
from tools.books.shelf import variant_of

Members: TypeAlias = NDArray[np.int64]


class Beam:
    """Searches the sets of one variant by one recipe."""

    def __init__(self, recipe: Recipe, folder: Path) -> None:
        self.space = Space(variant_of(recipe.book))
        self.recipe = recipe
        self.marks = len(self.space.marks)
        self.table = mark_table(self.space, folder)
        self.prints = fingerprints(len(self.table))
        self.estimate = estimates(recipe.coefficients, len(self.table))
        self.symmetry = symmetry_of(self.space, self.prints)
        self.known: dict[tuple[int, int, int], tuple[int, int]] = {}
        self.desk = make_desk(recipe, self.table, self.marks, self.prints, self.estimate, self.symmetry)

    def everything(self) -> Members:
        """List all codes that can be set, by index."""
        digits = self.space.digits
        one_colour = (digits == digits[:, :1]).all(axis=1)
        return np.flatnonzero(~one_colour | (not self.recipe.mixed)).astype(np.int64)

    def name(self, members: Members) -> int:
        """Return the fingerprint of a set."""
        return int(np.bitwise_xor.reduce(self.prints[members]))

    def parts(self, members: Members, guess: int) -> list[Members]:
        """List the parts that stay open after a guess, by ascending mark."""
        ordered, starts = split(self.table, members, guess, self.marks)
        cuts = starts.tolist()
        pairs = pairwise(cuts[:-1])  # the last part is won
        return [ordered[begin:end] for begin, end in pairs if end > begin]

    def ranked(self, members: Members, width: int) -> list[int]:
        """List the `width` most promising guesses, best first."""
        guesses = distinct_guesses(self.symmetry, members)
        return best_guesses(self.table, members, guesses, self.estimate, self.marks, self.prints, width).tolist()

    def value(self, members: Members, effort: int, left: int = UNLIMITED, beta: int = IMPOSSIBLE) -> tuple[int, int]:
        """Return the total of a set, or a bound that is not below `beta`, and the guess that leads to it."""
        if len(members) <= self.recipe.endgame_size:
            return endgame.solve(self.desk, members, left, beta)
        if left < 2:
            return IMPOSSIBLE, int(members[0])
        key = (self.name(members), effort, left)
        if key not in self.known:
            self.known[key] = self._searched(members, effort, left)
        return self.known[key]

    def _searched(self, members: Members, effort: int, left: int) -> tuple[int, int]:
        """Compute the value of a large set."""
        widths = self.recipe.widths(effort, len(members))
        guesses = self.ranked(members, widths[0])
        if len(widths) > 1:
            for tried, width in enumerate(widths[1:]):
                totals = [self._total(members, g, tried, left, IMPOSSIBLE) for g in guesses]
                order = sorted(range(len(guesses)), key=totals.__getitem__)
                guesses = [guesses[place] for place in order[:width]]
        best, move = IMPOSSIBLE, guesses[0]
        for guess in guesses:
            total = self._total(members, guess, effort, left, best)
            if total < best:
                best, move = total, guess
        return best, move

    def _total(self, members: Members, guess: int, effort: int, left: int, best: int) -> int:
        """Total up a set with this first guess; stop if `best` is out of reach."""
        parts = sorted(self.parts(members, guess), key=len, reverse=True)
        hopes = [self._hope(part, effort, left) for part in parts]
        total, hope = len(members), sum(hopes)
        for part, one in zip(parts, hopes, strict=True):
            if total + hope >= best:
                return IMPOSSIBLE
            hope -= one
            total += self.value(part, effort, one_fewer(left), ceil(best - total - hope))[0]
        return min(total, IMPOSSIBLE)

    def _hope(self, part: Members, effort: int, left: int) -> float:
        """Return the least that a part is assumed to cost."""
        size = len(part)
        if size < 3:
            return 2 * size - 1
        if effort and size > self.recipe.endgame_size:
            cost = self.value(part, effort - 1, one_fewer(left))[0]
            if cost < IMPOSSIBLE:
                return self.recipe.trust * cost
        return self.recipe.trust * self.estimate[size] / UNIT

    def line(self, members: Members, effort: int, left: int = UNLIMITED) -> list[int]:
        """List the guesses (code indices) of the whole tree below a set, in preorder."""
        guess = self.value(members, effort, left)[1]
        guesses = [guess]
        for part in self.parts(members, guess):
            guesses += self.line(part, effort, one_fewer(left))
        return guesses

    def taken(self, members: Members, line: list[int]) -> int:
        """Count the rows that the tree of a line takes.

        With an `endgame_trust` they may be a few more than its value, where the memory has lost a set and it is
        searched again with another result.
        """
        guesses = iter(line)

        def rows(members: Members) -> int:
            parts = self.parts(members, next(guesses))
            return len(members) + sum(rows(part) for part in parts)

        return rows(members)
