"""What a person chose: the rules, which are offered first next time, and the settings; saved as a few bytes."""

from firmware.engine.games import NAMED, named
from firmware.engine.variant import MOST_ROWS, TELLS, Variant
from firmware.game.agreed import MOST_ROUNDS, NO_CLOCK
from firmware.game.fields import Packing
from firmware.game.modes import CLOCKS, DAY, DEALS, LEVELS, MODES, MOST_PLAYERS, SCORINGS, mode_of, rounds_for
from firmware.game.variant_fields import variant_fields
from firmware.ui.palette import NAMES, STEPS
from firmware.ui.words import LANGUAGES, SIGNS

VERSION = 10
_BEFORE = 2  # of 0.1.0, which had fewer modes, levels, scorings and rules
TIMES_S = (0, 10, 20, 30, 60, 90, 120, 300, 600, 1800)  # 0: never
PARTS = ("pegs", "colours", "repeats", "blanks", "rows", "tells", "zero")  # of a variant, in the order of its key()
_PEGS, _COLOURS, _REPEATS, _BLANKS = range(4)
# what each may be; a range of the board's has no index()
_OLD_WISHES = (
    ("mode", MODES),
    ("scoring", SCORINGS),
    ("deal", DEALS),
    ("code", ("head", "sealed")),
    ("level", LEVELS),
    ("tells", TELLS),
    ("device", (False, True)),
    ("people", tuple(range(MOST_PLAYERS + 1))),
    ("rounds", tuple(range(MOST_ROUNDS + 1))),
)
OWN_ROWS = tuple(["own_{}".format(player + 1) for player in range(MOST_PLAYERS)])  # of each player; 0: the game's
OWN_GAMES = tuple(["game_{}".format(player + 1) for player in range(MOST_PLAYERS)])
GAMES = ("",) + tuple(sorted(NAMED))  # that each may be; the first: that of the match
_NEW_WISHES: tuple = (("hard", (False, True)), ("clock", CLOCKS))
_NEW_WISHES += tuple([(key, tuple(range(MOST_ROWS + 1))) for key in OWN_ROWS] + [(key, GAMES) for key in OWN_GAMES])
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


def company(wishes, most: int = MOST_PLAYERS):
    """How many people play, and whether the device plays too, as the mode allows."""
    people = min(wishes.get("people", 1), most)
    return people, people == 1 or (people < most and wishes.get("device", True))


def rounds(wishes):
    """The numbers of rounds that these players can share equally, and the one to offer."""
    possible = rounds_for(sum(company(wishes)))
    wish = wishes.get("rounds")
    return possible, wish if wish in possible else possible[0]


def give(desk, values):
    """Take the wishes of settings.toml, until a person chooses something else."""
    desk.settings = values
    desk.given = {"variant": game(desk, values["variant"]), "level": values["level"]}
    desk.wishes.update(desk.given)


def game(desk, name):
    """The game of this name, with the number of rows from the settings if they give one."""
    made = named(name)
    return made.with_rows(desk.settings.get("rows") or made.rows)


def variant(wishes):
    return wishes.get("variant") or named("classic")


def vary(wishes, part, value):
    """Change one part of the variant, and whatever cannot go with it."""
    key = list(variant(wishes).key())
    key[PARTS.index(part)] = value
    most = key[_COLOURS] + key[_BLANKS]
    if not key[_REPEATS] and key[_PEGS] > most:
        if part == "repeats":
            key[_PEGS] = most
        else:
            key[_REPEATS] = True
    wishes["variant"] = Variant(*key)


def rules(wishes, today=lambda: 0):
    """The rules that follow from the wishes, with impossible combinations adjusted; `today` tells the day."""
    from firmware.game.rules import agree

    mode = wishes.get("mode", "break")
    people, device = company(wishes, mode_of(mode).most)
    return agree(
        mode,
        variant(wishes),
        people,
        device,
        rounds(wishes)[1],
        wishes.get("scoring", "rows"),
        deal=wishes.get("deal", "uniform"),
        level=wishes.get("level", "book"),
        sealed=wishes.get("code") == "sealed",
        day=today() if mode_of(mode).given == DAY else 0,
        **house_rules(wishes),
    )


def house_rules(wishes):
    """The rules that hold until they are changed, without being asked before each match."""
    own = [_own(wishes, player) for player in range(MOST_PLAYERS)]
    return {"hard": wishes.get("hard", False), "clock": wishes.get("clock", NO_CLOCK), "own": own}


def _own(wishes, player):
    """The game of a player with the rows of that player."""
    name = wishes.get(OWN_GAMES[player])
    rows = wishes.get(OWN_ROWS[player])
    own = named(name) if name else variant(wishes)
    return own.with_rows(rows) if rows else own


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
            desk.speak(language)
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
        fields_of += [(_NEW_WISHES, wishes), ((("signs", SIGNS), ("vibration", (False, True))), changed)]
    for fields, chosen in fields_of:
        for key, names in fields:
            names = box.names(names)
            # 0 is for what was never chosen
            place = box.field(names.index(chosen[key]) + 1 if key in chosen else 0, len(names) + 1)
            if place:
                chosen[key] = names[place - 1]
    if box.field(int("variant" in wishes), 2):
        wishes["variant"] = variant_fields(box, wishes.get("variant"))
