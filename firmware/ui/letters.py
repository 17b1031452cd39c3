"""The letters that stand for the colours, for typing and for reading out; a digit counts colours from 1.

The letter of a blank is the dash. Ten colours have the digits 1 to 9 and 0 for the tenth.
"""

COLOURS = "RGBYOPCWKL"  # red green blue yellow orange purple cyan white pink lime
BLANK = "-"
DIGITS = "1234567890"


def letters(variant):
    """The letter of each digit of a code, in order."""
    return COLOURS[: variant.colours] + (BLANK if variant.blanks else "")


def spell(variant, code):
    """The code as letters with a space between, leftmost peg first."""
    signs = letters(variant)
    spelled = []
    for _ in range(variant.pegs):
        spelled.append(signs[code % variant.base])
        code //= variant.base
    return " ".join(spelled)


def read(variant, text):
    """The digits that a person typed, letters or digits in any case, with or without spaces; or a sentence."""
    signs = letters(variant)
    digits = []
    for sign in text.upper():
        if sign.isspace() or sign == ",":
            continue
        digit = signs.find(sign)
        if digit < 0:
            digit = DIGITS[: variant.colours].find(sign)
        if digit < 0:
            raise ValueError("{} is no colour of this game: they are {}".format(_shown(sign), " ".join(signs)))
        digits.append(digit)
        if len(digits) > variant.pegs:
            break
    if len(digits) != variant.pegs:
        raise ValueError(
            "a guess has {} pegs, this one has {}".format(
                variant.pegs, "more" if len(digits) > variant.pegs else len(digits)
            )
        )
    return digits


def _shown(sign):
    return sign if " " < sign < "\x7f" else "That sign"
