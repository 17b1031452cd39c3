"""Which questions come before a new match, and what may be answered.

The answers are in a dictionary, `chosen`, by question; they alone decide which question comes next.
"""

from firmware.engine.variant import MOST_COLOURS, MOST_PEGS, MOST_ROWS, TELLS
from firmware.game.agreed import DEVICE, ELSEWHERE, PERSON
from firmware.game.modes import (
    CLOCKS,
    DAY,
    DEALS,
    LEVELS,
    MODES,
    SCORINGS,
    has_handicaps,
    mode_of,
    pairs_of,
    players_of,
    rounds_for,
)
from firmware.ui import wishes
from firmware.ui.words import SIGNS

EXPLAINED = ("mode", "deal", "scoring", "level", "code")  # each name with what it means
# what the answer is: one of these names, a number, or yes or no
NAMES = {
    "mode": MODES,
    "tells": TELLS,
    "scoring": SCORINGS,
    "deal": DEALS,
    "code": ("head", "sealed"),
    "level": LEVELS,
    "clock": CLOCKS,
    "signs": SIGNS,
}
NAMES.update(dict.fromkeys(wishes.OWN_GAMES, wishes.GAMES))
NUMBERS = ("pegs", "rows", "people", "rounds") + wishes.OWN_ROWS
YES_NO = ("blanks", "repeats", "zero", "device", "hard")
CALLED = "names"
MORE = "details"  # an answer to the first question: ask about the rules that are seldom changed, too
OFFERED = {
    "pegs": 4,
    "rows": 10,
    "repeats": True,
    "zero": True,
    "mode": "break",
}  # else the first that may be answered, or no


def next_of(chosen):
    """The next question; None when all are answered."""
    for key in _questions(chosen):
        if key not in chosen:
            return key
    return None


def without_last(chosen):
    """The answers but for the last; the date, which a clock may have told, goes with its mode."""
    last = MORE  # is an answer to the first
    for key in _questions(chosen):
        if key not in chosen:
            break
        last = key
    less = chosen.copy()
    less.pop(last, None)
    if last == DAY:
        del less["mode"]
    return less


def _questions(chosen):
    """The questions in order; each may depend on the answers before it."""
    yield "mode"
    row = mode_of(chosen["mode"])
    if row.given:
        yield row.given
    yield "variant"
    colours = chosen["variant"]
    if type(colours) is int:
        yield "pegs"
        yield "rows"
        yield "blanks"
        if chosen["pegs"] <= colours + chosen["blanks"]:
            yield "repeats"
        if colours == MOST_COLOURS and not chosen["blanks"]:
            yield "zero"
        yield "tells"
    if row.players is None:
        yield "people"
        if 1 < chosen["people"] < numbers(chosen, "people")[-1]:
            yield "device"
    if row.scoring is None:
        yield "rounds"
        yield "scoring"
    players = who_plays(chosen)
    if players.count(PERSON) > 1:
        yield CALLED
    pairs = pairs_of(row.name, players)
    if DEVICE in [maker for maker, _ in pairs] and not row.given:
        yield "deal"
    if (PERSON, DEVICE) in pairs:
        yield "code"
    if players == (PERSON, ELSEWHERE) or DEVICE in [breaker for _, breaker in pairs]:
        yield "level"
    if MORE in chosen:
        if (row.players is None or players[0] == PERSON) and not (ELSEWHERE in players or row.given):
            yield "hard"
            if row.counts:
                yield "clock"
        if has_handicaps(row):
            for player in range(len(players)):
                yield wishes.OWN_GAMES[player]
                yield wishes.OWN_ROWS[player]
        yield "signs"


def who_plays(chosen):
    """The players of the match that is asked about."""
    return players_of(chosen["mode"], chosen.get("people"), with_device(chosen))


def with_device(chosen):
    """Whether the device is one of them."""
    return chosen.get("people") == 1 or chosen.get("device", False)


def numbers(chosen, key):
    """The numbers that can be answered."""
    if key == "rounds":
        return rounds_for(chosen["people"] + with_device(chosen))
    if key in wishes.OWN_ROWS:
        return range(MOST_ROWS + 1)
    most = {"pegs": MOST_PEGS, "rows": MOST_ROWS, "people": mode_of(chosen["mode"]).most}
    return range(1, most[key] + 1)


def told_range(possible):
    """The numbers in words: first to last, or one by one if there are gaps."""
    first, last = possible[0], possible[-1]
    if len(possible) == last - first + 1:
        return "{}-{}".format(first, last)
    return ", ".join([str(number) for number in possible])
