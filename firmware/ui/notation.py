"""Codes and marks as a person types and reads them, and games in words.

A code is written in the letters of its colours, in the letters from A on, or in digits, as the setting `signs` says;
the dash is a blank. Digits count the colours from 1, with 0 for the tenth, and can always be typed.

An exact peg is an `x`, a near one an `o`. Classic marks are typed in any order (`xxo`) or as two digits (`21` or
`2,1`), and an empty line means no pegs. In games that tell only exact pegs, type the `x` signs or one number; in games
that tell places, type one sign for each place, `x` or a point.
"""

from firmware.engine import codes, marks
from firmware.engine.variant import CLASSIC, EXACT, PLACES, TELLS, short_name
from firmware.ui.words import Wrong

COLOURS = "RGBYOPCWKL"  # red green blue yellow orange purple cyan white pink lime
BLANK = "-"
DIGITS = "1234567890"
LETTERS = "ABCDEFGHJK"  # without the I, which looks like a 1
_SIGNS = {"colours": COLOURS, "letters": LETTERS, "digits": DIGITS}

WIDTH = 78  # of a line of text
EXACT_SIGN = "x"
NEAR_SIGN = "o"
NEITHER = "."
NOTHING = "-"
_LIKE_EXACT = "\u0445\u0425\u03c7\u03a7\u00d7"  # as other alphabets write it, capitals too, and the times sign
_LIKE_NEAR = "\u043e\u041e\u03bf\u039f"
MARKS = "Xx.,-" + "Oo" + DIGITS + _LIKE_EXACT + _LIKE_NEAR  # all signs that a mark is typed with
HOW = ("mark-signs", "mark-exact", "mark-places")  # the sentences that say how to type one, by what it tells


def number(text: str):
    """Return the whole number that a person typed, or -1."""
    return int(text) if 0 < len(text) < 9 and not text.strip(DIGITS) else -1


def time(ms):
    """Return minutes and seconds, of which the last has begun."""
    return "{}:{:02}".format(*divmod(-(-ms // 1000), 60))


def hundredths(number, words=None):
    """Return a number of hundredths, whole where it is large; as a program reads it, or with the sign of a language."""
    if number >= 100000:
        return str(number // 100)
    return "{}{}{:02}".format(number // 100, words("thousand")[5] if words else ".", number % 100)


def letters(variant, signs="colours"):
    """Return the sign of each digit of a code, in order."""
    return _SIGNS[signs][: variant.colours] + (BLANK if variant.blanks else "")


def spell(variant, code: int, between: str = " ", signs="colours"):
    """Return the code in signs, leftmost peg first."""
    written = letters(variant, signs)
    return between.join([written[digit] for digit in codes.unpack(variant, code)])


def example(variant, signs="colours"):
    """Return a guess that can be typed."""
    written = letters(variant, signs)
    return (written * variant.pegs)[: variant.pegs]


def read_code(variant, text: str, signs="colours"):
    """Return the code that a person typed, letters or digits in any case, with or without spaces; or raise Wrong."""
    written = letters(variant, signs)
    digits: list = []
    for sign in "".join(text.upper().replace(",", " ").split()):
        digit = written.find(sign)
        if digit < 0:
            digit = DIGITS[: variant.colours].find(sign)
        if digit < 0:
            raise Wrong("no-colour", sign if " " < sign < "\x7f" else "?", " ".join(written))
        digits.append(digit)
    if not digits:
        raise Wrong("help-guess", example(variant, signs))
    if len(digits) != variant.pegs:
        raise Wrong("not-as-long", variant.pegs, len(digits))
    if not variant.repeats and len(set(digits)) < len(digits):
        raise Wrong("repeated")
    if digits[0] >= variant.firsts:
        raise Wrong("not-first", written[digits[0]])
    return codes.pack(variant, digits)


def tell_mark(variant, mark: int):
    if variant.tells == PLACES:
        text = ""
        for place in range(variant.pegs):
            text += EXACT_SIGN if mark >> place & 1 else NEITHER
        return text
    text = EXACT_SIGN * marks.exact_in(mark)
    if variant.tells == CLASSIC:
        text += NEAR_SIGN * marks.near_in(mark)
    return text or NOTHING


def row(played, at, signs="colours"):
    """Return a row of a round in its fixed format: number, pegs, mark."""
    guess, mark = played.rows[at]
    return "{:2}. {} : {}".format(at + 1, spell(played.variant, guess, signs=signs), tell_mark(played.variant, mark))


def count(words, many, about, whole=True):
    """Return a number of codes, legible where it is long; an estimate has its sign, and two digits that count. One that
    is no estimate and not `whole` is the least that there are.
    """
    if not (whole or about):
        return words("least", many)
    scale = 1
    while about and many // scale >= 100:
        scale *= 10
    text = str((many + scale // 2) // scale * scale)
    if about or many >= 10000:
        for end in range(len(text) - 3, 0, -3):
            text = text[:end] + words("thousand")[1] + text[end:]
    return "~" * about + text


def read_mark(variant, text: str):
    """Return the mark that a person typed, or raise Wrong."""
    typed = ""
    for sign in "".join(text.replace(",", " ").split()).lower()[: 2 * variant.pegs + 2]:
        typed += EXACT_SIGN if sign in _LIKE_EXACT else NEAR_SIGN if sign in _LIKE_NEAR else sign
    tells = variant.tells
    many = len(typed)
    exact = typed.count(EXACT_SIGN)
    near = typed.count(NEAR_SIGN)
    if tells == PLACES:
        if many != variant.pegs or typed.strip(EXACT_SIGN + NEITHER + NOTHING):
            raise Wrong(HOW[tells])
        mark = 0
        for place in range(many):
            mark |= (typed[place] == EXACT_SIGN) << place
    elif typed in ("", NOTHING, NEITHER):
        mark = 0
    elif tells == EXACT and many <= 2 and number(typed) >= 0:
        mark = int(typed)
    elif tells == CLASSIC and many == 2 and number(typed) >= 0:
        mark = marks.mark_of(int(typed[0]), int(typed[1]))
    elif exact + near != many or (near and tells == EXACT):
        raise Wrong(HOW[tells])
    elif many > variant.pegs:
        raise Wrong("mark-impossible", variant.pegs)
    else:
        mark = marks.mark_of(exact, near)
    return check_mark(variant, mark)


def check_mark(variant, mark):
    """Return the mark, or refuse one that no guess can get."""
    return judged(marks.check, (variant, mark), "mark-impossible", variant.pegs)


def judged(judge, things, *why):
    """Return what the judge makes of these things, or raise Wrong where it refuses them."""
    try:
        return judge(*things)
    except ValueError:
        raise Wrong(*why) from None


def game(variant):
    """Return the name of a game, its size, and what is special about it, as a line."""
    return ("field", short_name(variant), size(variant))


def size(variant):
    """Return the size of a game, and what is special about it, as a line."""
    line: tuple = ("game", variant.pegs, variant.colours)
    special = (not variant.repeats, variant.blanks, not variant.zero)
    for at in range(len(special)):
        if special[at]:
            line = ("and", line, ("game-parts#" + str(at),))
    return ("and", line, ("tells-" + TELLS[variant.tells],)) if variant.tells else line


def folded(items, between: str = ",", room=WIDTH):
    """Return the items in as few lines as they need."""
    lines = [""]
    for number in range(len(items)):
        item = items[number] + between * (number + 1 < len(items))
        if lines[-1] and len(lines[-1]) + 1 + len(item) > room:
            lines.append("")
        lines[-1] += (" " if lines[-1] else "") + item
    return lines
