"""Give a round its code: from the device, from a person who types it in, or it stays in somebody's head.

The maker and the breaker are of the kinds in `rules`: PERSON, DEVICE, ELSEWHERE.
"""

from firmware.game.agreed import DEVICE, NO_CLOCK, PERSON
from firmware.game.deal import draw_salt, set_code
from firmware.game.phases import READY, SET
from firmware.game.round import EVIL, HEAD, HELD, SEALED, Round


def holder_of(rules, maker, breaker):
    """Return the holder of the code of such a round."""
    if maker == DEVICE:
        return EVIL if rules.deal == "evil" and rules.known() is None else HELD
    if maker == PERSON and breaker == PERSON:
        return HELD
    return SEALED if maker == PERSON and rules.sealed else HEAD


def awaited(rules, maker, breaker):
    """Return the phase in which a person makes the code, or None if no person does."""
    if maker != PERSON:
        return None
    return READY if holder_of(rules, maker, breaker) == HEAD else SET


def next_code(match):
    """Go on to the next side that needs a person for its code, and return the phase for that; None after the last.

    The codes of the sides between are dealt, and a blitz gets its clock.
    """
    if match.clock is None and match.rules.clock != NO_CLOCK:
        from firmware.game.clock import Clock

        match.clock = Clock(match)
    while True:
        match.side += 1
        if match.side == len(match.sides):
            return None
        phase = awaited(match.rules, *match.kinds())
        if phase is not None:
            return phase
        deal(match)


def deal(match, code=None):
    """Give the side a round with its code, which is this one if a person has typed it in."""
    rules = match.rules
    maker, breaker = match.kinds()
    holder = holder_of(rules, maker, breaker)
    salt = 0
    if maker == DEVICE:
        code = rules.known()
        if code is None:
            code = set_code(rules.deal, match.variant(), match.randrange)
        salt = 0 if holder == EVIL or rules.laid else draw_salt(match.randrange)
    played = match.sides[match.side] = Round(match.variant(), holder, code, salt)
    for guess in rules.laid:
        played.guess(guess)


def fill(match):
    """Put a round without a code where a side has none yet."""
    match.sides = [played or Round(match.variant(), HEAD) for played in match.sides]
