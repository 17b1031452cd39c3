"""The ways in which the device sets a code.

`uniform`: every code is equally likely. `mixed`: never one colour alone. `evil`: none at all.

A code that is sealed gets a random value, its salt.
"""

from firmware.engine import ranks

_CHUNK = 1 << 16  # four of them make SALT_SPACE, see round.py


def set_code(deal, variant, randrange):
    """Return a code that is dealt in this way; in an evil round the first witness."""
    while True:
        code = ranks.draw(variant, randrange)
        if deal != "mixed" or variant.pegs == 1 or not one_colour(variant, code):
            return code


def one_colour(variant, code):
    """Return whether all pegs of the code are alike."""
    all_ones = (variant.space - 1) // (variant.base - 1)  # its multiples have all digits alike
    return variant.repeats and code % all_ones == 0


def draw_salt(randrange):
    """Return a random value, drawn in parts, since the board's randrange takes at most 30 bits."""
    salt = 0
    for _ in range(4):
        salt = salt * _CHUNK + randrange(_CHUNK)
    return salt
