"""The book under other names, so that the device does not open every round alike.

Marks stay as they are when two codes have their colours or their places exchanged in the same way, so a book is as
strong under any names. Which names these are is read from the first row, and nothing need be kept: under them the
book's opening is that row, and of all that do this they are always the same. Where none do it the round is astray.
Marks that show places tell which place is which: there only the colours have other names.
"""

from firmware.engine import codes
from firmware.engine.variant import PLACES


def guess(book, rows, randrange=None):
    """What the book plays after these rows under the names of the first one, or FEW, or ASTRAY.

    With no row yet it plays its opening, under names that are drawn if `randrange` is there.
    """
    variant = book.variant
    code = book.guess([])
    own = shown = _names(variant, code)
    if rows:
        shown = _names(variant, rows[0][0])
        code = book.guess([(_renamed(variant, played, shown, own), mark) for played, mark in rows])
    elif randrange:
        places, colours = own
        shown = (places if variant.tells == PLACES else _shuffled(places, randrange)), _shuffled(colours, randrange)
    return _renamed(variant, code, own, shown) if code >= 0 else code


def _names(variant, code):
    """The places and the colours of a code in an order that no renaming changes, a rarer colour before a commoner."""
    pegs = codes.unpack(variant, code, [0] * variant.pegs)
    places = range(variant.pegs)
    if variant.tells != PLACES:
        places = sorted(places, key=lambda place: (pegs.count(pegs[place]), pegs[place], place))
    met = [pegs[place] for place in places] + list(range(variant.base))
    return places, sorted(range(variant.base), key=met.index)


def _renamed(variant, code, names, others):
    """The code with what `names` has at a place of its lists replaced by what `others` has there."""
    pegs = codes.unpack(variant, code, [0] * variant.pegs)
    renamed = pegs[:]
    for here, there in zip(names[0], others[0]):
        renamed[there] = others[1][names[1].index(pegs[here])]
    return codes.pack(variant, renamed)


def _shuffled(numbers, randrange):
    left = list(numbers)
    return [left.pop(randrange(len(left))) for _ in numbers]
