"""A book with its colours and places renamed, so that no two rounds open alike.

Marks do not change when both codes have their colours or their places exchanged in the same way. So a book plays as
well under any names; one disguise is drawn when a round begins and kept to its end. Marks that show places tell which
place is which: there only the colours are exchanged.
"""

from firmware.engine import codes
from firmware.engine.variant import PLACES


class Disguise:
    """The book in which each colour is shown as `colours[colour]` and each place at `places[place]`."""

    def __init__(self, book, colours, places):
        self.variant = book.variant
        self._book = book
        self._colours = colours
        self._places = places
        self._bare_pegs = bytearray(book.variant.pegs)
        self._shown_pegs = bytearray(book.variant.pegs)

    @property
    def fault(self):
        return self._book.fault

    def check(self):
        return self._book.check()

    def guess(self, rows):
        code = self._book.guess([(self.bare(guess), mark) for guess, mark in rows])
        return self.shown(code) if code >= 0 else code

    def shown(self, code):
        """The code of the book as the round sees it."""
        codes.unpack(self.variant, code, self._bare_pegs)
        for place, there in enumerate(self._places):
            self._shown_pegs[there] = self._colours[self._bare_pegs[place]]
        return codes.pack(self.variant, self._shown_pegs)

    def bare(self, code):
        """The code of the round as the book knows it."""
        codes.unpack(self.variant, code, self._shown_pegs)
        for place, there in enumerate(self._places):
            self._bare_pegs[place] = self._colours.index(self._shown_pegs[there])
        return codes.pack(self.variant, self._bare_pegs)


def disguised(book, randrange):
    """The book in a disguise, each equally likely."""
    variant = book.variant
    places = range(variant.pegs) if variant.tells == PLACES else _shuffled(variant.pegs, randrange)
    return Disguise(book, _shuffled(variant.base, randrange), places)


def _shuffled(count, randrange):
    numbers = list(range(count))
    return [numbers.pop(randrange(len(numbers))) for _ in range(count)]
