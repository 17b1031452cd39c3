"""The way of the book: it plays what a finished strategy says, as long as the round goes by it.

Without a book, with one that cannot be believed, and where the round has left it or is past its openings, the way is
that of `sampled`. The `fault` of a book says why it is not believed. As long as it names a guess, the codes that fit
are not looked for. The device plays in a disguise, which is drawn for its first row; advice for a first row is always
the same.
"""

from firmware.engine.book import ASTRAY, FEW
from firmware.engine.ways.disguise import guess
from firmware.slots import need


def book_way(thought):
    """Play as the book says; where it says that few codes are left, one of those."""
    candidates = thought.candidates
    answer = yield from _answer(thought.book, candidates.rows, thought.plays and thought.randrange)
    if answer >= 0:
        thought.settle_on(answer, candidates.fits(answer))
        return ""
    yield  # a search begins with as much as it took to ask the book
    if answer == FEW and thought.book.worst:  # otherwise only its openings are over
        for code in _fitting(candidates):
            if code is not None:
                thought.settle_on(code)
                return ""
            yield
    return "sampled"


five_way = book_way  # by another book, which never takes more than five rows


def _answer(book, rows, randrange):
    """Return the book's guess, FEW, or ASTRAY, also where no book can be asked."""
    if book is None:
        return ASTRAY
    try:
        yield from book.check()
        return guess(book, rows, randrange)
    except (OSError, ValueError):
        return ASTRAY


def _fitting(candidates):
    """Return the codes that fit; only the first must come soon."""
    if candidates.remaining:
        return candidates.ordered()  # they are known already
    return need("firmware.engine.space.search").Search(candidates.variant, candidates.rows).any()
