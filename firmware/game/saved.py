"""A match as a few bytes, in every phase, and back. The format is the walk over its fields.

What follows from the rest is left out: the marks that a known code gives, and what the device was thinking. A match
that is loaded goes on from the start of its phase.
"""

from firmware.engine import marks
from firmware.engine.variant import MOST_ROWS, TELLS
from firmware.game.match import Match
from firmware.game.packing import Packing, Unpacking, code_field, variant_fields
from firmware.game.phases import PHASES
from firmware.game.round import EVIL, HEAD, HOLDERS, MOST_HINTS, STATES, VOID, Round
from firmware.game.rules import DEVICE, LEVELS, MODES, MOST_PLAYERS, MOST_ROUNDS, PERSON, SCORINGS, SETTINGS, Rules
from firmware.game.seal import SALT_SPACE
from firmware.game.sound import check

VERSION = 1
_SCORES = 1024
_NOUGHT = 256  # a score may be below nought: marks that contradict each other cost rows


def dump(match):
    box = Packing()
    _rules(box, match.rules)
    _walk(box, match)
    return box.content(VERSION)


def load(content, randrange, library=None):
    """The match that was dumped; a sentence where these bytes are none."""
    box = Unpacking(content, VERSION)
    match = Match(_rules(box, None), randrange, library)
    match.sides = [None] * len(match.sides)  # what it has dealt
    _walk(box, match)
    box.finish()
    check(match)
    if dump(match) != content:
        raise ValueError("what was saved is damaged")  # it says the same in more than one way
    match.restored()
    return match


def _rules(box, rules):
    variant = variant_fields(box, rules and rules.variant)
    mode = _name(box, rules and rules.mode, MODES)
    players = rules.players if rules else ()
    people = box.field(players.count(PERSON), MOST_PLAYERS + 1)
    device = bool(box.field(int(DEVICE in players), 2))
    rounds = box.field(rules.rounds if rules else 0, MOST_ROUNDS + 1)
    scoring = _name(box, rules and rules.scoring, SCORINGS)
    setting = _name(box, rules and rules.setting, SETTINGS)
    level = _name(box, rules and rules.level, LEVELS)
    sealed = bool(box.field(int(rules.sealed) if rules else 0, 2))
    code = code_field(box, variant, rules.known() if rules else 0) if mode == "number" else None
    return Rules(mode, variant, people, device, rounds, scoring, setting=setting, level=level, sealed=sealed, code=code)


def _walk(box, match):
    match.round_number = box.field(match.round_number, MOST_ROUNDS)
    match.phase = box.field(match.phase, PHASES)
    match.side = box.field(match.side, len(match.sides))
    match.marked = box.field(match.marked + 1, len(match.sides) + 1) - 1
    for player in range(len(match.scores)):
        match.scores[player] = box.field(match.scores[player] + _NOUGHT, _SCORES) - _NOUGHT
    _draft(box, match.rules.variant, match.draft)
    for side in range(len(match.sides)):
        played = match.sides[side]
        there = box.field(int(played is not None), 2)
        again = _round(box, match.rules.variant, played) if there else None
        match.sides[side] = played or again


def _draft(box, variant, draft):
    placed = [(place, draft.pegs[place]) for place in draft.order]
    for number in range(box.field(len(placed), variant.pegs + 1)):
        place, digit = placed[number] if placed else (0, 0)
        place = box.field(place, variant.pegs)
        digit = box.field(digit, variant.base)
        if not placed:
            draft.put(place, digit)


def _round(box, variant, played):
    """The round, played again from its fields."""
    played = played or Round(variant, HEAD)
    holder = box.field(played.holder, HOLDERS)
    code = played.known()
    code = None if holder == HEAD else code_field(box, variant, -1 if code is None else code)
    salt = box.field(played.salt, SALT_SPACE) if box.field(int(played.salt > 0), 2) else 0
    again = Round(variant, holder, code, salt)
    again.hints = box.field(played.hints, MOST_HINTS + 1)
    for number in range(box.field(len(played.rows), MOST_ROWS + 1)):
        guess, mark = played.rows[number] if played.rows else (0, 0)
        guess = box.field(guess, variant.space)
        mark = box.field(mark, _mark_space(variant)) if holder in (HEAD, EVIL) else marks.score(variant, guess, code)
        if again.guess(guess) is None:
            again.answer(mark)
    pending = code_field(box, variant, -1 if played.pending is None else played.pending)
    if pending >= 0:
        again.guess(pending)
    _end(again, box.field(played.state, STATES))
    return again


def _end(again, state):
    """Rows tell that it was won or lost; the other ends are told."""
    if state == VOID:
        again.void()
    elif state != again.state:
        again.end(state)


def _mark_space(variant):
    return (1 << variant.pegs) if TELLS[variant.tells] == "places" else marks.mark_of(0, variant.pegs) + 1


def _name(box, name, names):
    return names[box.field(names.index(name) if name else 0, len(names))]
