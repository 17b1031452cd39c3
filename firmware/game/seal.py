"""The seal of a code: a check number told before the first row, which nobody can fit to another code afterwards.

It is the first twelve digits of the SHA-256 of the code, a dash, and a random value, both told at the end. The code is
written in digits, colours counted from 1, the tenth 0 and a blank as a point:

  python3 -c "import hashlib; print(hashlib.sha256(b'1433-00c0ffee00c0ffee').hexdigest()[:12])"
"""

import hashlib
from binascii import hexlify

DIGITS = "1234567890"
BLANK = "."

SALT_SPACE = 1 << 64  # too many for trying each with each code
_CHUNK = 1 << 16


def draw_salt(randrange):
    """A random value, drawn in parts: the board's randrange takes no number past 30 bits."""
    salt = 0
    for _ in range(4):
        salt = salt * _CHUNK + randrange(_CHUNK)
    return salt


def plain(variant, code):
    """The code in digits, the leftmost peg first."""
    written = ""
    for _ in range(variant.pegs):
        digit = code % variant.base
        written += BLANK if digit == variant.colours else DIGITS[digit]
        code //= variant.base
    return written


def salt_text(salt):
    return hexlify(salt.to_bytes(8, "big")).decode()


def check_number(variant, code, salt):
    sealed = "{}-{}".format(plain(variant, code), salt_text(salt))
    return hexlify(hashlib.new("sha256", sealed.encode()).digest()).decode()[:12]
