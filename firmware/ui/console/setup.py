"""The questions before a new match. An empty line takes the answer on offer, which is the one given last time.

The answers are in `console.chosen`, by question; they alone decide which question comes next.
"""

from firmware.engine.games import NAMED, name_of, named
from firmware.engine.variant import MOST_COLOURS, MOST_PEGS, MOST_ROWS, TELLS, Variant
from firmware.game.rules import (
    DEALS,
    DEVICE,
    ELSEWHERE,
    LEVELS,
    MODES,
    PERSON,
    SCORINGS,
    Rules,
    has_handicaps,
    mode_of,
    pairs_of,
    players_of,
    rounds_for,
)
from firmware.ui import notation, wishes
from firmware.ui.capitals import upper
from firmware.ui.console import report
from firmware.ui.console.commands import read_number
from firmware.ui.words import SIGNS, Wrong

EXPLAINED = ("mode", "deal", "scoring", "level")  # each name with what it means
# what the answer is: one of these names, a number, or yes or no
NAMES = {
    "mode": MODES,
    "tells": TELLS,
    "scoring": SCORINGS,
    "deal": DEALS,
    "code": ("head", "sealed"),
    "level": LEVELS,
    "signs": SIGNS,
}
NUMBERS = ("pegs", "rows", "people", "rounds") + wishes.OWN_ROWS
YES_NO = ("blanks", "repeats", "device", "hard")
MORE = "rules"  # an answer to the first question: ask about the rules that are seldom changed, too
_OFFERED = {"mode": "break", "scoring": "rows", "level": "book", "pegs": 4, "rows": 10, "people": 1, "repeats": True}


def prompt(console):
    """The next question."""
    words = console.words
    key = _asked(console.chosen)
    if key in NAMES:
        names, here = _names_of(console, key)
        yield words("ask-" + key)
        for place in range(len(names)):
            choice = "{} {}".format(place + 1, here[place])
            yield choice + ": " + words(key + "-" + names[place]) if key in EXPLAINED else choice
        yield words("or-enter", here[names.index(_offered(console, key))])
    elif key in NUMBERS:
        possible = _range(_possible(console.chosen, key))
        if key in wishes.OWN_ROWS:
            number = wishes.OWN_ROWS.index(key)
            device = _players(console.chosen)[number] == DEVICE
            told = words("ask-own", words("device") if device else words("player", number + 1), possible)
        else:
            told = words("ask-" + key, possible)
        yield "{} {}".format(told, words("or-enter", _offered(console, key)))
    elif key in YES_NO:
        yes, no = words.list("yes-no")
        yield "{} {}".format(words("ask-" + key), words("or-enter", yes if _offered(console, key) else no))
    else:
        yield words("ask-" + key)
        if key == "variant":
            for name in sorted(NAMED):
                yield report.game(words, named(name))
            yield words("or-enter", name_of(_offered(console, key)))


def answer(console, line: str):
    """Take an answer; with the last one the match begins."""
    chosen = console.chosen
    key = _asked(chosen)
    if key == "number":
        variant, code = read_number(line)
        console.desk.begin(Rules("number", variant, code=code))
        return
    value = _read(console, key, line)
    if value == MORE:
        chosen[MORE] = True
        return
    chosen[key] = value
    if key == "signs":
        console.desk.set(key, value)
        console.desk.choices += 1
    elif key != "variant":
        console.desk.wishes[key] = chosen[key]
    if _asked(chosen) is None:
        _begin(console.desk, chosen)


def is_answer(console, line: str):
    """Whether a word that is also a command is an answer to the next question."""
    key = _asked(console.chosen)
    if key not in NAMES:
        return False
    names, here = _names_of(console, key)
    return upper(line.strip()) in [upper(name) for name in list(names) + here]


def _names_of(console, key):
    """The possible answers, in English and in the language that is set."""
    names, here = NAMES[key], console.words.list("names-" + key)
    if key == "mode" and MORE not in console.chosen:
        return names + (MORE,), here + console.words.list("names-more")
    return names, here


def _asked(chosen):
    """The next question; None when all are answered."""
    for key in _questions(chosen):
        if key not in chosen:
            return key
    return None


def _questions(chosen):
    """The questions in order; each may depend on the answers before it."""
    yield "mode"
    row = mode_of(chosen["mode"])
    if row.numbered:
        yield "number"
    yield "variant"
    colours = chosen["variant"]
    if type(colours) is int:
        yield "pegs"
        yield "rows"
        yield "blanks"
        if chosen["pegs"] <= colours + chosen["blanks"]:
            yield "repeats"
        yield "tells"
    if row.players is None:
        yield "people"
        if 1 < chosen["people"] < _possible(chosen, "people")[-1]:
            yield "device"
    if row.scoring is None:
        yield "rounds"
        yield "scoring"
    players = _players(chosen)
    pairs = pairs_of(row.name, players)
    if DEVICE in [maker for maker, _ in pairs]:
        yield "deal"
    if (PERSON, DEVICE) in pairs:
        yield "code"
    if players == (PERSON, ELSEWHERE) or DEVICE in [breaker for _, breaker in pairs]:
        yield "level"
    if MORE in chosen:
        if PERSON in players and ELSEWHERE not in players and (row.players is None or players[0] == PERSON):
            yield "hard"
        if has_handicaps(row):
            for key in wishes.OWN_ROWS[: len(players)]:
                yield key
        yield "signs"


def _players(chosen):
    return players_of(chosen["mode"], chosen.get("people"), _with_device(chosen))


def _with_device(chosen):
    return chosen.get("people") == 1 or chosen.get("device", False)


def _possible(chosen, key):
    """The numbers that can be answered."""
    if key == "rounds":
        return rounds_for(chosen["people"] + _with_device(chosen))
    if key in wishes.OWN_ROWS:
        return range(MOST_ROWS + 1)
    most = {"pegs": MOST_PEGS, "rows": MOST_ROWS, "people": mode_of(chosen["mode"]).most}
    return range(1, most[key] + 1)


def _offered(console, key):
    """The answer that an empty line stands for."""
    wish = console.signs if key == "signs" else console.desk.wishes.get(key)
    if key == "variant":
        return wish or named("classic")
    if key in YES_NO:
        return _OFFERED.get(key, False) if wish is None else wish
    possible = NAMES[key] if key in NAMES else _possible(console.chosen, key)
    return wish if wish in possible else _OFFERED.get(key, possible[0])


def _read(console, key, line: str):
    typed = line.strip()
    if not typed:
        return _offered(console, key)
    if key in NAMES:
        names, here = _names_of(console, key)
        return _name(here, names, upper(typed))
    if key in YES_NO:
        said = console.words.answer(typed)
        if said is None:
            raise Wrong("not-one-of", ", ".join(console.words.list("yes-no")))
        return said
    if key == "variant":
        return _variant(console.desk, typed.lower())
    number = notation.number(typed)
    possible = _possible(console.chosen, key)
    if number not in possible:
        raise Wrong("not-one-of", _range(possible))
    return number


def _name(here, names, typed: str):
    """One of these names, typed in English, in the language that is set, or as its number in the list."""
    for place in range(len(names)):
        if typed in (upper(names[place]), upper(here[place]), str(place + 1)):
            return names[place]
    raise Wrong("not-offered")


def _variant(desk, typed: str):
    """A variant by its name, or how many colours it has."""
    if typed in NAMED:
        return wishes.game(desk, typed)
    if 2 <= notation.number(typed) <= MOST_COLOURS:
        return notation.number(typed)
    raise Wrong("no-variant", MOST_COLOURS)


def _begin(desk, chosen):
    variant = chosen["variant"]
    if type(variant) is int:
        shape = (chosen["pegs"], variant, chosen.get("repeats", True), chosen["blanks"])
        variant = Variant(*shape, chosen["rows"], chosen["tells"])
    desk.wishes["variant"] = variant
    more = {key: chosen[key] for key in ("people", "rounds", "scoring", "deal", "level") if key in chosen}
    if "people" in chosen:
        more["device"] = _with_device(chosen)
    if "code" in chosen:
        more["sealed"] = chosen["code"] == "sealed"
    more.update(wishes.house_rules(desk.wishes))
    desk.begin(Rules(chosen["mode"], variant, **more))


def _range(possible):
    """The numbers in words: first to last, or one by one if there are gaps."""
    first, last = possible[0], possible[-1]
    if len(possible) == last - first + 1:
        return "{}-{}".format(first, last)
    return ", ".join([str(number) for number in possible])
