"""Check a proof that no strategy takes fewer rows than a book, in plain Python that shares nothing with the search.

It finds by itself which openings differ, how each splits the codes, and what sets of few codes take, and compares that
with what the proof says; it adds up the rows; and it refuses a proof in which any opening leads to fewer rows than the
book. It takes on trust the part about larger sets: that the bounds and symmetries of the compiled search are
right, and that no two sets that it met share a fingerprint of 64 bits. To know, it would have to search for as long.
"""

import functools
import json
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import permutations, product
from pathlib import Path
from typing import NamedTuple, TypedDict

from firmware.engine.variant import CLASSIC
from tools.books import shelf
from tools.trouble import Trouble

Code = tuple[int, ...]
Mark = tuple[int, int]
_FEW = 9  # codes: sets of up to so many are searched here again


class Part(TypedDict):
    """The codes that stay open after an opening and one mark."""

    codes: int
    first: list[int]  # one of them
    rows: int  # that they take at least
    exact: bool  # a strategy takes no more


class Line(TypedDict):
    """One opening of the proof."""

    opening: list[int]
    rows: int
    exact: bool
    parts: list[Part]


class Game(NamedTuple):
    """The rules of a game, as far as the checker needs them."""

    pegs: int
    base: int
    repeats: bool
    exact_only: bool  # marks tell exact pegs alone
    mixed: bool  # no code of one colour is set
    limit: int  # rows that no code may exceed

    def guesses(self) -> list[Code]:
        every = product(range(self.base), repeat=self.pegs)
        return [code for code in every if self.repeats or len(set(code)) == self.pegs]

    def codes(self) -> list[Code]:
        return [code for code in self.guesses() if not self.mixed or len(set(code)) > 1]

    def opening(self, code: Code) -> Code:
        """Return the lowest of the openings that are like this one."""
        # where exact pegs alone are told, colours can be swapped at one place and not at the others
        each_place = self.exact_only and self.repeats and not self.mixed
        return (0,) * self.pegs if each_place else shape(code)

    def mark(self, guess: Code, code: Code) -> Mark:
        """Count exact and near pegs, without the firmware."""
        exact = sum(one == other for one, other in zip(guess, code, strict=True))
        common = sum(min(guess.count(colour), code.count(colour)) for colour in set(guess))
        return exact, 0 if self.exact_only else common - exact


def game_of(name: str, limit: int | None = None) -> Game:
    variant = shelf.variant_of(name)
    rows = limit or variant.space  # no code needs more rows than there are codes
    return Game(variant.pegs, variant.base, variant.repeats, variant.tells != CLASSIC, name == shelf.MIXED, rows)


def conclude_kept(name: str) -> str:
    """Return the sentence that the kept proof of a book comes to."""
    if name not in shelf.proven():
        raise Trouble(f"There is no proof for {name}: there are some for {', '.join(shelf.proven())}.")
    return conclude(name, read(shelf.proof_of(name)))


def conclude(name: str, proof: list[Line]) -> str:
    """Check a proof, and return the sentence that it comes to."""
    book = shelf.book(name)
    limit = book.worst if name in shelf.FIVE else None
    total = book.total
    openings = check(game_of(name, limit), proof, total)
    within = f" that never takes more than {limit} rows" if limit else ""
    each = f"none of the {openings} openings leads" if openings > 1 else "its one opening does not lead"
    return f"No strategy for {name}{within} takes fewer than {total:,} rows in all: {each} to fewer."


def read(path: Path) -> list[Line]:
    """Read a proof; nothing where there is none, or one that is torn."""
    try:
        return [json.loads(row) for row in path.read_text("utf-8").splitlines()]
    except (OSError, ValueError):
        return []


def write(path: Path, proof: Iterable[Line]) -> None:
    """Write a proof, whole or not at all."""
    shelf.put(path, "".join(json.dumps(line) + "\n" for line in proof).encode())


def shape(code: Code) -> Code:
    """Return the lowest opening that this one becomes when places and colours are swapped."""
    return min(_renamed(shuffled) for shuffled in permutations(code))


def _renamed(code: Code) -> Code:
    """Return the code with its colours numbered in the order in which they appear."""
    order = list(dict.fromkeys(code))
    return tuple(order.index(colour) for colour in code)


def check(game: Game, proof: list[Line], total: int) -> int:
    """Count the openings that a proof covers; raise `Trouble` unless it shows that no strategy takes fewer rows."""
    wanted = {game.opening(code) for code in set(map(_renamed, game.guesses()))}
    claimed = Counter(game.opening(tuple(line["opening"])) for line in proof)
    if missing := wanted - claimed.keys():
        raise Trouble(f"The proof lacks the opening {_said(min(missing))}.")
    if twice := [opening for opening, times in claimed.items() if times > 1 or opening not in wanted]:
        raise Trouble(f"The proof names an opening like {_said(twice[0])} twice, or it is none.")
    for line in proof:
        _check_opening(game, line)
    least = min(proof, key=lambda line: line["rows"])
    if least["rows"] != total or not least["exact"]:
        less = f"{least['rows']:,} rows where the book takes {total:,}"
        raise Trouble(f"The opening {_said(least['opening'])} takes {'' if least['exact'] else 'at least '}{less}.")
    return len(wanted)


def _check_opening(game: Game, line: Line) -> None:
    """Compare the parts of an opening with those found here, and the sum of their rows with what the proof says."""
    opening = tuple(line["opening"])
    parts: dict[Mark, list[Code]] = {}
    for code in game.codes():
        parts.setdefault(game.mark(opening, code), []).append(code)
    parts.pop((game.pegs, 0), None)
    claimed = {game.mark(opening, tuple(part["first"])): part for part in line["parts"]}
    sizes = {mark: len(part) for mark, part in parts.items()}
    if len(claimed) != len(line["parts"]) or sizes != {mark: part["codes"] for mark, part in claimed.items()}:
        raise Trouble(f"The opening {_said(opening)} leaves other parts than the proof says.")
    if line["rows"] != len(game.codes()) + sum(part["rows"] for part in line["parts"]):
        raise Trouble(f"The rows of the opening {_said(opening)} do not add up.")
    if line["exact"] and not all(part["exact"] for part in line["parts"]):
        raise Trouble(f"The opening {_said(opening)} was not searched to the end, as the proof says.")
    least = searcher(game)
    for mark, part in claimed.items():
        if sizes[mark] <= _FEW:
            rows = least(tuple(parts[mark]), game.limit - 1)
            if rows < part["rows"] or (part["exact"] and rows != part["rows"]):
                raise Trouble(f"A set after the opening {_said(opening)} takes {rows} rows, not {part['rows']}.")


def searcher(game: Game) -> Callable[[tuple[Code, ...], int], int]:
    """Return a search that tries every guess: the fewest rows that a set takes with so many left."""
    guesses = game.guesses()
    impossible = 1 << 30

    @functools.cache
    def least(codes: tuple[Code, ...], rows_left: int) -> int:
        if len(codes) < 3 or rows_left < 2:
            return 2 * len(codes) - 1 if len(codes) <= rows_left else impossible
        best = impossible
        for tried, guess in enumerate((*codes, *guesses)):
            if best <= 2 * len(codes) - (tried < len(codes)):  # one row for the guess, and one more for each code left
                break
            parts: dict[Mark, list[Code]] = {}
            for code in codes:
                parts.setdefault(game.mark(guess, code), []).append(code)
            splits = len(parts) > 1
            won = len(parts.pop((game.pegs, 0), ()))
            at_least = 3 * len(codes) - 2 * won - len(parts)  # one code of a part takes a row more, the others two
            if splits and at_least < best:
                best = min(best, len(codes) + sum(least(tuple(part), rows_left - 1) for part in parts.values()))
        return best

    return least


def _said(opening: Code | list[int]) -> str:
    return "".join(str(colour + 1) for colour in opening)
