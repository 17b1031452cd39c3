"""Everything that a person chooses once and keeps: one table, from which settings.toml, the forms, the saves and the
words of the settings follow.

A row is the name, the default in settings.toml, the values, and the place in a save. There a value goes by its own
place, so new values come last, and a new row takes the next place. The rules of the next game are wishes, whose rows
have no default. start.py has what else settings.toml may hold.
"""

from firmware.engine.variant import MOST_COLOURS, MOST_PEGS, MOST_ROWS, NAMED, TELLS
from firmware.game.modes import CHALLENGE, CLOCKS, DEALS, LEVELS, MODES, MOST_PLAYERS, MOST_ROUNDS, SCORINGS
from firmware.ui.inks import PALETTES, STEPS
from firmware.ui.words import LANGUAGES, SIGNS, is_spelled

OFF_ON = (False, True)
_TIMES_S = (0, 10, 20, 30, 60, 90, 120, 300, 600, 1800)  # without a press; 0: never
MOST_SENT = 8
# in the order of their list
SETTINGS: tuple = (
    ("language", LANGUAGES[0], LANGUAGES, 9),
    ("brightness", 2, range(STEPS), 10),
    ("palette", PALETTES[0], PALETTES, 11),
    ("sound", True, OFF_ON, 12),
    ("speech", False, OFF_ON, 38),
    ("animation", True, OFF_ON, 13),
    ("signs", SIGNS[0], SIGNS, 32),
    ("left", False, OFF_ON, 14),
    ("fits", False, OFF_ON, 15),
    ("vibration", True, OFF_ON, 33),
    ("mirrored", False, OFF_ON, 35),
    ("turned", False, OFF_ON, 36),
    ("dim_s", 30, _TIMES_S, 17),
    ("attract_s", 90, _TIMES_S, 18),
    ("sleep_s", 300, _TIMES_S, 19),
    ("closed", False, OFF_ON, 16),
)
NAMES = tuple([row[0] for row in SETTINGS])
# whose names are too long for large letters, in the order of their words there
_SHORTENED: tuple = ("attract_s", "blanks", "brightness", "closed", "code", "deal", "dim_s", "fits", "hard", "left")
_SHORTENED += ("level", "repeats", "signs", "sleep_s", "tells")
# those of a board itself
OF_BOARD = ("brightness", "mirrored", "turned", "dim_s", "attract_s", "sleep_s", "closed")
# of each player; the first of their values stands for that of the match
OWN_ROWS = tuple(["own_{}".format(player + 1) for player in range(MOST_PLAYERS)])
OWN_GAMES = tuple(["game_{}".format(player + 1) for player in range(MOST_PLAYERS)])
_ROWS = range(MOST_ROWS + 1)
_GAMES = ("",) + tuple(sorted(NAMED))
WISHES: tuple = (
    ("mode", tuple([mode for mode in MODES if mode != CHALLENGE]), 0),
    ("scoring", SCORINGS, 1),
    ("deal", DEALS, 2),
    ("code", ("head", "sealed"), 3),
    ("level", LEVELS, 4),
    ("tells", TELLS, 5),
    ("device", OFF_ON, 6),
    ("people", range(MOST_PLAYERS + 1), 7),
    ("rounds", range(MOST_ROUNDS + 1), 8),
    ("hard", OFF_ON, 20),
    ("clock", CLOCKS, 21),
    ("variant", (), 34),
    ("sent", (), 37),  # the digests of challenges and of their results, the oldest first
    ("pegs", range(1, MOST_PEGS + 1), None),
    ("colours", range(2, MOST_COLOURS + 1), None),
    ("rows", range(1, MOST_ROWS + 1), None),
    ("repeats", OFF_ON, None),
    ("blanks", OFF_ON, None),
    ("zero", OFF_ON, None),
)
for player in range(MOST_PLAYERS):
    WISHES += (OWN_ROWS[player], _ROWS, 22 + player), (OWN_GAMES[player], _GAMES, 27 + player)


def values_of(key):
    """Return the values that this setting or wish may have."""
    for table in (SETTINGS, WISHES):  # a form asks for a dozen, and making one table of the two takes a while
        for row in table:
            if row[0] == key:
                return tuple(row[-2])
    raise ValueError("there is nothing called {} to set".format(key))


def short_of(key):
    """Return the key of its word for large letters."""
    return "menu#{}".format(_SHORTENED.index(key)) if key in _SHORTENED else "label-" + key


def find(words, text):
    """Return the setting whose word this is, or None."""
    for key in NAMES:
        if is_spelled(key, text) or is_spelled(words.tell((short_of(key),)), text):
            return key
    return None
