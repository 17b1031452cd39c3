"""The questions before a new match. An empty line takes the answer that is offered, which is the last one given."""

from firmware.engine.games import NAMED, name_of, named
from firmware.engine.variant import MOST_COLOURS, MOST_PEGS, MOST_ROWS, TELLS, Variant
from firmware.game.rules import LEVELS, MODES, MOST_PLAYERS, SCORINGS, SETTINGS, Rules, rounds_for
from firmware.ui import letters, listing
from firmware.ui.capitals import upper
from firmware.ui.commands import read_number
from firmware.ui.words import Wrong

_EXPLAINED = ("mode", "setting", "scoring")  # each name with what it means
_SETS = ("break", "match", "race", "watch")
_BREAKS = ("make", "match", "race", "helper", "watch")


def choose(console):
    """Ask what is to be played, and begin it."""
    words = console.words
    wishes = console.desk.wishes
    mode = wishes["mode"] = yield from _one(console, "mode", MODES, "break")
    if mode == "number":
        variant, code = yield from console.ask(words("ask-number"), read=read_number)
        console.desk.begin(Rules(mode, variant, code=code))
        return
    variant = wishes["variant"] = yield from _variant(console)
    more = {}
    if mode in ("match", "race"):
        yield from _company(console, mode, more)
    if mode == "match":
        possible = rounds_for(more["people"] + more["device"])
        more["rounds"] = yield from _number(console, "rounds", possible, possible[0])
        more["scoring"] = yield from _one(console, "scoring", SCORINGS, "rows")
    with_device = more.get("device", mode != "duel")
    if with_device and mode in _SETS:
        more["setting"] = yield from _one(console, "setting", SETTINGS, "uniform")
    if with_device and mode in ("make", "match", "race"):
        more["sealed"] = (yield from _one(console, "code", ("head", "sealed"), "head")) == "sealed"
    if with_device and mode in _BREAKS:
        more["level"] = yield from _one(console, "level", LEVELS, "book")
    console.desk.begin(Rules(mode, variant, **more))


def _company(console, mode, more):
    """How many people play, and whether the device does."""
    people = range(1, 3 if mode == "race" else MOST_PLAYERS + 1)
    more["people"] = yield from _number(console, "people", people, 1)
    full = more["people"] == people[-1]
    more["device"] = more["people"] == 1 or (not full and (yield from _yes(console, "device", False)))


def _variant(console):
    """A variant by its name, or by its numbers."""
    words = console.words
    offered = console.desk.wishes.get("variant") or named("classic")
    name = name_of(offered)

    def read(line):
        typed = line.strip().lower()
        if not typed:
            return offered
        if typed in NAMED:
            return named(typed)
        if 2 <= letters.number(typed) <= MOST_COLOURS:
            return letters.number(typed)
        raise Wrong("no-variant", MOST_COLOURS)

    names = listing.folded(sorted(NAMED), " ")
    prompt = [words("ask-variant")] + names + [words("or-enter", name)]
    chosen = yield from console.ask(*prompt, read=read)
    if isinstance(chosen, Variant):
        return chosen
    pegs = yield from _number(console, "pegs", range(1, MOST_PEGS + 1), 4)
    rows = yield from _number(console, "rows", range(1, MOST_ROWS + 1), 10)
    blanks = yield from _yes(console, "blanks", False)
    repeats = pegs > chosen + blanks or (yield from _yes(console, "repeats", True))
    tells = yield from _one(console, "tells", TELLS, TELLS[0])
    return Variant(pegs, chosen, repeats, blanks, rows, tells)


def _one(console, key, names, default):
    """One of these names, typed in English, in the language that is set, or as its number in the list."""
    words = console.words
    here = words.list("names-" + key)
    wish = console.desk.wishes.get(key)
    offered = names.index(wish if wish in names else default)

    def read(line):
        typed = upper(line.strip())
        if not typed:
            return names[offered]
        for place in range(len(names)):
            if typed in (upper(names[place]), upper(here[place]), str(place + 1)):
                return names[place]
        raise Wrong("not-offered")

    choices = ["{} {}".format(place + 1, here[place]) for place in range(len(names))]
    if key in _EXPLAINED:
        choices = ["{}: {}".format(choices[place], words(key + "-" + names[place])) for place in range(len(names))]
    else:
        choices = listing.folded(choices)
    prompt = [words("ask-" + key)] + choices + [words("or-enter", here[offered])]
    answers = [upper(name) for name in list(names) + here]
    chosen = yield from console.ask(*prompt, read=read, answers=answers)
    console.desk.wishes[key] = chosen
    return chosen


def _number(console, key, possible, default):
    """One of these numbers."""
    words = console.words
    wish = console.desk.wishes.get(key)
    offered = wish if wish in possible else default

    def read(line):
        number = letters.number(line.strip()) if line.strip() else offered
        if number not in possible:
            raise Wrong("not-one-of", _range(possible))
        return number

    prompt = "{} {}".format(words("ask-" + key, _range(possible)), words("or-enter", offered))
    chosen = yield from console.ask(prompt, read=read)
    console.desk.wishes[key] = chosen
    return chosen


def _yes(console, key, default):
    words = console.words
    yes, no = words.list("yes-no")
    offered = console.desk.wishes.get(key, default)

    def read(line):
        answer = words.answer(line) if line.strip() else offered
        if answer is None:
            raise Wrong("not-one-of", "{}, {}".format(yes, no))
        return answer

    prompt = "{} {}".format(words("ask-" + key), words("or-enter", yes if offered else no))
    chosen = yield from console.ask(prompt, read=read)
    console.desk.wishes[key] = chosen
    return chosen


def _range(possible):
    """How the numbers are told: from the first to the last, or one by one where some are left out."""
    first, last = possible[0], possible[-1]
    if len(possible) == last - first + 1:
        return "{}-{}".format(first, last)
    return ", ".join([str(number) for number in possible])
