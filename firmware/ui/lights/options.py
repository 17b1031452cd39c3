"""What can be set in the menu of the lights: the rules of the next match, and the settings.

A list shows each with its value; choosing one opens the list of its values. What is sought most comes first. Below the
settings are the names of the players, and the test of lights and buttons.
"""

from firmware.engine.games import NAMED
from firmware.engine.variant import MOST_COLOURS, MOST_PEGS, MOST_ROWS, TELLS
from firmware.game.modes import CLOCKS, DEALS, LEVELS, MOST_PLAYERS, SCORINGS
from firmware.ui import wishes
from firmware.ui.lights import inks
from firmware.ui.lights.screens import Choice, offer, place_of, say
from firmware.ui.palette import NAMES, STEPS
from firmware.ui.words import LANGUAGES, SIGNS

_OFF_ON = (False, True)
_TIMES = ("dim_s", "attract_s", "sleep_s")
_OWN = wishes.OWN_GAMES + wishes.OWN_ROWS
# whose value may come from the file or the console, and not be in the menu
_OTHERS = _TIMES + wishes.OWN_GAMES + ("pegs",)
_SPOKEN = ("level", "deal", "code", "scoring", "tells", "clock", "signs")  # whose values are words of the language
_EXPLAINED = (
    "level",
    "deal",
    "scoring",
    "palette",
    "language",
)  # whose values are told with what they mean, where a line has room
_HELD = ("mirrored", "turned")  # keys that are lights
_SWITCHES = ("sound", "animation", "left", "fits", "closed")


def rules(handheld):
    wished = handheld.desk.wishes
    most = min(MOST_PEGS, handheld.width)
    table = [
        ("clock", CLOCKS),
        ("hard", _OFF_ON),
        ("level", LEVELS),
        ("deal", DEALS),
        ("code", ("head", "sealed")),
        ("people", range(1, MOST_PLAYERS + 1)),
        ("device", _OFF_ON),
        ("rounds", ()),  # that the players can share
        ("scoring", SCORINGS),
        ("pegs", range(1, most + 1)),
        ("colours", range(2, MOST_COLOURS + 1)),
        ("rows", range(1, MOST_ROWS + 1)),
        ("repeats", _OFF_ON),
        ("blanks", _OFF_ON),
        ("zero", _OFF_ON),
        ("tells", TELLS),
    ]
    fit = [name for name in wishes.GAMES if not name or NAMED[name][0] <= handheld.width]
    for player in range(MOST_PLAYERS):
        table += [(wishes.OWN_GAMES[player], fit), (wishes.OWN_ROWS[player], range(MOST_ROWS + 1))]

    def get(rule):
        if rule in wishes.PARTS:
            return wishes.variant(wished).key()[wishes.PARTS.index(rule)]
        if rule == "device":
            return wishes.company(wished)[1]
        if rule in wishes.OWN_GAMES:
            return wished.get(rule, "")
        return wishes.rounds(wished)[1] if rule == "rounds" else wished.get(rule)

    def put(rule, value):
        if rule in wishes.PARTS:
            wishes.vary(wished, rule, value)
            return
        wished[rule] = value
        if rule == "device":  # nobody can play alone, and five is the most
            people = wishes.company(wished)[0]
            wished["people"] = min(people, MOST_PLAYERS - 1) if value else max(people, 2)

    _table(handheld, table, get, put)


def settings(handheld):
    desk = handheld.desk
    table = [("language", LANGUAGES), ("brightness", range(STEPS)), ("palette", NAMES)]
    if handheld.sounds.motor:
        table.append(("vibration", _OFF_ON))
    table += [(key, _OFF_ON) for key in _held(handheld) + _SWITCHES]
    table += [(key, wishes.TIMES_S) for key in _TIMES] + [("signs", SIGNS)]
    more = [("names", _names), ("test", _test)]

    def get(key):
        return desk.language if key == "language" else desk.settings[key]

    def put(key, value):
        if value == get(key):
            return
        if key != "language":
            handheld.set(key, value)
            return
        try:
            desk.speak(value)
        except OSError:
            say(handheld, "?", inks.WRONG)  # its table is no longer on the drive

    _table(handheld, table, get, put, more)
    listed = handheld.above[-1]

    def means(at):
        return desk.words("key-does", listed.tell(at), desk.words("means-" + (table + more)[at][0]))

    listed.means = means


def _held(handheld):
    return _HELD if hasattr(handheld, "pads") else ()


def _names(handheld):
    from firmware.ui.lights import name_entry

    name_entry.open_list(handheld)


def _test(handheld):
    from firmware.ui.lights import selftest

    selftest.begin(handheld)


def _table(handheld, table, get, put, more=()):
    """A choice among options; each has its key and the names of its values. `more` are keys, and what each opens."""

    def entry(at):
        """The key, its values, their words, and the place of the current one."""
        key, names = table[at]
        there = get(key)
        desk = handheld.desk
        if key == "rounds":
            names = wishes.rounds(desk.wishes)[0]
        names = tuple(names)  # a range of the board's has no index()
        if key in _OTHERS and there not in names:
            names = tuple(sorted(names + (there,)))
        spoken = "switch" if names == _OFF_ON else key if key in _SPOKEN else None
        told = desk.words.list("names-" + spoken) if spoken else [str(name) for name in names]
        if key in _OWN:
            told[0] = "-"  # as the match has it
        return key, names, told, place_of(names, there)

    def tell(at):
        words = handheld.desk.words
        if at >= len(table):
            return words("menu-" + more[at - len(table)][0])
        key, _, told, there = entry(at)
        if key in _OWN:
            part = "menu-game" if key in wishes.OWN_GAMES else "menu-rows"
            name = words("shown-player", int(key[-1])) + " " + words(part)
        else:
            name = words("menu-" + key)
        return name + " " + told[there]

    def take(at):
        if at >= len(table):
            more[at - len(table)][1](handheld)
            return
        key, names, told, there = entry(at)

        def taken(at):
            put(key, names[at])
            handheld.desk.choices += 1
            return True

        offer(handheld, told, there, taken)
        if key in _EXPLAINED:
            words = handheld.desk.words
            handheld.above[-1].means = lambda at: words("key-does", told[at], words(key + "-" + names[at]))

    handheld.show(Choice(handheld, len(table) + len(more), tell, 0, take))
    handheld.above[-1].valued = True
