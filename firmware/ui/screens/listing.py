"""The codes that are still possible: how many, which, and their colours place by place; and the rows so far."""

from firmware.ui import commands, notation
from firmware.ui.described import WIDTH
from firmware.ui.screen import ALL, OK, Screen
from firmware.ui.screens.working import Working

_LINES = 8  # of codes on a page
_PAGE_MS = 10000
_PIECE = 120  # codes whose colours are looked at at once
_MOST_PIECES = 50
_PIECE_MS = 4000


class Count(Working):
    """The number of codes that fit the rows: exact, an estimate, the least, or none found yet."""

    def __init__(self, shell):
        Working.__init__(self, shell)
        match = self.desk.match
        self.job = match.mind().count(match.round.rows)

    def done(self, job):
        match = self.desk.match
        if job.rows != match.round.rows:  # a row came meanwhile
            self.job = match.mind().count(match.round.rows)
            return
        found = match.mind().counted(job.rows)
        # a device that marks meanwhile drops the job
        if found is not None and (found.whole or found.about or found.left):
            self.say("left", notation.codes_left(self.desk.words, found.left, found))
        else:
            self.say("left-none")


class Listing(Working):
    """A page of the codes, in reading order; OK brings the next one."""

    title = ("listing-title",)
    short = commands.word("LIST")
    helps = True

    def __init__(self, shell):
        Working.__init__(self, shell)
        self._across = WIDTH // (self.desk.match.variant().pegs + 1)
        self._look(-1)

    def asks(self):
        return (("more",),) if self.has_more else ()

    def offers(self):
        offers = Working.offers(self)
        return [(OK, ALL, "do-more", self._turn_page)] + offers[1:] if self.has_more else offers

    def _turn_page(self, _):
        self._look(self._after)

    def _look(self, after):
        match = self.desk.match
        most = self._across * _LINES + 1  # one more, to know whether there is another page
        self.has_more = False
        self.job = match.mind().list(match.round.rows, after, most, _PAGE_MS)

    def done(self, job):
        found = job.found
        variant = self.desk.match.variant()
        across = self._across
        shown = min(len(found), across * _LINES)
        for line in range(0, shown, across):
            codes = found[line : min(line + across, shown)]
            self.put(" ".join([notation.spell(variant, code, "", self.desk.signs) for code in codes]))
        if shown < len(found):
            self._after = found[shown - 1]
            self.has_more = True
        elif not job.whole:
            self.say("list-cut")


class Known(Working):
    """For each place the colours that some code has there which still fits.

    The codes are listed piece by piece, until all colours were seen everywhere, the list ends, or it takes too long;
    then the colours that were found are certain, and there may be more.
    """

    title = ("entry-known",)
    short = ("menu-known",)
    helps = True

    def __init__(self, shell):
        Working.__init__(self, shell)
        self._places: list = [[] for _ in range(self.desk.match.variant().pegs)]  # the colours of each, in order
        self._pieces = 0
        self._look(-1)

    def _look(self, after):
        match = self.desk.match
        self._pieces += 1
        self.job = match.mind().list(match.round.rows, after, _PIECE, _PIECE_MS)

    def done(self, job):
        variant = self.desk.match.variant()
        for code in job.found:
            self._add(code, variant.base)
        is_full = len(job.found) == _PIECE
        goes_on = is_full and min([len(seen) for seen in self._places]) < variant.base
        if goes_on and self._pieces < _MOST_PIECES:
            self._look(job.found[-1])
            return
        signs = notation.letters(variant, self.desk.signs)
        for at in range(len(self._places)):
            self.say("known-place", at + 1, " ".join([signs[colour] for colour in self._places[at]]))
        if goes_on or not (is_full or job.whole):
            self.say("list-cut")

    def _add(self, code, base):
        for seen in self._places:
            colour = code % base
            code //= base
            if colour not in seen:
                seen.append(colour)
                seen.sort()


def rows(shell):
    """Tell the rows so far; the lights show them as they scroll through them."""
    screen = Screen(shell, (), ("help-board",))
    for played in shell.desk.match.sides:
        for at in range(len(played.rows) if played else 0):
            screen.put(notation.row(played.variant, at, *played.rows[at], signs=shell.desk.signs))
    if not screen.lines:
        screen.say("no-rows")
    return screen


SCREENS = {"rows": rows, "listing": Listing, "count": Count, "known": Known}
