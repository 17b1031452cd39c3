"""What a person chose last: the answers that are offered first, and the rules that they make; kept as a few bytes."""

from firmware.engine.variant import NAMED, TELLS, named
from firmware.game.packing import Packing, Unpacking, variant_fields
from firmware.game.rules import LEVELS, MODES, MOST_PLAYERS, MOST_ROUNDS, Rules, rounds_for
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


def rules(wishes):
    """The rules that the wishes make; what does not go together gives way."""
    mode = wishes.get("mode", "break")
    device = wishes.get("device", True)
    people = wishes.get("people", 1)
    if mode == "race":
        people = min(people, 2)
    device = people == 1 or (device and people < (2 if mode == "race" else MOST_PLAYERS))
    rounds = wishes.get("rounds", 2)
    if mode == "match" and rounds not in rounds_for(people + device):
        rounds = rounds_for(people + device)[0]
    return Rules(
        mode,
        wishes.get("variant") or named("classic"),
        people,
        device,
        rounds,
        wishes.get("scoring", "rows"),
        setting=wishes.get("setting", "uniform"),
        level=wishes.get("level", "book"),
        sealed=wishes.get("code") == "sealed",
    )


def variant_name(variant):
    """The name of a variant, or its pegs and colours."""
    for name in NAMED:
        if named(name) == variant:
            return name
    return "{}x{}".format(variant.pegs, variant.colours)


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
