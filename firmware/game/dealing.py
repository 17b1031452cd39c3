"""How a round gets its code: from the device, from a person who types it in, or it stays in a head.

The maker and the breaker are of the kinds in `rules`: PERSON, DEVICE, ELSEWHERE.
"""

from firmware.game.phases import READY, SET
from firmware.game.round import EVIL, HEAD, HELD, SEALED, Round
from firmware.game.rules import DEVICE, PERSON
from firmware.game.seal import draw_salt
from firmware.game.setting import set_code


def holder_of(rules, maker, breaker):
    """Who holds the code of such a round."""
    if maker == DEVICE:
        return EVIL if rules.setting == "evil" and rules.mode != "number" else HELD
    if maker == PERSON and breaker == PERSON:
        return HELD
    return SEALED if maker == PERSON and rules.sealed else HEAD


def awaited(rules, maker, breaker):
    """The phase in which a person makes the code; None where no person does."""
    if maker != PERSON:
        return None
    return READY if holder_of(rules, maker, breaker) == HEAD else SET


def deal(rules, maker, breaker, randrange, code=None):
    """A round with its code, which is the one given where a person has typed it in."""
    holder = holder_of(rules, maker, breaker)
    salt = 0
    if maker == DEVICE:
        code = rules.known() if rules.mode == "number" else set_code(rules.setting, rules.variant, randrange)
        salt = 0 if holder == EVIL else draw_salt(randrange)
    return Round(rules.variant, holder, code, salt)


def undealt(rules):
    """What stands for a round that ended before it had a code."""
    return Round(rules.variant, HEAD)
