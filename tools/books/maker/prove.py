"""Prove that no strategy takes fewer rows than a book: search the parts of every different opening.

An opening is given up as soon as it takes more rows than the book, so most are known by a lower bound only. Each is a
line of JSON in the proof, written again whenever one of its parts was searched, so that a run that was stopped goes on
behind that part. The lines are checked by `certificate.py`, which knows nothing of this search.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from tqdm import tqdm

from firmware.engine import codes
from firmware.engine.variant import CLASSIC
from tools.books.certificate import Line, read
from tools.books.maker import endgame
from tools.books.maker.beam import Beam, Members
from tools.books.maker.bounds import bound
from tools.books.maker.recipe import EVERY, UNLIMITED, Recipe, one_fewer, sources
from tools.books.maker.symmetry import distinct_guesses
from tools.books.shelf import FIVE, variant_of

_MEMORY_BITS = 24  # sets are met again from many openings


def in_full(recipe: Recipe) -> Recipe:
    """Return the recipe that tries every guess that can help, for every set of the game.

    The rows that a code may take are limited only where a level has the book for itself.
    """
    return replace(
        recipe,
        limit=recipe.limit if recipe.book in FIVE else UNLIMITED,
        endgame_size=codes.count(variant_of(recipe.book)),
        endgame_width=EVERY,
        endgame_slack=EVERY,
        endgame_trust=0.0,
        endgame_margin=EVERY,
        memory_bits=max(recipe.memory_bits, _MEMORY_BITS),
    )


def proof_of(recipe: Recipe, folder: Path) -> Path:
    """Return the file of the proof: another maker, or another recipe, begins one of its own."""
    return folder / f"proof-{recipe.book}-{in_full(recipe).stamp()}-{sources()[:12]}.jsonl"


def prove(recipe: Recipe, total: int, folder: Path) -> Path:
    """Search every opening that the proof lacks for a total of at most this; return the file of the proof."""
    path = proof_of(recipe, folder)
    beam = Beam(in_full(recipe), folder)
    before = {tuple(line["opening"]): line for line in read(path)}
    everything = beam.everything()
    openings = [int(guess) for guess in distinct_guesses(beam.symmetry, everything)]
    if beam.space.variant.tells != CLASSIC and beam.space.repeats:
        del openings[1:]  # colours can be swapped at one place and not at the others, so all are alike
    with tqdm(openings, desc=recipe.book, mininterval=10) as bar:
        for guess in bar:
            known = before.get(tuple(beam.space.digits[guess].tolist()))
            for line in searched(beam, everything, guess, total + 1, known):
                write(path, line)
                bar.set_postfix_str(f"{line['rows']:,} rows or more")
    return path


def write(path: Path, line: Line) -> None:
    """Add a line, behind the end of one that a stopped run may have left torn."""
    torn = path.exists() and not path.read_bytes().endswith(b"\n")
    with path.open("a", encoding="utf-8") as file:
        file.write("\n" * torn + json.dumps(line) + "\n")


def searched(beam: Beam, everything: Members, guess: int, beta: int, known: Line | None) -> Iterator[Line]:
    """Yield the least rows of an opening after each part, until they reach `beta` or all parts are searched.

    `known` is the last line that an earlier run wrote.
    """
    left = one_fewer(beam.recipe.limit)
    parts = sorted(beam.parts(everything, guess), key=len)  # what small ones take cuts the search of large ones
    if known is None:
        known = _bounded(beam, everything, guess, parts, left)
        yield known
    for part, claim in zip(parts, known["parts"], strict=True):
        if known["rows"] >= beta:
            break
        if claim["exact"]:
            continue
        others = known["rows"] - claim["rows"]
        claim["rows"] = int(endgame.solve(beam.desk, part, left, beta - others)[0])
        known["rows"] = others + claim["rows"]
        claim["exact"] = known["rows"] < beta
        known["exact"] = all(part["exact"] for part in known["parts"])
        yield known


def _bounded(beam: Beam, everything: Members, guess: int, parts: list[Members], left: int) -> Line:
    """Return the least rows of an opening as far as they are known without a search."""
    leasts = [int(bound(beam.desk, part, left)) for part in parts]
    digits = beam.space.digits
    return {
        "opening": digits[guess].tolist(),
        "rows": len(everything) + sum(leasts),
        "exact": False,
        "parts": [
            {"codes": len(part), "first": digits[part[0]].tolist(), "rows": least, "exact": False}
            for part, least in zip(parts, leasts, strict=True)
        ],
    }
