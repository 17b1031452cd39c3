"""The parameters of a search, and those of each book on the shelf."""

import json
from dataclasses import asdict, dataclass, replace
from hashlib import sha256

UNLIMITED = 99  # guesses


@dataclass(frozen=True)
class Recipe:
    """Parameters of one book. Every guess that can help is tried for every set: where no estimate is trusted, a book
    takes as few rows as any with its opening.
    """

    book: str
    coefficients: tuple[float, float, float]  # of the estimate
    opening: int
    limit: int = UNLIMITED
    mixed: bool = False  # the maker of the code never sets one of a single colour
    trust: float = 0.0  # the share of its estimate that a large set is assumed to cost at least
    margin: float = 1e9  # how far above the best estimate that of a guess may lie: see `margins`
    memory_bits: int = 24

    def stamp(self) -> str:
        return sha256(json.dumps(asdict(self), sort_keys=True).encode()).hexdigest()[:12]


def one_fewer(rows_left: int) -> int:
    """Return how many guesses are left after one more."""
    return rows_left if rows_left == UNLIMITED else rows_left - 1


_CLASSIC = Recipe("classic", (1.2436, 0.3654, 0.0093), opening=8)
_EIGHT = Recipe("eight", (1.2307, 0.3792, 0.0089), opening=83)

RECIPES: dict[str, Recipe] = {
    recipe.book: recipe
    for recipe in (
        _CLASSIC,
        replace(_CLASSIC, book="classic-five", limit=5),
        replace(_CLASSIC, book="classic-mixed", mixed=True),
        Recipe("mini", (1.2817, 0.3283, 0.0133), opening=7),
        Recipe("blanks", (1.251, 0.3609, 0.0099), opening=9),
        _EIGHT,
        replace(_EIGHT, book="eight-six", limit=6),
        Recipe("nine", (1.2834, 0.3626, 0.0103), opening=102, limit=7),
        Recipe("ten", (1.2895, 0.3718, 0.0097), opening=123),
        Recipe("five", (1.287, 0.33, 0.0058), opening=32),
        Recipe("six", (1.2787, 0.3304, 0.0061), opening=44, limit=6, trust=0.965, memory_bits=25),
        Recipe("seven", (1.2921, 0.3277, 0.0064), opening=58, memory_bits=25),
        Recipe("super", (1.2921, 0.3277, 0.0064), opening=74, limit=7, trust=0.965, margin=0.45, memory_bits=27),
        Recipe("6x6", (1.3145, 0.327, 0.0031), opening=266, trust=0.965, margin=0.1, memory_bits=25),
        Recipe("bulls", (1.2462, 0.3722, 0.0109), opening=123),
        Recipe("logik", (1.2867, 0.362, 0.0081), opening=0),
        Recipe("blind", (1.2089, 0.4779, 0.0253), opening=0),
    )
}
