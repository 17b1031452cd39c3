"""The parameters of the search for one book."""

from __future__ import annotations

import functools
import json
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path

from tools.books.maker.desk import UNLIMITED


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


@functools.cache
def sources() -> str:
    """Return a hash of the sources of the maker: another maker may find other trees."""
    files = sorted(Path(__file__).parent.glob("*.py"))
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest()


def effort(*rows: tuple[int, ...]) -> tuple[Band, ...]:
    """Make the bands of one effort from rows of a size and its widths."""
    return tuple(Band(row[0], tuple(row[1:])) for row in rows)
