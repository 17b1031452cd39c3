"""What can be agreed before the first row: who plays which way, how many rounds, how they are scored. A board loads
this when a match begins, and drops it.

A way to play is a row of the table. Who guesses first stands in front; where `players` is None they are chosen, up to
`most` of them, and each round the next one guesses while the one before holds the code. Where `rounds` is None they are
chosen too. `sides` is how many codes are guessed at a time, by turns. `scoring` is one of SCORINGS, None where that is
chosen, and NO_SCORE where nobody keeps a score. What is `given` tells the code, which everybody can play: the number of
a round, or the day; where it is DEALT nothing is. A mode that does not count is practice: it touches no statistics, and
a person takes rows back.
"""

from collections import namedtuple

from firmware.engine import codes
from firmware.game.agreed import DEVICE, ELSEWHERE, MOST_ROUNDS, NO_CLOCK, PERSON, Agreed, telling
from firmware.game.fields import Packing, code_field
from firmware.game.variant_fields import variant_fields

MOST_PLAYERS = 5
NO_SCORE = ""
DAYS = 36525  # that a code may be of, see day.py
DEALT = ""
NUMBER = "number"
DAY = "day"
Mode = namedtuple("Mode", ("name", "players", "most", "rounds", "sides", "scoring", "given", "counts"))
TABLE = (
    Mode("day", (PERSON, DEVICE), 2, 1, 1, NO_SCORE, DAY, True),
    Mode("break", (PERSON, DEVICE), 2, 1, 1, NO_SCORE, DEALT, True),
    Mode("make", (DEVICE, PERSON), 2, 1, 1, NO_SCORE, DEALT, True),
    Mode("duel", (PERSON, PERSON), 2, 2, 1, NO_SCORE, DEALT, True),
    Mode("match", None, MOST_PLAYERS, None, 1, None, DEALT, True),
    Mode("race", None, 2, 1, 2, "penalty", DEALT, True),
    Mode("helper", (PERSON, ELSEWHERE), 2, 1, 1, NO_SCORE, DEALT, True),
    Mode("watch", (DEVICE, DEVICE), 2, 1, 1, NO_SCORE, DEALT, True),
    Mode("number", (PERSON, DEVICE), 2, 1, 1, NO_SCORE, NUMBER, True),
    Mode("practice", (PERSON, DEVICE), 2, 1, 1, NO_SCORE, DEALT, False),
)
MODES = tuple([mode.name for mode in TABLE])
LEVELS = (
    "book",
    "chaotic",
    "entropy",
    "expected",
    "first",
    "five",
    "genetic",
    "minimax",
    "next",
    "parts",
    "random",
    "sampled",
    "spread",
    "tenth",
)
DEALS = ("uniform", "mixed", "evil")
CLOCKS = (NO_CLOCK, "30", "60", "180", "300", "600")
SCORINGS = ("rows", "penalty", "ten", "rounds", "pegs", "second")


def agree(mode, variant, people=1, device=True, rounds=2, scoring="rows", **more):
    """The rules that these are, or a sentence; agreed.py tells what may be in `more`."""
    row = mode_of(mode)
    variant = _variant(variant)
    players = players_of(mode, people, device)
    day = more.pop("day", 0)
    clock = one_of("clock", more.pop("clock", NO_CLOCK), CLOCKS)
    free = not (ELSEWHERE in players or row.given)  # to bind people here to more than the rules of the game
    agreed = Agreed(
        mode=mode,
        variant=variant,
        players=players,
        sides=row.sides,
        counts=row.counts,
        rounds=row.rounds or _rounds(rounds, len(players)),
        scored=row.scoring != NO_SCORE,
        scoring=one_of("scoring", scoring, SCORINGS) if row.scoring is None else row.scoring or "rounds",
        deal=one_of("deal", more.pop("deal", "uniform"), DEALS),
        level=one_of("level", more.pop("level", "book"), LEVELS),
        sealed=bool(more.pop("sealed", False)),
        hard=bool(more.pop("hard", False)) and free,
        clock=clock if free and row.counts and players[0] == PERSON else NO_CLOCK,
        own=_own(variant, more.pop("own", ()), len(players), has_handicaps(row)),
        day=day,
        known=telling(_code(row, variant, more.pop("code", None), day)),
        watched=players.count(DEVICE) == len(players),
        advises=players == (PERSON, ELSEWHERE),
        marked=(PERSON, DEVICE) in pairs_of(mode, players) or ELSEWHERE in players,
        packed=Packing(),
    )
    if more:
        raise ValueError("there is no rule called {}".format(sorted(more)[0]))
    fields(agreed.packed, agreed)
    return agreed


def fields(box, rules):
    """Pack the rules, or return those that are unpacked."""
    variant = variant_fields(box, rules and rules.variant)
    mode = _name(box, rules and rules.mode, MODES)
    players = rules.players if rules else ()
    people = box.field(players.count(PERSON), MOST_PLAYERS + 1)
    device = bool(box.field(int(DEVICE in players), 2))
    rounds = box.field(rules.rounds if rules else 0, MOST_ROUNDS + 1)
    scoring = _name(box, rules and rules.scoring, SCORINGS)
    deal = _name(box, rules and rules.deal, DEALS)
    level = _name(box, rules and rules.level, LEVELS)
    sealed = bool(box.field(int(rules.sealed) if rules else 0, 2))
    hard = not box.old and bool(box.field(int(rules.hard) if rules else 0, 2))
    clock = NO_CLOCK if box.old else _name(box, rules and rules.clock, CLOCKS)
    own = () if box.old else _own_fields(box, rules, people + device)
    given = mode_of(mode).given
    code = code_field(box, variant, rules.known() if rules else 0) if given == NUMBER else None
    day = box.field(rules.day if rules else 0, DAYS + 1) if given == DAY else 0
    if rules:
        return rules
    more = {"deal": deal, "level": level, "sealed": sealed, "hard": hard, "clock": clock, "own": own, "code": code}
    return agree(mode, variant, people, device, rounds, scoring, day=day, **more)


def _own_fields(box, rules, players):
    own = rules.own if rules else ()
    if not box.field(int(len(own) > 0), 2):
        return ()
    return [variant_fields(box, game) for game in own or (None,) * players]


def _name(box, name, names):
    names = box.names(names)
    return names[box.field(names.index(name) if name else 0, len(names))]


def has_handicaps(row):
    """Whether each player may have a game of their own: where they are chosen, and play one after the other."""
    return row.players is None and row.sides == 1


def mode_of(name):
    """The row of this mode."""
    return TABLE[MODES.index(one_of("mode", name, MODES))]


def players_of(name, people, device):
    """Who plays, the one who guesses first in front; the device last where it plays with people."""
    mode = mode_of(name)
    if mode.players is not None:
        return mode.players
    fewest = 1 if device else 2
    if type(people) is not int or people not in range(fewest, mode.most + (not device)):
        most = "2" if mode.most == 2 else "2 to {}".format(mode.most)
        raise ValueError("a {} has {} players, at least one of them a person".format(name, most))
    return (PERSON,) * people + ((DEVICE,) if device else ())


def pairs_of(name, players):
    """Each maker with the breaker of that code, as the turns go round."""
    row = mode_of(name)
    turns = len(players) if row.players is None else row.rounds
    return [(players[turn - 1], players[turn]) for turn in range(turns)]


def rounds_for(players):
    """The numbers of rounds that are even and let each player guess and make equally often."""
    return [rounds for rounds in range(2, MOST_ROUNDS + 1, 2) if rounds % players == 0]


def one_of(what, name, names):
    if name not in names:
        raise ValueError("{} must be one of {}, not {}".format(what, ", ".join(names), name))
    return name


def _rounds(rounds, players):
    if rounds not in rounds_for(players):
        raise ValueError(
            "a match of {} has one of {} rounds, not {}".format(
                players, ", ".join([str(number) for number in rounds_for(players)]), rounds
            )
        )
    return rounds


def _code(row, variant, code, day):
    """The code that the rules tell, or None."""
    if (code is None) == (row.given == NUMBER):
        raise ValueError("a numbered round, and no other, has a code in its rules")
    if type(day) is not int or day not in (range(1, DAYS + 1) if row.given == DAY else (0,)):
        raise ValueError("a round of a day, and no other, has a day in its rules")
    if day:
        from firmware.game import day as calendar

        return calendar.code(variant, day)
    return code if code is None else codes.check(variant, code)


def _variant(variant):
    if not hasattr(variant, "key"):
        raise ValueError("the variant must be a Variant")
    return variant


def _own(variant, games, players, handicaps):
    """The game of each player, or nothing if that is the same for all."""
    if not handicaps:
        return ()
    games = [_variant(game or variant) for game in games[:players]]
    games += [variant] * (players - len(games))
    return () if all(game == variant for game in games) else tuple(games)
