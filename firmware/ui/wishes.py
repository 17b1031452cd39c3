"""What a person chose: the rules, which are offered first the next time, and the settings; kept as a few bytes."""

from firmware.engine.games import named
from firmware.engine.variant import TELLS, Variant
from firmware.game.packing import Packing, Unpacking, variant_fields
from firmware.game.rules import LEVELS, MODES, MOST_PLAYERS, MOST_ROUNDS, SCORINGS, SETTINGS, Rules, rounds_for
from firmware.ui.palette import NAMES, STEPS
from firmware.ui.words import LANGUAGES

VERSION = 2
TIMES_S = (0, 10, 20, 30, 60, 90, 120, 300, 600, 1800)  # 0: never
PARTS = ("pegs", "colours", "repeats", "blanks", "rows", "tells")  # of a variant, in the order of its key()
_PEGS, _COLOURS, _REPEATS, _BLANKS = range(4)
# what each may be; a range of the board's has no index()
_WISHES = (
    ("mode", MODES),
    ("scoring", SCORINGS),
    ("setting", SETTINGS),
    ("code", ("head", "sealed")),
    ("level", LEVELS),
    ("tells", TELLS),
    ("device", (False, True)),
    ("people", tuple(range(MOST_PLAYERS + 1))),
    ("rounds", tuple(range(MOST_ROUNDS + 1))),
)
_CHANGED = (
    ("language", LANGUAGES),
    ("brightness", tuple(range(STEPS))),
    ("palette", NAMES),
    ("sound", (False, True)),
    ("animation", (False, True)),
    ("left", (False, True)),
    ("fits", (False, True)),
    ("closed", (False, True)),
    ("dim_s", TIMES_S),
    ("attract_s", TIMES_S),
    ("sleep_s", TIMES_S),
)


def company(wishes, most=MOST_PLAYERS):
    """How many people play, and whether the device does, where it may or must."""
    people = min(wishes.get("people", 1), most)
    return people, people == 1 or (people < most and wishes.get("device", True))


def rounds(wishes):
    """The numbers of rounds that this company can share, and the one that it would play."""
    possible = rounds_for(sum(company(wishes)))
    wish = wishes.get("rounds")
    return possible, wish if wish in possible else possible[0]


def give(desk, values):
    """Let the settings wish, as long as nothing else is chosen."""
    key = named(values["variant"]).key()
    desk.settings = values
    desk.given = {"variant": Variant(*key[:4], values["rows"] or key[4], key[5]), "level": values["level"]}
    desk.wishes.update(desk.given)


def variant(wishes):
    return wishes.get("variant") or named("classic")


def vary(wishes, part, value):
    """Change one part of the variant; what does not go with that gives way."""
    key = list(variant(wishes).key())
    key[PARTS.index(part)] = value
    most = key[_COLOURS] + key[_BLANKS]
    if not key[_REPEATS] and key[_PEGS] > most:
        if part == "repeats":
            key[_PEGS] = most
        else:
            key[_REPEATS] = True
    wishes["variant"] = Variant(*key)


def rules(wishes):
    """The rules that the wishes make; what does not go together gives way."""
    mode = wishes.get("mode", "break")
    people, device = company(wishes, 2 if mode == "race" else MOST_PLAYERS)
    return Rules(
        mode,
        variant(wishes),
        people,
        device,
        rounds(wishes)[1],
        wishes.get("scoring", "rows"),
        setting=wishes.get("setting", "uniform"),
        level=wishes.get("level", "book"),
        sealed=wishes.get("code") == "sealed",
    )


def dump(desk):
    given = desk.given
    return write({key: wish for key, wish in desk.wishes.items() if given.get(key) != wish}, desk.changed)


def load(desk, content):
    """Put what was dumped on the desk; a sentence where these bytes are nothing of the kind."""
    wishes, changed = read(content)
    desk.wishes.update(wishes)
    language = changed.pop("language", None)
    for key, value in changed.items():
        desk.set(key, value)
    if language:
        try:
            desk.speak(language)
        except OSError:
            pass  # its table was taken off the drive


def write(wishes, changed):
    """The wishes, and the settings that were changed, as bytes."""
    box = Packing()
    _walk(box, wishes, changed)
    return box.content(VERSION)


def read(content):
    """The wishes and the changed settings that were written; a sentence where these bytes are nothing of the kind."""
    wishes = {}
    changed = {}
    box = Unpacking(content, VERSION)
    _walk(box, wishes, changed)
    box.finish()
    return wishes, changed


def _walk(box, wishes, changed):
    for fields, chosen in ((_WISHES, wishes), (_CHANGED, changed)):
        for key, names in fields:
            # 0 is for what was never chosen
            place = box.field(names.index(chosen[key]) + 1 if key in chosen else 0, len(names) + 1)
            if place:
                chosen[key] = names[place - 1]
    if box.field(int("variant" in wishes), 2):
        wishes["variant"] = variant_fields(box, wishes.get("variant"))
