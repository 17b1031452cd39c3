"""The letters that stand for the colours, for typing and for reading out; a digit counts colours from 1.

The letter of a blank is the dash. Ten colours have the digits 1 to 9 and 0 for the tenth.
"""

from firmware.engine import codes
from firmware.ui.words import Wrong

COLOURS = "RGBYOPCWKL"  # red green blue yellow orange purple cyan white pink lime
BLANK = "-"
DIGITS = "1234567890"


def number(text):
    """The whole number that a person typed, -1 where it is none."""
    return int(text) if 0 < len(text) < 9 and all(sign in DIGITS for sign in text) else -1


def letters(variant):
    """The letter of each digit of a code, in order."""
    return COLOURS[: variant.colours] + (BLANK if variant.blanks else "")


def spell(variant, code, between=" "):
    """The code as letters, leftmost peg first."""
    signs = letters(variant)
    return between.join([signs[digit] for digit in codes.unpack(variant, code, [0] * variant.pegs)])


def example(variant):
    """A guess that can be typed."""
    signs = letters(variant)
    return "".join([signs[place % len(signs)] for place in range(variant.pegs)])


def read(variant, text):
    """The code that a person typed, letters or digits in any case, with or without spaces; or what is wrong with it."""
    signs = letters(variant)
    digits = []
    for sign in text.upper():
        if sign.isspace() or sign == ",":
            continue
        digit = signs.find(sign)
        if digit < 0:
            digit = DIGITS[: variant.colours].find(sign)
        if digit < 0:
            raise Wrong("no-colour", sign if " " < sign < "\x7f" else "?", " ".join(signs))
        digits.append(digit)
        if len(digits) > variant.pegs:
            raise Wrong("too-many-pegs", variant.pegs)
    if not digits:
        raise Wrong("help-guess", example(variant))
    if len(digits) < variant.pegs:
        raise Wrong("too-few-pegs", variant.pegs, len(digits))
    if not variant.repeats and len(set(digits)) < len(digits):
        raise Wrong("repeated")
    return codes.pack(variant, digits)
