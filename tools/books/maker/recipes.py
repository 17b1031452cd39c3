"""The recipe of each book on the shelf."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tools.books.maker.recipe import Recipe, effort

EVERY = 1 << 30


def _every(book: str, coefficients: tuple[float, float, float], size: int, **more: Any) -> Recipe:
    """Make a recipe that tries every guess that can help for sets of up to `size` codes.

    Where no estimate is trusted, such a book takes as few rows as any with its openings.
    """
    whole = (effort((0, 1)),)
    return Recipe(book, coefficients, whole, endgame_size=size, endgame_width=EVERY, endgame_slack=EVERY, **more)


EIGHT = _every("eight", (1.2307, 0.3792, 0.0089), 4096, openings=(83,))

RECIPES: dict[str, Recipe] = {
    recipe.book: recipe
    for recipe in (
        Recipe(
            "classic",
            (1.2436, 0.3654, 0.0093),
            (effort((0, 1)), effort((0, 40, 20))),
            endgame_size=150,
            endgame_width=60,
        ),
        Recipe(
            "classic-five",
            (1.2436, 0.3654, 0.0093),
            (effort((0, 1)), effort((0, 40, 20))),
            limit=5,
            endgame_size=150,
            endgame_width=60,
        ),
        Recipe(
            "classic-mixed",
            (1.2436, 0.3654, 0.0093),
            (effort((0, 1)), effort((0, 40, 20))),
            mixed=True,
            endgame_size=150,
            endgame_width=60,
        ),
        Recipe(
            "mini",
            (1.2817, 0.3283, 0.0133),
            (effort((0, 1)), effort((0, 60, 40))),
            endgame_size=150,
            endgame_width=200,
            endgame_slack=4,
        ),
        Recipe(
            "five",
            (1.287, 0.33, 0.0058),
            (effort((150, 1), (0, 4)), effort((0, 60, 40))),
            endgame_size=50,
            endgame_width=200,
            endgame_slack=5,
        ),
        _every("blind", (1.2089, 0.4779, 0.0253), 1024, openings=(0,), memory_bits=24),
        _every("bulls", (1.2462, 0.3722, 0.0109), 5040),
        Recipe(
            "blanks",
            (1.251, 0.3609, 0.0099),
            (effort((150, 1), (0, 4)), effort((0, 80, 50))),
            openings=(9,),
            endgame_size=50,
            endgame_width=300,
            endgame_slack=5,
        ),
        _every("six", (1.2787, 0.3304, 0.0061), 7776, openings=(44,), limit=6, endgame_trust=0.965, memory_bits=25),
        _every(
            "super",
            (1.2921, 0.3277, 0.0064),
            8000,
            openings=(74,),
            limit=7,
            endgame_trust=0.965,
            endgame_margin=0.45,
            memory_bits=27,
        ),
        Recipe(
            "6x6",
            (1.3145, 0.327, 0.0031),
            (effort((150, 1), (0, 2)), effort((2000, 20, 6), (200, 12, 4), (0, 10, 3))),
            openings=(266,),
            endgame_size=60,
            endgame_width=40,
            endgame_slack=3,
        ),
        _every("logik", (1.2867, 0.362, 0.0081), 6720, openings=(0,), memory_bits=24),
        EIGHT,
        replace(EIGHT, book="eight-six", limit=6),
        _every("nine", (1.2834, 0.3626, 0.0103), 6561, openings=(102,), limit=7, memory_bits=24),
        _every("seven", (1.2921, 0.3277, 0.0064), 4000, openings=(58,), memory_bits=25),
        _every("ten", (1.2895, 0.3718, 0.0097), 10000, openings=(123,), memory_bits=24),
    )
}
