"""The recipe of each book on the shelf."""

from __future__ import annotations

from dataclasses import replace

from tools.books.maker.recipe import Recipe, effort

EVERY = 1 << 30  # every guess is tried that can help: such a book takes as few rows as any with its openings

EIGHT = Recipe(
    "eight",
    (1.2307, 0.3792, 0.0089),
    (effort((0, 1)),),
    openings=(83,),
    endgame_size=4096,
    endgame_width=EVERY,
    endgame_slack=EVERY,
)

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
        Recipe(
            "blind",
            (1.2089, 0.4779, 0.0253),
            (effort((0, 1)),),
            openings=(0,),
            endgame_size=1024,
            endgame_width=EVERY,
            endgame_slack=EVERY,
            memory_bits=24,
        ),
        Recipe(
            "bulls",
            (1.2462, 0.3722, 0.0109),
            (effort((0, 1)),),
            endgame_size=5040,
            endgame_width=EVERY,
            endgame_slack=EVERY,
        ),
        Recipe(
            "blanks",
            (1.251, 0.3609, 0.0099),
            (effort((150, 1), (0, 4)), effort((0, 80, 50))),
            openings=(9,),
            endgame_size=50,
            endgame_width=300,
            endgame_slack=5,
        ),
        Recipe(
            "six",
            (1.2787, 0.3304, 0.0061),
            (effort((0, 1)),),
            openings=(44,),
            limit=6,
            endgame_size=7776,
            endgame_width=EVERY,
            endgame_slack=EVERY,
            endgame_trust=0.965,
            memory_bits=25,
        ),
        Recipe(
            "super",
            (1.2921, 0.3277, 0.0064),
            (effort((0, 1)),),
            openings=(74,),
            limit=7,
            endgame_size=8000,
            endgame_width=EVERY,
            endgame_slack=EVERY,
            endgame_trust=0.99,
            memory_bits=25,
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
        Recipe(
            "logik",
            (1.2867, 0.362, 0.0081),
            (effort((150, 1), (0, 2)), effort((1000, 40, 12), (200, 30, 8), (0, 20, 5))),
            openings=(0,),
            endgame_size=60,
            endgame_width=100,
            endgame_slack=4,
        ),
        EIGHT,
        replace(EIGHT, book="eight-six", limit=6),
        Recipe(
            "nine",
            (1.2834, 0.3626, 0.0103),
            (effort((0, 1)),),
            openings=(102,),
            endgame_size=6561,
            endgame_width=EVERY,
            endgame_slack=EVERY,
            endgame_trust=0.97,
            memory_bits=24,
        ),
        Recipe(
            "seven",
            (1.2921, 0.3277, 0.0064),
            (effort((0, 1)),),
            openings=(58,),
            endgame_size=4000,
            endgame_width=EVERY,
            endgame_slack=EVERY,
            endgame_trust=0.98,
            memory_bits=25,
        ),
        Recipe(
            "ten",
            (1.2895, 0.3718, 0.0097),
            (effort((0, 1)),),
            openings=(123,),
            endgame_size=10000,
            endgame_width=EVERY,
            endgame_slack=EVERY,
            endgame_trust=0.97,
            memory_bits=24,
        ),
    )
}
