"""The way of the book: it plays what a finished strategy says, as long as the round goes by it.

Without a book, with one that cannot be believed, and where the round has left it, the way is that of `sampled`. Why a
book is not believed stands in its `fault`.
"""

from firmware.engine.book import ASTRAY
from firmware.engine.sampled import sampled_way


def book_way(thought):
    """What the book says; where that is that few codes are left, the first of them in reading order."""
    answer = yield from _answer(thought.book, thought.candidates.rows)
    if answer >= 0:
        thought.settle_on(answer, thought.candidates.fits(answer))
        return
    if answer != ASTRAY:
        for code in thought.candidates.ordered():
            if code is not None:
                thought.settle_on(code)
                return
            yield
    yield from sampled_way(thought)


def _answer(book, rows):
    """The book's guess, FEW, or ASTRAY, also where no book can be asked."""
    if book is None:
        return ASTRAY
    try:
        yield from book.check()
        return book.guess(rows)
    except (OSError, ValueError):
        return ASTRAY
