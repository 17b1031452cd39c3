"""The rules that are agreed before the first row, judged and packed. A board drops this once a match has begun."""

from firmware.engine import codes
from firmware.engine.variant import Variant
from firmware.game.agreed import DEVICE, ELSEWHERE, MOST_ROUNDS, NO_CLOCK, PERSON, Agreed, telling
from firmware.game.fields import Packing, code_field, variant_fields
from firmware.game.modes import (
    CLOCKS,
    DAY,
    DAYS,
    DEALS,
    LEVELS,
    MODES,
    MOST_PLAYERS,
    NO_SCORE,
    NUMBER,
    PUZZLE,
    PUZZLES,
    SCORINGS,
    has_handicaps,
    mode_of,
    one_of,
    pairs_of,
    players_of,
    rounds_for,
)


def agree(mode, variant, people=1, device=True, rounds=2, scoring="rows", **more):
    """Return the rules that these make, or raise a sentence; agreed.py lists the names in `more`."""
    row = mode_of(mode)
    variant = _variant(variant)
    players = players_of(mode, people, device)
    day = more.pop("day", 0)
    code = _code(row, variant, more.pop("code", None), day)
    laid = tuple(more.pop("laid", ()))
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
        hard=(bool(more.pop("hard", False)) and free) or row.given == PUZZLE,
        clock=clock if free and row.counts and players[0] == PERSON else NO_CLOCK,
        own=_own(variant, more.pop("own", ()), len(players), has_handicaps(row)),
        day=day,
        laid=laid,
        puzzle=_puzzle(row, variant, laid, code, more.pop("puzzle", 0)),
        known=telling(code),
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
    hard = bool(box.field(int(rules.hard) if rules else 0, 2))
    clock = _name(box, rules and rules.clock, CLOCKS)
    own = _own_fields(box, rules, people + device)
    given = mode_of(mode).given
    code = code_field(box, variant, rules.known() if rules else 0) if given in (NUMBER, PUZZLE) else None
    day = box.field(rules.day if rules else 0, DAYS + 1) if given == DAY else 0
    puzzle, laid = _puzzle_fields(box, variant, rules) if given == PUZZLE else (0, ())
    if rules:
        return rules
    more = {"deal": deal, "level": level, "sealed": sealed, "hard": hard, "clock": clock, "own": own, "code": code}
    return agree(mode, variant, people, device, rounds, scoring, day=day, puzzle=puzzle, laid=laid, **more)


def _own_fields(box, rules, players):
    own = rules.own if rules else ()
    if not box.field(int(len(own) > 0), 2):
        return ()
    return [variant_fields(box, game) for game in own or (None,) * players]


def _puzzle_fields(box, variant, rules):
    puzzle = box.field(rules.puzzle if rules else 0, PUZZLES + 1)
    laid = rules.laid if rules else (0,) * variant.rows
    return puzzle, [box.field(laid[at], variant.space) for at in range(box.field(len(laid), variant.rows + 1))]


def _name(box, name, names):
    return names[box.field(names.index(name) if name else 0, len(names))]


def _rounds(rounds, players):
    if rounds not in rounds_for(players):
        raise ValueError(
            "a match of {} has one of {} rounds, not {}".format(
                players, ", ".join([str(number) for number in rounds_for(players)]), rounds
            )
        )
    return rounds


def _code(row, variant, code, day):
    """Return the code that the rules tell, or None."""
    if (code is None) == (row.given in (NUMBER, PUZZLE)):
        raise ValueError("a numbered round or a puzzle, and no other, has a code in its rules")
    if type(day) is not int or day not in (range(1, DAYS + 1) if row.given == DAY else (0,)):
        raise ValueError("a round of a day, and no other, has a day in its rules")
    if day:
        from firmware.game import day as calendar

        return calendar.code(variant, day)
    return code if code is None else codes.check(variant, code)


def _puzzle(row, variant, laid, code, puzzle):
    """Return the number of the puzzle, whose rows lie there from the start."""
    is_one = row.given == PUZZLE
    if len(laid) not in (range(1, variant.rows) if is_one else (0,)):
        raise ValueError("a puzzle, and no other, has rows in its rules, and one is left for the code")
    if type(puzzle) is not int or puzzle not in (range(PUZZLES + 1) if is_one else (0,)):
        raise ValueError("a puzzle has a number up to {}, or 0".format(PUZZLES))
    for guess in laid:
        if codes.check(variant, guess) == code:
            raise ValueError("no row of a puzzle is its code")
    return puzzle


def _variant(variant):
    if not isinstance(variant, Variant):
        raise ValueError("the variant must be a Variant")
    return variant


def _own(variant, games, players, handicaps):
    """Return the game of each player, or nothing if that is the same for all."""
    if not handicaps:
        return ()
    games = [_variant(game or variant) for game in games[:players]]
    games += [variant] * (players - len(games))
    return () if all(game == variant for game in games) else tuple(games)
