"""Make an opening book."""

from dataclasses import dataclass

import numpy as np
from tqdm import tqdm

from firmware.engine.thinking import opening
from firmware.engine.variant import Variant
from tools.books.openings.choice import Choice, Codes
from tools.books.writer import Node


@dataclass(frozen=True)
class Recipe:
    pegs: int
    base: int
    fewest: int  # as long as so many of the codes are left, the book knows what to guess
    codes: int = 4_000_000  # so many are drawn where there are more
    seed: int = 1


RECIPES = {
    "6x9": Recipe(6, 9, fewest=70),
    "7x10": Recipe(7, 10, fewest=400),
    "8x10": Recipe(8, 10, fewest=400),
    "10x10": Recipe(10, 10, fewest=500),
}


def made(recipe: Recipe) -> Node:
    """Grow the tree of the first guesses."""
    variant = Variant(recipe.pegs, recipe.base)
    choice = Choice(variant, drawn(variant, recipe))
    with tqdm(total=len(choice.codes), unit=" codes", leave=False, disable=None) as bar:

        def grown(path: tuple[int, ...], members: Codes) -> Node:
            # each set has a chance of its own, so that no guess depends on those before
            chance = np.random.default_rng([recipe.seed, *path])
            node = Node(choice.guess(members, chance) if path else opening(variant, "AABBCDEFGH"), len(members))
            for mark, part in choice.parts(members, node.guess).items():
                if len(part) >= recipe.fewest:
                    node.children[mark] = grown((*path, mark), part)
                else:
                    bar.update(len(part))
            return node

        return grown((), np.arange(len(choice.codes)))


def drawn(variant: Variant, recipe: Recipe) -> Codes:
    """Return all codes, or a draw of them where there are more than the recipe takes."""
    if variant.space <= recipe.codes:
        return np.arange(variant.space)
    return np.random.default_rng(recipe.seed).integers(0, variant.space, recipe.codes)
