"""Prove that no strategy takes fewer rows than a book: search the parts of every different opening.

An opening is given up as soon as it takes more rows than the book, so most are known by a lower bound only. Each is a
line of JSON in the proof, which is written anew whenever a part was searched, so that a run that was stopped goes on
behind that part. The lines are checked by `certificate.py`, which knows nothing of this search.
"""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from tqdm import tqdm

from firmware.engine.variant import CLASSIC
from tools.books.certificate import Line, read, write
from tools.books.maker import endgame
from tools.books.maker.bounds import bound
from tools.books.maker.journal import sources
from tools.books.maker.symmetry import distinct_guesses
from tools.books.maker.tree import Members, Trees
from tools.books.recipe import UNLIMITED, Recipe, one_fewer
from tools.books.shelf import FIVE


def in_full(recipe: Recipe) -> Recipe:
    """Return the recipe that trusts no estimate, and limits rows only where a level has the book for itself."""
    limit = recipe.limit if recipe.book in FIVE else UNLIMITED
    return replace(recipe, limit=limit, trust=Recipe.trust, margin=Recipe.margin)


def proof_of(recipe: Recipe, folder: Path) -> Path:
    """Return the file of the proof: another maker, or another recipe, begins one of its own."""
    return folder / f"proof-{recipe.book}-{in_full(recipe).stamp()}-{sources()[:12]}.jsonl"


def prove(recipe: Recipe, total: int, folder: Path) -> Path:
    """Search every opening that the proof lacks for a total of at most this; return the file of the proof."""
    path = proof_of(recipe, folder)
    trees = Trees(in_full(recipe), folder)
    proof = {tuple(line["opening"]): line for line in read(path)}
    everything = trees.everything()
    openings = [int(guess) for guess in distinct_guesses(trees.desk.symmetry, everything)]
    if trees.space.variant.tells != CLASSIC and trees.space.repeats:
        del openings[1:]  # colours can be swapped at one place and not at the others, so all are alike
    with tqdm(openings, desc=recipe.book, mininterval=10) as bar:
        for guess in bar:
            opening = tuple(trees.space.digits[guess].tolist())
            for line in searched(trees, everything, guess, total + 1, proof.get(opening)):
                proof[opening] = line
                write(path, proof.values())
                bar.set_postfix_str(f"{line['rows']:,} rows or more")
    return path


def searched(trees: Trees, everything: Members, guess: int, beta: int, earlier: Line | None) -> Iterator[Line]:
    """Yield the least rows of an opening after each part that an earlier run left open, until they reach `beta`."""
    rows_left = one_fewer(trees.recipe.limit)
    parts = sorted(trees.parts(everything, guess), key=len)  # what small ones take cuts the search of large ones
    if earlier is None:
        earlier = _bounded(trees, everything, guess, parts, rows_left)
        yield earlier
    for part, claim in zip(parts, earlier["parts"], strict=True):
        if earlier["rows"] >= beta:
            break
        if claim["exact"]:
            continue
        others = earlier["rows"] - claim["rows"]
        claim["rows"] = int(endgame.solve(trees.desk, part, rows_left, beta - others)[0])
        earlier["rows"] = others + claim["rows"]
        claim["exact"] = earlier["rows"] < beta
        earlier["exact"] = all(part["exact"] for part in earlier["parts"])
        yield earlier


def _bounded(trees: Trees, everything: Members, guess: int, parts: list[Members], rows_left: int) -> Line:
    """Return the least rows of an opening as far as they are known without a search."""
    leasts = [int(bound(trees.desk, part, rows_left)) for part in parts]
    digits = trees.space.digits
    return {
        "opening": digits[guess].tolist(),
        "rows": len(everything) + sum(leasts),
        "exact": False,
        "parts": [
            {"codes": len(part), "first": digits[part[0]].tolist(), "rows": least, "exact": False}
            for part, least in zip(parts, leasts, strict=True)
        ],
    }
