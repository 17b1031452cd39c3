"""What a person chose, as a few bytes: the rules, which are offered first next time, and the settings."""

from firmware.engine.variant import MOST_ROWS, TELLS
from firmware.game.agreed import MOST_ROUNDS
from firmware.game.fields import Packing
from firmware.game.modes import CLOCKS, DEALS, LEVELS, MODES, MOST_PLAYERS, SCORINGS
from firmware.game.variant_fields import variant_fields
from firmware.ui.palette import NAMES, STEPS
from firmware.ui.rules_wanted import GAMES, OWN_GAMES, OWN_ROWS, TIMES_S
from firmware.ui.words import LANGUAGES, SIGNS

VERSION = 10
_BEFORE = 2  # of 0.1.0, which had fewer modes, levels, scorings and rules
_SWITCH = (False, True)
# what each may be; a range of the board's has no index()
_OLD_WISHES = (
    ("mode", MODES),
    ("scoring", SCORINGS),
    ("deal", DEALS),
    ("code", ("head", "sealed")),
    ("level", LEVELS),
    ("tells", TELLS),
    ("device", _SWITCH),
    ("people", tuple(range(MOST_PLAYERS + 1))),
    ("rounds", tuple(range(MOST_ROUNDS + 1))),
)
_NEW_WISHES: tuple = (("hard", _SWITCH), ("clock", CLOCKS))
_NEW_WISHES += tuple([(key, tuple(range(MOST_ROWS + 1))) for key in OWN_ROWS] + [(key, GAMES) for key in OWN_GAMES])
_CHANGED = (
    ("language", LANGUAGES),
    ("brightness", tuple(range(STEPS))),
    ("palette", NAMES),
    ("sound", _SWITCH),
    ("animation", _SWITCH),
    ("left", _SWITCH),
    ("fits", _SWITCH),
    ("closed", _SWITCH),
    ("dim_s", TIMES_S),
    ("attract_s", TIMES_S),
    ("sleep_s", TIMES_S),
)
_NEW_CHANGED = (("signs", SIGNS), ("vibration", _SWITCH))
_LATER = (("mirrored", _SWITCH), ("turned", _SWITCH))  # what 0.2.0 saved ends before them, and so none was chosen


def dump(desk):
    given = desk.given
    return write({key: wish for key, wish in desk.wishes.items() if given.get(key) != wish}, desk.changed)


def load(desk, content: bytes):
    """Load saved wishes; ValueError if these bytes are none."""
    wishes, changed = read(content)
    desk.wishes.update(wishes)
    language = changed.pop("language", None)
    for key, value in changed.items():
        desk.set(key, value)
    if language:
        try:
            desk.set_language(language)
        except OSError:
            pass  # its table is no longer on the drive


def write(wishes, changed):
    """The wishes, and the settings that were changed, as bytes."""
    box = Packing()
    _walk(box, wishes, changed)
    return box.content(VERSION)


def read(content: bytes):
    """The wishes and the changed settings in these bytes; ValueError if they are none."""
    wishes: dict = {}
    changed: dict = {}
    from firmware.game.unpacking import Unpacking

    box = Unpacking(content, VERSION, _BEFORE)
    _walk(box, wishes, changed)
    box.finish()
    return wishes, changed


def _walk(box, wishes, changed):
    fields_of = [(_OLD_WISHES, wishes), (_CHANGED, changed)]
    if not box.old:
        fields_of += [(_NEW_WISHES, wishes), (_NEW_CHANGED, changed)]
    for fields, chosen in fields_of:
        _walk_fields(box, fields, chosen)
    if box.field(int("variant" in wishes), 2):
        wishes["variant"] = variant_fields(box, wishes.get("variant"))
    if not box.old:
        _walk_fields(box, _LATER, changed)


def _walk_fields(box, fields, chosen):
    for key, names in fields:
        names = box.names(names)
        # 0 is for what was never chosen
        place = box.field(names.index(chosen[key]) + 1 if key in chosen else 0, len(names) + 1)
        if place:
            chosen[key] = names[place - 1]
