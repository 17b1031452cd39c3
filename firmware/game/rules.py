"""The rules that are agreed before the first row, and stay as they are: judged, made and packed.

A board drops this once a match has begun.
"""

from collections import namedtuple

from firmware.engine import codes
from firmware.engine.variant import Variant, named
from firmware.game import modes
from firmware.game.fields import Packing, code_field, list_field, name_field, variant_fields
from firmware.game.modes import DEVICE, ELSEWHERE, MOST_ROUNDS, NO_CLOCK, PERSON
from firmware.slots import need

# `players`: all who play, the one who guesses first in front. `people`: how many of them are persons. `sides`: how many
# codes are guessed at a time. `counts`: not practice. `scored`: whether somebody keeps the score. `sealed`: a person
# who makes a code for the device types it in. `hard`: people may only guess what can be the code. `clock`: the seconds
# that they have for it, see clock.py, or NO_CLOCK. `own`: the game of each player of a match, or nothing where all play
# the same. `day`: of a round whose code is that of the day, else 0. `given_rows`: those of a puzzle, else none;
# `puzzle`: its number on the shelf, else 0; `degree`: how hard one with a number is, from 0 on. `challenge`: what came
# with a code that somebody sent, see challenge.py, else (). `linked`: of a match with another board its number, the
# player here (0 guesses first) and the name of the one there, else (). `hidden_code`: tells the code of a round that
# everybody can play, else None; for dealing and saving only. `watched`: nobody plays but the device. `advises`: the
# device proposes every guess, which a person makes elsewhere. `packed`: all of it, as it is saved.
Agreed = namedtuple(
    "Agreed",
    "mode variant players people sides counts rounds scored scoring deal level sealed hard clock own day given_rows "
    "puzzle degree challenge linked hidden_code watched advises packed",
)

_UNSENT = modes.MODES[:-1]  # a challenge is the last
_CODED = (modes.NUMBER, modes.PUZZLE, modes.CHALLENGE)  # sources that have a code
# rules that are one of several values, as they are packed; the first is the usual one, but the mode has its scoring
_CHOSEN: tuple = ("scoring", modes.SCORINGS), ("deal", modes.DEALS), ("level", modes.LEVELS)
_CHOSEN += ("sealed", (False, True)), ("hard", (False, True)), ("clock", modes.CLOCKS)


def agree(mode, variant, people=1, device=True, rounds=2, **more):
    """Return the rules that these make, or raise a sentence; `Agreed` has the names in `more`."""
    row = modes.mode_of(one_of("mode", mode, modes.MODES))
    variant = _variant(variant)
    linked = tuple(more.pop("linked", ()))
    players = _players(row, people, device, linked)
    code, day, puzzle, challenge = map(more.pop, ("code", "day", "puzzle", "challenge"), (None, 0, 0, ()))
    given_rows = tuple(more.pop("given_rows", ()))
    _check_source(row, variant, code, day, given_rows, puzzle, challenge)
    if day:
        code = need("firmware.game.day").code(variant, day)
    own = more.pop("own", ())
    if not (row.scoring and row.sides == 1 and more.get("scoring")):
        more["scoring"] = row.scoring or "rounds"
    chosen: dict = {}
    for name, values in _CHOSEN:
        chosen[name] = one_of(name, more.pop(name, values[0]), values)
    free = not (ELSEWHERE in players or row.source)  # to bind people here to more than the rules of the game
    chosen["hard"] = (chosen["hard"] and free) or row.source == modes.PUZZLE
    if not (free and row.counts and players[0] == PERSON):
        chosen["clock"] = NO_CLOCK
    agreed = Agreed(
        mode=mode,
        variant=variant,
        players=players,
        people=players.count(PERSON),
        sides=row.sides,
        counts=row.counts,
        rounds=row.rounds or one_of("rounds", rounds, modes.rounds_for(len(players))),
        scored=row.scoring != modes.NO_SCORE,
        own=_own(variant, own, len(players)) if row.players is None and row.sides == 1 else (),
        day=day,
        given_rows=given_rows,
        puzzle=puzzle,
        degree=(puzzle - 1) % modes.STEPS,
        challenge=challenge,
        linked=linked,
        hidden_code=modes.telling(code),  # a function made here would keep all of this in a board's memory
        watched=players.count(DEVICE) == len(players),
        advises=ELSEWHERE in players and not linked,
        packed=Packing(),
        **chosen,
    )
    if more:
        raise ValueError("there is no rule called {}".format(sorted(more)[0]))
    fields(agreed.packed, agreed, mode == modes.CHALLENGE)
    return agreed


def fields(box, rules, is_sent):
    """Pack the rules, or return those that are unpacked; `is_sent`: of a challenge, whose mode is not packed."""
    of = rules or agree("break", named("classic"))  # of which nothing is asked where others are unpacked
    variant = variant_fields(box, of.variant)
    mode = modes.CHALLENGE if is_sent else _UNSENT[box.field(_UNSENT.index(of.mode), len(_UNSENT))]
    people = box.field(of.people, modes.MOST_PLAYERS + 1)
    device = bool(box.field(DEVICE in of.players, 2))
    more: dict = {"rounds": box.field(of.rounds, MOST_ROUNDS + 1)}
    for name, values in _CHOSEN:
        more[name] = values[box.field(values.index(getattr(of, name)), len(values))]
    if box.field(len(of.own) > 0, 2):
        games = of.own or (variant,) * (people + device)
        more["own"] = list(map(variant_fields, [box] * len(games), games))
    source = modes.mode_of(mode).source
    if source in _CODED:
        more["code"] = code_field(box, variant, of.hidden_code())
    if source == modes.DAY:
        more["day"] = box.field(of.day, modes.DAYS + 1)
    if source == modes.PUZZLE:
        more["puzzle"] = box.field(of.puzzle, modes.PUZZLES + 1)
        more["given_rows"] = list_field(box, of.given_rows, variant.rows, variant.space)
    if source == modes.CHALLENGE:
        more["challenge"] = need("firmware.game.challenge").sent_fields(box, variant, of.challenge)
    if mode in modes.LINKED and people + device == 1:
        number, here, name = of.linked or (0, 0, "")
        more["linked"] = box.field(number, modes.LINKS), box.field(here, 2), name_field(box, name)
    return rules or agree(mode, variant, people, device, **more)


def _check_source(row, variant, code, day, given_rows, puzzle, challenge):
    """Raise a sentence unless these tell just what the mode is given."""
    is_puzzle = row.source == modes.PUZZLE
    is_told = (
        (code is not None) == (row.source in _CODED)
        and [type(day), type(puzzle)] == [int, int]
        and day in (range(1, modes.DAYS + 1) if row.source == modes.DAY else (0,))
        and len(given_rows) in (range(1, variant.rows) if is_puzzle else (0,))  # a row is left for the code
        and puzzle in (range(modes.PUZZLES + 1) if is_puzzle else (0,))
        and bool(challenge) == (row.source == modes.CHALLENGE)
    )
    if not is_told:
        raise ValueError("a {} has another code, day, puzzle or sender in its rules".format(row.name))
    if code is not None:
        codes.check(variant, code)
    for guess in given_rows:
        if codes.check(variant, guess) == code:
            raise ValueError("no row of a puzzle is its code")


def _players(row, people, device, linked):
    """Return the players, the one who guesses first in front; the device last where it plays with people."""
    if linked:
        if row.name not in modes.LINKED:
            raise ValueError("no {} is played over a wire".format(row.name))
        return ((PERSON, ELSEWHERE), (ELSEWHERE, PERSON))[linked[1]]
    if row.players is not None:
        return row.players
    one_of("people", people, range(1 if device else 2, row.most + (not device)))
    return (PERSON,) * people + (DEVICE,) * device


def _variant(variant):
    if not isinstance(variant, Variant):
        raise ValueError("the variant must be a Variant")
    return variant


def _own(variant, games, players):
    """Return the game of each player, or nothing if that is the same for all."""
    games = [_variant(game or variant) for game in games[:players]]
    games += [variant] * (players - len(games))
    return () if games == [variant] * players else tuple(games)


def one_of(rule, value, values):
    if value not in values or type(value) is not type(values[0]):
        raise ValueError("{} must be one of {}, not {}".format(rule, ", ".join(map(str, values)), value))
    return value
