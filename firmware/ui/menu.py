"""The menu of the lights: what can be done now, what to play and by which rules, and the settings.

Every list is a choice. An entry is the key of its words and what it opens. What is chosen is remembered among the
wishes and the settings.
"""

from firmware.engine.variant import NAMED, named
from firmware.game.phases import DONE, OVER
from firmware.game.rules import LEVELS, MODES, MOST_PLAYERS, rounds_for
from firmware.game.scoring import SCORINGS
from firmware.game.setting import SETTINGS
from firmware.ui import wishes
from firmware.ui.palette import NAMES, STEPS
from firmware.ui.screens import Choice, Text
from firmware.ui.words import LANGUAGES

_MODES = tuple([mode for mode in MODES if mode != "number"])  # a number has to be typed
_SWITCHES = ("sound", "animation", "left", "fits", "closed")


def open_main(handheld):
    """What can be done now."""
    match = handheld.desk.match
    entries = [("play", _modes)]
    if match is not None and match.phase not in (OVER, DONE):
        entries.append(("quit", _quit))
        if match.round is not None and match.round.salt:
            entries.append(("seal", _seal))
    _entries(handheld, entries + [("rules", _rules), ("stats", _stats), ("settings", _settings), ("test", _test)])


def _entries(handheld, entries):
    texts = [handheld.desk.words("menu-" + key) for key, _ in entries]
    _choice(handheld, texts, 0, lambda taken: entries[taken][1](handheld))


def _choice(handheld, texts, chosen, take):
    handheld.show(Choice(handheld.width, handheld.height, texts, chosen, take))


def _names(handheld, key, names, there, take):
    """A choice of names, in the language that is set."""
    here = handheld.desk.words.list("names-" + key) if key else [str(name) for name in names]
    _choice(handheld, here[: len(names)], names.index(there) if there in names else 0, lambda at: take(names[at]))


# playing


def _modes(handheld):
    _names(handheld, "mode", _MODES, handheld.desk.wishes.get("mode"), lambda mode: _variants(handheld, mode))


def _variants(handheld, mode):
    names = [name for name in sorted(NAMED) if NAMED[name][0] <= handheld.width]
    there = wishes.variant_name(handheld.desk.wishes.get("variant") or named("classic"))
    _names(handheld, None, names, there, lambda name: _begin(handheld, mode, name))


def _begin(handheld, mode, name):
    desk = handheld.desk
    desk.wishes["mode"] = mode
    desk.wishes["variant"] = named(name)
    desk.begin(wishes.rules(desk.wishes))


def _quit(handheld):
    handheld.desk.match.give_up()


def _seal(handheld):
    _say(handheld, handheld.desk.seal())


def _rules(handheld):
    _entries(
        handheld,
        [
            ("level", _one("level", LEVELS)),
            ("setting", _one("setting", SETTINGS)),
            ("code", _one("code", ("head", "sealed"))),
            ("people", _one("people", tuple(range(1, MOST_PLAYERS + 1)))),
            ("device", _one("device", (False, True))),
            ("rounds", _one("rounds", tuple(rounds_for(2)))),
            ("scoring", _one("scoring", SCORINGS)),
        ],
    )


def _one(key, names):
    """Opens the choice of a wish."""
    spoken = {"people": None, "rounds": None, "device": "switch"}.get(key, key)

    def choose(handheld):
        chosen = handheld.desk.wishes
        _names(handheld, spoken, names, chosen.get(key), lambda name: chosen.update({key: name}))

    return choose


# looking


def _stats(handheld):
    desk = handheld.desk
    records = desk.statistics.records
    if not records:
        _say(handheld, desk.words("shown-nothing"))
        return
    texts = [
        "{} {}/{}".format(wishes.variant_name(record.variant), record.won(), record.played()) for record in records
    ]
    _choice(handheld, texts, 0, lambda at: _say(handheld, _each_row(records[at])))


def _each_row(record):
    counts = record.by_rows
    return " ".join(["{}:{}".format(row + 1, counts[row]) for row in range(len(counts)) if counts[row]])


def _say(handheld, text):
    handheld.show(Text(handheld.width, handheld.height, text))


# settings


def _settings(handheld):
    entries = [
        ("brightness", _value("brightness", tuple(range(STEPS)), None)),
        ("palette", _value("palette", NAMES, None)),
        ("language", _language),
    ]
    _entries(handheld, entries + [(key, _value(key, (False, True), "switch")) for key in _SWITCHES])


def _value(key, names, spoken):
    """Opens the choice of a setting."""

    def choose(handheld):
        settings = handheld.desk.settings
        _names(handheld, spoken, names, settings[key], lambda name: handheld.set(key, name))

    return choose


def _language(handheld):
    desk = handheld.desk
    _names(handheld, None, LANGUAGES, desk.language, desk.speak)


def _test(handheld):
    handheld.test()
