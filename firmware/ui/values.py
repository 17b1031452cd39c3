"""The values that each wish and each setting may have. They are packed by their places, so new ones come last."""

from firmware.engine.games import NAMED
from firmware.engine.variant import MOST_COLOURS, MOST_PEGS, MOST_ROWS, TELLS
from firmware.game.modes import CLOCKS, DEALS, LEVELS, MOST_PLAYERS, SCORINGS
from firmware.ui.inks import PALETTES, STEPS
from firmware.ui.words import LANGUAGES, SIGNS

OFF_ON = (False, True)
OWN_ROWS = tuple(["own_{}".format(player + 1) for player in range(MOST_PLAYERS)])  # of each player; 0: the game's
OWN_GAMES = tuple(["game_{}".format(player + 1) for player in range(MOST_PLAYERS)])
_TIMES_S = (0, 10, 20, 30, 60, 90, 120, 300, 600, 1800)  # 0: never
_OF: dict = {
    "scoring": SCORINGS,
    "code": ("head", "sealed"),
    "level": LEVELS,
    "deal": DEALS,
    "clock": CLOCKS,
    "pegs": range(1, MOST_PEGS + 1),
    "colours": range(2, MOST_COLOURS + 1),
    "rows": range(1, MOST_ROWS + 1),
    "tells": TELLS,
    "language": LANGUAGES,
    "brightness": range(STEPS),
    "palette": PALETTES,
    "signs": SIGNS,
    "dim_s": _TIMES_S,
    "attract_s": _TIMES_S,
    "sleep_s": _TIMES_S,
}


def of(key):
    """Return the values under this key; those of a switch where it has no others."""
    if key in OWN_GAMES:
        return ("",) + tuple(sorted(NAMED))  # the first: that of the match
    return tuple(range(MOST_ROWS + 1)) if key in OWN_ROWS else tuple(_OF.get(key, OFF_ON))
