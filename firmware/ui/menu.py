"""The menu of the lights: what can be done now, what to play and by which rules, and the settings.

Every list is a choice, and lies beneath what it opens, so that back leads up. An entry is the key of its words and what
it opens, which is true where the menu is done. What is chosen is remembered among the wishes and the settings, and told
behind the words of its entry. A game that is too wide for the matrix is not offered.
"""

from firmware.engine.games import NAMED, name_of, named
from firmware.engine.variant import MOST_COLOURS, MOST_PEGS, MOST_ROWS, TELLS
from firmware.game.phases import DONE, OVER
from firmware.game.rules import LEVELS, MODES, MOST_PLAYERS, SCORINGS, SETTINGS, Rules
from firmware.game.statistics import BREAKER
from firmware.ui import inks, wishes
from firmware.ui.palette import NAMES, STEPS
from firmware.ui.screens import Choice, Text
from firmware.ui.words import LANGUAGES

_OFF_ON = (False, True)
_TIMES = ("dim_s", "attract_s", "sleep_s")
_OTHERS = _TIMES + ("pegs",)  # of which the file or the console may have another than the menu
_SPOKEN = ("level", "setting", "code", "scoring", "tells")  # whose names are words of the language
_SWITCHES = ("sound", "animation", "left", "fits", "closed")


def open_main(handheld):
    """What can be done now."""
    match = handheld.desk.match
    entries = [("play", _modes)]
    if match is not None:
        played = match.round
        if match.phase not in (OVER, DONE):
            entries.append(("quit", _quit))
            if played is not None and played.salt:
                entries.append(_telling("seal", handheld.desk.seal()))
        elif _numbers(match):
            entries.append(_telling("number", _numbers(match)))
        if handheld.shows and played is not None and played.rows:
            entries += [("look", _look), ("read", _read)]
    _entries(handheld, entries + [("rules", _rules), ("stats", _stats), ("settings", _settings), ("test", _test)])
    if match is not None and not handheld.shows:
        _say(handheld, "{}>{}".format(match.rules.variant.pegs, handheld.width), inks.WRONG)


def _entries(handheld, entries):
    def tell(at):
        return handheld.desk.words("menu-" + entries[at][0])

    handheld.show(Choice(handheld, len(entries), tell, 0, lambda at: entries[at][1](handheld)))


def _list(handheld, texts, chosen, take):
    handheld.show(Choice(handheld, len(texts), lambda at: texts[at], chosen, take))


def _place(names, there):
    return names.index(there) if there in names else 0


def _say(handheld, text, ink=inks.CURSOR):
    handheld.show(Text(handheld, text, 1, ink))


# playing


def _modes(handheld):
    desk = handheld.desk

    def take(at):
        (_number if MODES[at] == "number" else _variants)(handheld, MODES[at])

    _list(handheld, desk.words.list("names-mode"), _place(MODES, desk.wishes.get("mode")), take)


def _number(handheld, mode):
    from firmware.ui.numbering import Numbering

    def play(variant, code):
        _begin(handheld, Rules(mode, variant, code=code))

    handheld.show(Numbering(handheld, play, lambda: _say(handheld, "?", inks.WRONG)))


def _variants(handheld, mode):
    names = [name for name in sorted(NAMED) if NAMED[name][0] <= handheld.width]
    wish = wishes.variant(handheld.desk.wishes)
    there = name_of(wish)
    if there not in names and wish.pegs <= handheld.width:
        names.insert(0, there)

    def take(at):
        wished = handheld.desk.wishes
        wished["mode"] = mode
        wished["variant"] = wish if names[at] == there else named(names[at])
        _begin(handheld, wishes.rules(wished))

    _list(handheld, names, _place(names, there), take)


def _begin(handheld, rules):
    """Begin a match by these rules, once the one that runs was given up, if there is anything in it to lose."""
    desk = handheld.desk
    match = desk.match

    def begin():
        if match is not None and match.phase == OVER:
            desk.note(match)
        desk.begin(rules)

    if match is not None and _would_lose(match):
        _ask(handheld, begin)
    else:
        begin()


def _would_lose(match):
    """Whether somebody has played at it, and may go on."""
    rules = match.rules
    if rules.mode == "watch" or match.phase == DONE:
        return False
    if match.phase == OVER:
        return match.round_number + 1 < rules.rounds
    return match.round_number > 0 or any(played and played.rows for played in match.sides)


def _quit(handheld):
    _ask(handheld, lambda: None)
    return True


def _ask(handheld, then):
    """Ok gives the match up, back goes on with it."""

    def take(_at):
        match = handheld.desk.match
        if match.phase < OVER:  # it may have ended meanwhile
            match.give_up()
        then()
        return True

    handheld.show(Choice(handheld, 1, lambda _at: handheld.desk.words("menu-quit") + "?", 0, take, inks.WRONG))


def _look(handheld):
    handheld.look_back()
    return True


def _read(handheld):
    handheld.read_out()
    return True


def _telling(key, text):
    """An entry that tells what is so now, whatever the match has come to when it is taken."""
    return key, lambda handheld: _say(handheld, text)


def _numbers(match):
    """The numbers of the rounds that are over, where the codes are known."""
    from firmware.game import number

    codes = [played.secret() for played in match.sides]
    return " ".join([number.write(match.rules.variant, code) for code in codes if code is not None])


# rules


def _rules(handheld):
    wished = handheld.desk.wishes
    most = min(MOST_PEGS, handheld.width)
    table = [
        ("level", LEVELS),
        ("setting", SETTINGS),
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
        ("tells", TELLS),
    ]

    def get(rule):
        if rule in wishes.PARTS:
            return wishes.variant(wished).key()[wishes.PARTS.index(rule)]
        if rule == "device":
            return wishes.company(wished)[1]
        return wishes.rounds(wished)[1] if rule == "rounds" else wished.get(rule)

    def put(rule, value):
        if rule in wishes.PARTS:
            wishes.vary(wished, rule, value)
            return
        wished[rule] = value
        if rule == "device":  # nobody plays alone, and there is no room for six
            people = wishes.company(wished)[0]
            wished["people"] = min(people, MOST_PLAYERS - 1) if value else max(people, 2)

    _table(handheld, table, get, put)


def _table(handheld, table, get, put):
    """A choice of what is to be chosen; each entry has its key and the names of its values."""

    def entry(at):
        """The key, its values, how they are told, and the place of the one that is."""
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
        return key, names, told, _place(names, there)

    def tell(at):
        key, _, told, there = entry(at)
        return handheld.desk.words("menu-" + key) + " " + told[there]

    def take(at):
        key, names, told, there = entry(at)

        def taken(at):
            put(key, names[at])
            handheld.desk.choices += 1
            return True

        _list(handheld, told, there, taken)

    handheld.show(Choice(handheld, len(table), tell, 0, take))


# looking


def _stats(handheld):
    words = handheld.desk.words
    records = handheld.desk.statistics().records
    if not records:
        _say(handheld, words("shown-nothing"))
        return
    texts = []
    for record in records:
        role = words("breaker" if record.role == BREAKER else "maker")
        texts.append("{} {} {}/{}".format(name_of(record.variant), role, record.won(), record.played()))

    _list(handheld, texts, 0, lambda at: _say(handheld, _each_row(records[at])))


def _each_row(record):
    """The streak and the longest one, then how often in how many rows."""
    counts = record.by_rows
    told = ["{}:{}".format(row + 1, counts[row]) for row in range(len(counts)) if counts[row]]
    return "+{}/{} ".format(record.streak, record.best_streak) + " ".join(told)


# settings


def _settings(handheld):
    desk = handheld.desk
    table = [("language", LANGUAGES), ("brightness", range(STEPS)), ("palette", NAMES)]
    table += [(key, _OFF_ON) for key in _SWITCHES] + [(key, wishes.TIMES_S) for key in _TIMES]

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
            _say(handheld, "?", inks.WRONG)  # its table was taken off the drive

    _table(handheld, table, get, put)


def _test(handheld):
    handheld.test()
