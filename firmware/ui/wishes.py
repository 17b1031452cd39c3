"""What a person chose last, as a few bytes: the language, and the answers that are offered first."""

from firmware.engine.variant import TELLS
from firmware.game.packing import Packing, Unpacking, variant_fields
from firmware.game.rules import LEVELS, MODES, MOST_PLAYERS, MOST_ROUNDS
from firmware.game.scoring import SCORINGS
from firmware.game.setting import SETTINGS
from firmware.ui.words import LANGUAGES

VERSION = 1
_MOST_NUMBER = max(MOST_PLAYERS, MOST_ROUNDS) + 1
_NAMES = (
    ("mode", MODES),
    ("scoring", SCORINGS),
    ("setting", SETTINGS),
    ("code", ("head", "sealed")),
    ("level", LEVELS),
    ("tells", TELLS),
    ("device", (False, True)),
    ("people", range(MOST_PLAYERS + 1)),
    ("rounds", range(_MOST_NUMBER)),
)


def dump(language, wishes):
    box = Packing()
    _walk(box, language, wishes)
    return box.content(VERSION)


def load(content):
    """The language and the wishes that were dumped; a sentence where these bytes are none."""
    box = Unpacking(content, VERSION)
    wishes = {}
    language = _walk(box, LANGUAGES[0], wishes)
    box.finish()
    return language, wishes


def _walk(box, language, wishes):
    language = LANGUAGES[box.field(LANGUAGES.index(language), len(LANGUAGES))]
    for key, names in _NAMES:
        # 0 is no wish
        chosen = box.field(names.index(wishes[key]) + 1 if key in wishes else 0, len(names) + 1)
        if chosen:
            wishes[key] = names[chosen - 1]
    if box.field(int("variant" in wishes), 2):
        wishes["variant"] = variant_fields(box, wishes.get("variant"))
    return language
