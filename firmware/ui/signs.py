"""Marks as a person types and reads them: `x` for an exact peg, `o` for a near one.

Classic marks are typed in any order (`xxo`), as two digits (`21`), and an empty line is a mark of nothing. Where only
exact pegs are told it is the `x` signs or one number; where places are told a sign for each place, `x` or a point.
"""

from firmware.engine import marks
from firmware.engine.variant import CLASSIC, EXACT, PLACES
from firmware.ui.letters import number
from firmware.ui.words import Wrong

EXACT_SIGN = "x"
NEAR_SIGN = "o"
NEITHER = "."
NOTHING = "-"
HOW = {CLASSIC: "mark-signs", EXACT: "mark-exact", PLACES: "mark-places"}  # the sentences that say how to type one


def tell(variant, mark):
    if variant.tells == PLACES:
        return "".join([EXACT_SIGN if mark >> place & 1 else NEITHER for place in range(variant.pegs)])
    told = EXACT_SIGN * marks.exact_in(mark)
    if variant.tells == CLASSIC:
        told += NEAR_SIGN * marks.near_in(mark)
    return told or NOTHING


def read(variant, text):
    """The mark that a person typed, or what is wrong with it."""
    typed = "".join(text.split()).lower()[: 2 * variant.pegs + 2]
    mark = _places(variant, typed) if variant.tells == PLACES else _counts(variant, typed)
    try:
        return marks.check(variant, mark)
    except ValueError:
        raise Wrong("mark-impossible", variant.pegs) from None


def _places(variant, typed):
    mark = 0
    for place in range(len(typed)):
        if typed[place] not in (EXACT_SIGN, NEITHER, NOTHING):
            raise Wrong(HOW[PLACES])
        if typed[place] == EXACT_SIGN:
            mark |= 1 << place
    if len(typed) != variant.pegs:
        raise Wrong("mark-length", variant.pegs)
    return mark


def _counts(variant, typed):
    sentence = HOW[variant.tells]
    if typed in ("", NOTHING, NEITHER):
        return 0
    if number(typed) >= 0:
        if variant.tells == EXACT and len(typed) <= 2:
            return int(typed)
        if variant.tells == CLASSIC and len(typed) == 2:
            return marks.mark_of(int(typed[0]), int(typed[1]))
        raise Wrong(sentence)
    exact = typed.count(EXACT_SIGN)
    near = typed.count(NEAR_SIGN)
    if exact + near != len(typed) or (near and variant.tells == EXACT):
        raise Wrong(sentence)
    if exact + near > variant.pegs:
        raise Wrong("mark-impossible", variant.pegs)
    return marks.mark_of(exact, near)
