"""Turn a match with the half-made guess into a few bytes, in any phase, and back. The walk over its fields is the
format, in both directions.

Values that follow from the rest are left out: marks that a known code gives, and the device's thoughts. A loaded match
goes on from the start of its phase. The log tells bytes that are damaged by their checksum; a match that stands as none
can is put aside where the game crashes with it, see start.py.
"""

from firmware.engine import marks
from firmware.engine.variant import MOST_ROWS
from firmware.game.fields import Packing, Unpacking, code_field, expect
from firmware.game.match import CHECK, DISPUTE, GUESS, MARK, PHASES, Match
from firmware.game.modes import MOST_ROUNDS
from firmware.game.round import EVIL, HEAD, HINTS, HOLDERS, MOST_MISSES, SALT_SPACE, SEAL_SPACE, STATES, Draft, Round
from firmware.slots import need

VERSION = 8
SENT = VERSION + 0x80  # of a challenge: 0.2.0 wrote the other modes, and its matches load
_SCORES = 1024
_NOUGHT = 256  # a score may be negative: marks that contradict each other cost rows


def dump(match):
    box = Packing(match.rules.packed)
    _walk(box, match)
    return box.content(SENT if match.rules.challenge else VERSION)


def load(content, randrange, library=None):
    """Return the match that was dumped; raise a sentence if these bytes are none."""
    is_sent = content[:1] == bytes([SENT])
    box = Unpacking(content, SENT if is_sent else VERSION)
    match = Match(need("firmware.game.rules").fields(box, None, is_sent), randrange, library)
    match.sides = [None] * len(match.sides)  # without the rounds that a new match deals
    match.draft = None
    _walk(box, match)
    expect(dump(match) == content)  # a match has only one form, with nothing left over
    if match.phase == DISPUTE:
        match.phase = CHECK  # the check finds the contradiction again, which follows from the rows
    match.unsure = match.marked >= 0 and match.phase in (GUESS, MARK)  # saves do not tell if the check came to its end
    match.begin_work()
    return match


def _walk(box, match):
    """Pack the fields of a match, or unpack them into one that has neither rounds nor a draft."""
    sides = match.sides
    match.round_number = box.field(match.round_number, MOST_ROUNDS)
    match.phase = box.field(match.phase, PHASES)
    match.side = box.field(match.side, len(sides))
    match.marked = box.field(match.marked + 1, len(sides) + 1) - 1
    rules = match.rules
    each = 1  # the most points that a row can give
    if rules.scoring == "pegs":
        for game in (rules.variant,) + rules.own:
            each = max(each, game.pegs)
    nought = _NOUGHT * each
    for player, score in enumerate(match.scores):
        match.scores[player] = box.field(score + nought, _SCORES * each) - nought
    variant = match.variant()
    draft = match.draft or Draft(variant)
    number = box.field(len(draft.order), variant.pegs + 1)
    for place in draft.order[:] or [0] * number:
        digit = draft.pegs[place] or 0
        place = box.field(place, variant.pegs)
        draft.put(place, box.field(digit, variant.base))  # in the same order as before, where it is packed
    match.draft = draft
    for side, played in enumerate(sides):
        if box.field(played is not None, 2):
            again = _round(box, match.variant(side), played)
            sides[side] = played or again
    if rules.given_rows and sides[0]:
        sides[0].misses = box.field(sides[0].misses, MOST_MISSES + 1)
    if match.clock:
        match.clock.walk(box)


def _round(box, variant, played):
    """Return the round, played again from its fields."""
    played = played or Round(variant, HEAD)
    holder = box.field(played.holder, HOLDERS)
    secret = played.hidden_code()
    code = None if holder == HEAD else code_field(box, variant, secret)
    salt = 0
    if box.field(played.salt > 0, 2):
        salt = box.field(played.salt, SEAL_SPACE if holder == HEAD else SALT_SPACE)
    again = Round(variant, holder, code, salt)
    if salt and holder == HEAD:
        secret = code_field(box, variant, secret)
        if secret is not None:
            again.reveal(secret)
    again.hints = box.field(played.hints, HINTS)
    number = box.field(len(played.rows), MOST_ROWS + 1)
    for guess, mark in played.rows or [(0, 0)] * number:
        guess = box.field(guess, variant.space)
        mark = box.field(mark, marks.space(variant)) if holder in (HEAD, EVIL) else marks.score(variant, guess, code)
        again.guess(guess)
        if again.pending is not None:
            again.answer(mark)
    pending = code_field(box, variant, played.pending)
    if pending is not None:
        again.guess(pending)
    state = box.field(played.state, STATES)
    if state != again.state:  # rows show that it was won or lost; the other ends are stored
        again.end(state)
    return again
