"""Give a round its code: from the device, from a person who types it in, or it stays in somebody's head.

The maker and the breaker are of the kinds in `rules`: PERSON, DEVICE, ELSEWHERE. The device deals a code in one of
three ways. `uniform`: every code is equally likely. `mixed`: never one colour alone. `evil`: none at all. A code that
is sealed gets a random value, its salt.
"""

from firmware.engine import codes
from firmware.game.match import READY, SET
from firmware.game.modes import DEVICE, NO_CLOCK, PERSON
from firmware.game.round import EVIL, HEAD, HELD, SEALED, Round
from firmware.slots import need

_CHUNK = 1 << 16  # four of them make SALT_SPACE, see round.py


def next_code(match):
    """Deal the codes of the next sides up to one that needs a person for it; after the last of them go on to the rows.
    A blitz gets its clock.
    """
    if match.clock is None and match.rules.clock != NO_CLOCK:
        match.clock = need("firmware.game.clock").Clock(match)
    while match.side + 1 < len(match.sides):
        match.side += 1
        maker, breaker = match.kinds()
        if maker == PERSON:
            match.enter(READY if breaker == DEVICE and not match.rules.sealed else SET)
            return
        deal(match)
    match.go_on()


def deal(match, code=None):
    """Give the side a round with its code, which is this one if a person has typed it in."""
    rules = match.rules
    maker, breaker = match.kinds()
    if maker == DEVICE:
        code = rules.hidden_code()
        holder = EVIL if rules.deal == "evil" and code is None else HELD
        if code is None:
            code = set_code(rules.deal, match.variant(), match.randrange)
    elif maker == PERSON and breaker != DEVICE:
        holder = HELD
    else:
        holder = SEALED if maker == PERSON and rules.sealed else HEAD
    salt = 0
    if rules.challenge:
        salt = rules.challenge[0]
    elif holder == HELD and (rules.linked or (maker == DEVICE and not rules.given_rows)):
        for _ in range(4):  # in parts, as the board's randrange takes at most 30 bits
            salt = salt * _CHUNK + match.randrange(_CHUNK)
    played = match.sides[match.side] = Round(match.variant(), holder, code, salt)
    for guess in rules.given_rows:
        played.guess(guess)


def set_code(deal, variant, randrange):
    """Return a code that is dealt in this way; in an evil round the first witness."""
    all_ones = (variant.space - 1) // (variant.base - 1)  # its multiples have all digits alike
    is_any = deal != "mixed" or variant.pegs == 1 or not variant.repeats
    while True:
        code = codes.draw(variant, randrange)
        if is_any or code % all_ones:
            return code
