"""Fits the estimate of a variant: ``python -m tools.books.maker.fit NAME``.

Searches the variant once with effort 0 (or `--effort`) and prints the
coefficients that fit the solved sets of the tree; they go into the recipe.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from tools.books.maker.beam import Beam, Members
from tools.books.maker.estimate import fitted
from tools.books.maker.recipes import RECIPES


def solved(beam: Beam, effort: int) -> tuple[list[int], list[int]]:
    """Sizes and totals of all sets of at least three codes in the best tree."""
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


def main() -> None:
    """Fit the variant named on the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", choices=sorted(RECIPES), metavar="NAME")
    parser.add_argument("--effort", type=int, default=0)
    parser.add_argument("--cache", type=Path, default=Path(".books-cache"))
    args = parser.parse_args()
    sizes, totals = solved(Beam(RECIPES[args.name], args.cache), args.effort)
    print(f"total {totals[0]}  coefficients {fitted(np.array(sizes), np.array(totals))}")


if __name__ == "__main__":
    main()
