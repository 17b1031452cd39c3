"""A person gives the mark of a guess."""

from firmware.engine import marks
from firmware.engine.variant import CLASSIC, PLACES
from firmware.ui import commands, notation
from firmware.ui.screen import ALL, BACK, MARK, NEXT, OK, PUT
from firmware.ui.screens.play import Play
from firmware.ui.words import Wrong

_COUNTING_MS = 3000  # for the codes that are left, told to whoever marks


class Marks(Play):
    """A person gives the mark of a guess. It is the `hand` itself, a cursor over the `mark`, which starts again from
    none where there is no room for more.
    """

    def begin(self):
        self.hand = self
        self.mark = 0
        self.place = 0  # of the next light; past the last place if there is no room
        self.version += 1
        match = self.match
        if not match.rules.advises:
            if not match.round.rows:
                self.tell_later("rules_told", "opening", match)
            self.job = match.mind().count(match.round.rows)
            self.job.most_ms = _COUNTING_MS
            self.tells = True

    @property
    def title(self):
        match = self.match
        if match.rules.advises:
            return ("mark-elsewhere",)
        played = match.round
        return ("mark", len(played.rows) + 1, played.variant.rows, self._spell(played.pending))

    def move(self, step):
        """Move the cursor, which there is where places are told."""
        place = self.place + step
        if not 0 <= place < self.match.variant().pegs:
            raise Wrong("not-now")
        self.place = place

    def put(self, part):
        """Add an exact peg (1) or a near one (2) at NEXT; or turn over a place, where places are told."""
        place, kind = part
        variant = self.match.variant()
        if variant.tells == PLACES:
            self.move(0 if place == NEXT else place - self.place)
            self.mark ^= 1 << self.place
            return
        counts = [marks.exact_in(self.mark), marks.near_in(self.mark)]
        counts[kind - 1] = counts[kind - 1] + 1 if self.place < variant.pegs else 0
        self.mark = marks.mark_of(*counts)
        self.place = sum(counts)

    def _take_back(self, _):
        """Take back the last peg of the mark; where places are told, clear all."""
        exact, near = marks.exact_in(self.mark), marks.near_in(self.mark)
        if self.match.variant().tells == PLACES:
            self.mark = 0
        else:
            self.mark = marks.mark_of(exact, near - 1) if near else marks.mark_of(exact - 1, 0)
            self.place = exact + near - 1

    def asks(self):
        return self.title, ("or-enter", notation.tell_mark(self.match.variant(), self.mark))

    def offers(self):
        variant = self.match.variant()
        moves: list = []
        offers: list = [(MARK, ALL, "do-submit", self._give)]
        if variant.tells == PLACES:
            moves = self.moves(variant.pegs)
            offers.append((PUT, ALL, "do-change", self.put))
        else:
            offers.append((PUT, (NEXT, 1), "do-exact", self.put))
        if variant.tells == CLASSIC:
            offers.append((PUT, (NEXT, 2), "do-near", self.put))
        try:
            self._check(self.mark)
            offers.append((OK, ALL, "do-submit", self._give))
        except Wrong:
            offers.append((OK, ALL, "", self._give))  # it refuses, and tells why
        if self.mark:
            word = "do-clear" if variant.tells == PLACES else commands.key("UNDO")
            offers.append((BACK, ALL, word, self._take_back))
        return offers + moves + self.commands(self.mark > 0)

    def _check(self, mark):
        """Refuse a mark that no guess can get, or not this one."""
        played = self.match.round
        notation.check_mark(played.variant, mark)
        if not played.agrees(mark):
            raise Wrong("mark-not-sealed")

    def read(self, text):
        self.refuse_word(text, notation.MARKS)
        return MARK, notation.read_mark(self.match.variant(), text)

    def _give(self, mark):
        """Give a mark; None is the one in hand."""
        if mark is None:
            mark = self.mark
        self._check(mark)
        self.match.mark(mark)

    def tick(self, ms):
        Play.tick(self, ms)
        job = self.job
        if job is None or not job.over:
            return
        self.job = None
        self.tells = False
        found = self.match.counted()
        if found is not None and (found.whole or found.about):
            self.say("left", notation.count(self.desk.words, found.remaining, found.about))
        self.version += 1
