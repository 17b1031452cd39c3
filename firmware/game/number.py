"""A round as a number: the variant with its rows, and the code, in one short string that any Peglight reads back.

The string is in base 31, without the letters that look like digits, and ends with a check digit, which reveals one
mistyped character and two that were swapped. The digits are scrambled, so the code cannot be read off it; but anyone
with this source can undo that, so the number of a round is told only when the round is over.
"""

from firmware.engine import codes
from firmware.game.fields import VARIANTS, Packing, expect, round_fields, unpacked

SIGNS = "0123456789ABCDEFGHJKMNPQRTVWXYZ"
ALIKE = {"O": "0", "I": "1", "L": "1", "S": "5", "U": "V"}
GROUP = 4
BASE = 31  # prime, so that the check digit reveals every single mistake
_VERSION = 1
MOST_OF_ROUND = 11
MOST_SIGNS = 400  # of a challenge, see challenge.py


def write(variant, code):
    """Return the number of the round with this code."""
    box = Packing()
    round_fields(box, variant, codes.check(variant, code))
    return spell(box.number, VARIANTS * variant.space * (1 if variant.zero else 2) - 1)


def spell(number, most):
    """Spell a number in as many signs as the largest one takes, and the check digit."""
    digits = []
    while most:
        digits.append(number % BASE)
        number //= BASE
        most //= BASE
    _stir(digits, 1)
    digits.append(_check(digits))
    text = ""
    for at, digit in enumerate(digits):
        text += ("-" if at and at % GROUP == 0 else "") + SIGNS[digit]
    return text


def read(text):
    """Return the variant and the code of a number that a person typed; raise a sentence if it is none."""
    number, length = unspell(text, MOST_OF_ROUND)
    try:
        content = bytes([_VERSION]) + number.to_bytes(MOST_OF_ROUND, "little")
        variant, code = unpacked(content, _VERSION, round_fields, None, 0)
        expect(write(variant, code) == spell(number, BASE**length - 1))  # a round has only one number
        return variant, code
    except ValueError:
        raise ValueError("no round has this number") from None


def unspell(text, most):
    """Return the number that was spelled like this, and its length without the check digit; or raise a sentence."""
    digits: list[int] = []
    for sign in text.upper():
        if sign in " -":
            continue
        digit = SIGNS.find(ALIKE.get(sign, sign))
        if digit < 0 or len(digits) == most:
            raise ValueError("a number has up to {} letters and digits, for example HA8H-Q9".format(most))
        digits.append(digit)
    if len(digits) < 2 or digits.pop() != _check(digits):
        raise ValueError("this number was mistyped: its last sign does not fit the others")
    _stir(digits, -1)
    number = 0
    for digit in reversed(digits):
        number = number * BASE + digit
    return number, len(digits)


def of_challenge(line):
    """Return the text of a challenge or of a result, which ends a line or a link; or raise a sentence."""
    text = line.rpartition("=")[2].upper().rpartition("CHALLENGE")[2]
    expect(unspell(text, MOST_SIGNS)[1] > MOST_OF_ROUND)  # a shorter one is that of a round
    return text


def _check(digits):
    total = 0
    for weight, digit in enumerate(digits, 2):
        total += weight * digit
    return total % BASE


def _stir(digits, sign):
    """Make every digit depend on all others: forwards and then backwards, each is shifted by its new neighbour; with -1
    as the sign undo it.
    """
    last = len(digits) - 1
    way = list(range(last)) + list(range(last, -1, -1))
    steps = range(2 * last)
    for at in steps if sign > 0 else reversed(steps):
        place = way[at + 1]
        digits[place] = (digits[place] + sign * (7 * digits[way[at]] + 11)) % BASE
