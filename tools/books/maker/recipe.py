"""The parameters of a search, and those of each book on the shelf."""

from __future__ import annotations

import functools
import json
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Any

UNLIMITED = 99  # guesses
EVERY = 1 << 30


@dataclass(frozen=True)
class Band:
    """Widths of the beam for sets of at least `size` candidates.

    The `widths[0]` most promising guesses are tried with effort 0, the `widths[1]` best of those with effort 1, and so
    on up to the effort that the band belongs to.
    """

    size: int
    widths: tuple[int, ...]


@dataclass(frozen=True)
class Recipe:
    """Parameters of one book.

    `efforts[e]` holds the bands of effort `e`, largest sizes first. The last effort is the one the book is made with.
    Sets of up to `endgame_size` candidates are searched the same way with every effort.
    """

    book: str
    coefficients: tuple[float, float, float]
    efforts: tuple[tuple[Band, ...], ...]
    openings: tuple[int, ...] = ()
    limit: int = UNLIMITED
    mixed: bool = False  # the maker of the code never sets one of a single colour
    endgame_size: int = 60
    endgame_width: int = 24
    endgame_slack: int = 2
    endgame_trust: float = 0.0  # the share of its estimate that a large set of an endgame is assumed to cost at least
    endgame_margin: float = 1e9  # how far above the best estimate that of a guess may lie: see `margins`
    memory_bits: int = 22
    trust: float = 0.985
    spread_size: int = 1000

    def widths(self, effort: int, size: int) -> tuple[int, ...]:
        """Return the widths for a set of this size, one per effort up to this one."""
        return next(band.widths for band in self.efforts[effort] if size >= band.size)

    def stamp(self) -> str:
        """Return a hash of this recipe."""
        return sha256(json.dumps(asdict(self), sort_keys=True).encode()).hexdigest()[:12]


def one_fewer(left: int) -> int:
    """Return how many guesses are left after one more."""
    return left if left == UNLIMITED else left - 1


@functools.cache
def sources() -> str:
    """Return a hash of the sources of the maker: another maker may find other trees."""
    files = sorted(Path(__file__).parent.glob("*.py"))
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest()


def effort(*rows: tuple[int, ...]) -> tuple[Band, ...]:
    """Make the bands of one effort from rows of a size and its widths."""
    return tuple(Band(row[0], tuple(row[1:])) for row in rows)


def _every(book: str, coefficients: tuple[float, float, float], size: int, **more: Any) -> Recipe:
    """Make a recipe that tries every guess that can help for sets of up to `size` codes.

    Where no estimate is trusted, such a book takes as few rows as any with its openings.
    """
    whole = (effort((0, 1)),)
    return Recipe(book, coefficients, whole, endgame_size=size, endgame_width=EVERY, endgame_slack=EVERY, **more)


_CLASSIC = Recipe(
    "classic",
    (1.2436, 0.3654, 0.0093),
    (effort((0, 1)), effort((0, 40, 20))),
    endgame_size=150,
    endgame_width=60,
)
_MINI = Recipe(
    "mini",
    (1.2817, 0.3283, 0.0133),
    (effort((0, 1)), effort((0, 60, 40))),
    endgame_size=150,
    endgame_width=200,
    endgame_slack=4,
)
_FIVE = Recipe(
    "five",
    (1.287, 0.33, 0.0058),
    (effort((150, 1), (0, 4)), effort((0, 60, 40))),
    endgame_size=50,
    endgame_width=200,
    endgame_slack=5,
)
_BLANKS = replace(
    _FIVE,
    book="blanks",
    coefficients=(1.251, 0.3609, 0.0099),
    efforts=(effort((150, 1), (0, 4)), effort((0, 80, 50))),
    openings=(9,),
    endgame_width=300,
)
_SIX = {"openings": (44,), "limit": 6, "endgame_trust": 0.965, "memory_bits": 25}
_SUPER = {"openings": (74,), "limit": 7, "endgame_trust": 0.965, "endgame_margin": 0.45, "memory_bits": 27}
_6X6 = Recipe(
    "6x6",
    (1.3145, 0.327, 0.0031),
    (effort((150, 1), (0, 2)), effort((2000, 20, 6), (200, 12, 4), (0, 10, 3))),
    openings=(266,),
    endgame_size=60,
    endgame_width=40,
    endgame_slack=3,
)
_EIGHT = _every("eight", (1.2307, 0.3792, 0.0089), 4096, openings=(83,))

RECIPES: dict[str, Recipe] = {
    recipe.book: recipe
    for recipe in (
        _CLASSIC,
        replace(_CLASSIC, book="classic-five", limit=5),
        replace(_CLASSIC, book="classic-mixed", mixed=True),
        _MINI,
        _FIVE,
        _every("blind", (1.2089, 0.4779, 0.0253), 1024, openings=(0,), memory_bits=24),
        _every("bulls", (1.2462, 0.3722, 0.0109), 5040),
        _BLANKS,
        _every("six", (1.2787, 0.3304, 0.0061), 7776, **_SIX),
        _every("super", (1.2921, 0.3277, 0.0064), 8000, **_SUPER),
        _6X6,
        _every("logik", (1.2867, 0.362, 0.0081), 6720, openings=(0,), memory_bits=24),
        _EIGHT,
        replace(_EIGHT, book="eight-six", limit=6),
        _every("nine", (1.2834, 0.3626, 0.0103), 6561, openings=(102,), limit=7, memory_bits=24),
        _every("seven", (1.2921, 0.3277, 0.0064), 4000, openings=(58,), memory_bits=25),
        _every("ten", (1.2895, 0.3718, 0.0097), 10000, openings=(123,), memory_bits=24),
    )
}
