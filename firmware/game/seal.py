"""The seal of a code: a check number that is told before the first row, and that no other code can be given later.

It is the beginning of the SHA-256 of the code, a dash and a random value, which are both told at the end. It has 128
bits, in groups of four digits, so that nobody can prepare two codes with the same number. The twelve digits of earlier
versions begin in the same way. The code is written in digits, colours counted from 1, the tenth 0, a blank as a point:

  python3 -c "import hashlib; print(hashlib.sha256(b'1433-00c0ffee00c0ffee').hexdigest()[:32])"
"""

import hashlib
from binascii import hexlify

from firmware.engine import codes

_DIGITS = 32


def sealed(variant, code, salt):
    """Return the text that is sealed, and told at the end: the code in digits, the leftmost peg first, and the salt."""
    digits = ""
    for peg in codes.unpack(variant, code):
        digits += "." if peg == variant.colours else str((peg + 1) % 10)
    return "{}-{}".format(digits, hexlify(salt.to_bytes(8, "big")).decode())


def number(variant, code, salt):
    """Return the check number."""
    digest = hashlib.new("sha256", sealed(variant, code, salt).encode()).digest()
    return int.from_bytes(digest[: _DIGITS // 2], "big")


def grouped(check):
    """Return a check number as it is told."""
    digits = hexlify(check.to_bytes(_DIGITS // 2, "big")).decode()
    text = digits[:4]
    for group in range(4, _DIGITS, 4):
        text += " " + digits[group : group + 4]
    return text
