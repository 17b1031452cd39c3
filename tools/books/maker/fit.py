"""Fit the estimate of the cost of a set to one variant.

The variant is searched once with effort 0. The coefficients are those that fit the solved sets of the tree best, and
they go into the recipe.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from tools.books.maker.beam import Beam, Members
from tools.books.maker.estimate import fitted
from tools.books.maker.recipe import Recipe


def solved(beam: Beam, effort: int) -> tuple[list[int], list[int]]:
    """List the sizes and the totals of all sets of at least three codes in the best tree."""
    sizes: list[int] = []
    totals: list[int] = []
    waiting: list[Members] = [beam.everything()]
    while waiting:
        members = waiting.pop()
        total, guess = beam.value(members, effort)
        sizes.append(len(members))
        totals.append(total)
        waiting += [part for part in beam.parts(members, guess) if len(part) > 2]
    return sizes, totals


def fit(recipe: Recipe, cache: Path) -> str:
    """Say the coefficients for a recipe, and the total of the tree that they were found in."""
    sizes, totals = solved(Beam(recipe, cache), effort=0)
    coefficients = fitted(np.array(sizes), np.array(totals))
    return f"{recipe.book}: coefficients {coefficients}, from a tree of {totals[0]:,} rows"
