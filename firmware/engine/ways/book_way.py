"""The way of the book: it plays what a finished strategy says, as long as the round goes by it.

Without a book, with one that cannot be believed, and where the round has left it or is past its openings, the way is
that of `sampled`. The `fault` of a book says why it is not believed. As long as it names a guess, the codes that fit
are not looked for.

The device plays the book under other names, which are drawn for its first row, so that it does not open every round
alike; advice for a first row is always the same. The mark of a guess stays the same when its colours, or its places,
are renamed in the guess and the code alike, so a book is as strong under any names. They are read from the first row
each time, so nothing need be kept: they are names that turn the book's opening into that row, and always the same ones.
Where there are none, the round has left the book. Marks that show places tell which place is which: there only the
colours are renamed.
"""

from firmware.engine import codes
from firmware.engine.book import ASTRAY, FEW
from firmware.engine.variant import PLACES
from firmware.slots import need


def way(thought):
    """Play as the book says; where it says that few codes are left, one of those."""
    candidates = thought.candidates
    book = thought.book
    answer = ASTRAY
    if book:
        try:
            yield from book.check()
            answer = in_disguise(book, candidates.rows, thought.plays and thought.randrange)
        except (OSError, ValueError):
            pass  # no such book can be asked
    if answer >= 0:
        thought.settle_on(answer)
        return
    yield  # a search begins with as much as it took to ask the book
    if answer == FEW and book.worst:  # otherwise only its openings are over
        if candidates.remaining:
            fitting = candidates.ordered()  # they are known already
        else:
            # only the first must come soon
            fitting = need("firmware.engine.space.search").Search(candidates.variant, candidates.rows).any()
        for code in fitting:
            if code is not None:
                thought.settle_on(code)
                return
            yield
    thought.follows = "sampled"


def in_disguise(book, rows, randrange=None):
    """Return what the book plays after these rows under the names of the first one, or FEW, or ASTRAY.

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
    """Return a code's places and colours in an order that no renaming changes, a rarer colour before a commoner."""
    pegs = codes.unpack(variant, code)
    places = list(range(variant.pegs))
    if variant.tells != PLACES:
        places.sort(key=lambda place: (pegs.count(pegs[place]), pegs[place], place))
    met = [pegs[place] for place in places] + list(range(variant.base))
    return places, sorted(range(variant.base), key=met.index)


def _renamed(variant, code, names, others):
    """Return the code with its places and colours renamed, from `names` to `others`."""
    pegs = codes.unpack(variant, code)
    renamed = pegs[:]
    for place, other in zip(names[0], others[0]):
        renamed[other] = others[1][names[1].index(pegs[place])]
    return codes.pack(variant, renamed)


def _shuffled(numbers, randrange):
    unused = list(numbers)
    return [unused.pop(randrange(len(unused))) for _ in numbers]
