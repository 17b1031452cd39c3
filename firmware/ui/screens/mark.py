"""A person gives the mark of a guess."""

from firmware.engine import marks
from firmware.engine.variant import CLASSIC, PLACES
from firmware.game.phases import MARK as MARKING
from firmware.ui import notation
from firmware.ui.hand import NEXT
from firmware.ui.screen import ALL, BACK, MARK, OK, PUT
from firmware.ui.screens.play import Play
from firmware.ui.words import Wrong

_COUNTING_MS = 3000  # for the codes that are left, told to whoever marks


class Marking:
    """A cursor over the mark that a person gives. Where there is no room for more, it starts again from none."""

    refused = -1

    def __init__(self, variant):
        self._variant = variant
        self._exact = 0
        self._near = 0
        self._place = 0  # of the cursor, if places are told
        self._places = 0

    @property
    def place(self):
        """Return the place of the next light; past the last place if there is no room."""
        return self._place if self._variant.tells == PLACES else self._exact + self._near

    def mark(self):
        """Return the mark as it stands."""
        return self._places if self._variant.tells == PLACES else marks.mark_of(self._exact, self._near)

    def move(self, step):
        self.go_to(self._place + step)

    def go_to(self, place):
        if self._variant.tells != PLACES or not 0 <= place < self._variant.pegs:
            raise Wrong("not-now")
        self._place = place

    def put(self, place, part):
        """Add an exact peg (1) or a near one (2) at NEXT; or turn over a place, where places are told."""
        if self._variant.tells == PLACES:
            self.go_to(self._place if place == NEXT else place)
            self._places ^= 1 << self._place
            return
        room = self.place < self._variant.pegs
        if part == 1:
            self._exact = self._exact + 1 if room else 0
        else:
            self._near = self._near + 1 if room else 0

    def clear(self):
        self._exact = self._near = self._places = 0


class Marks(Play):
    """A person gives the mark of a guess."""

    def begin(self):
        self.hand = Marking(self.match.variant())
        self.version += 1
        match = self.match
        if not match.rules.advises:
            if not match.round.rows:
                self.tell_later("rules_told", "opening", match)
            self.job = match.mind().count(match.round.rows)
            self.job.most_ms = _COUNTING_MS

    @property
    def tells(self):
        return self.job is not None or bool(self.owed)

    @property
    def title(self):
        match = self.match
        if match.rules.advises:
            return ("mark-elsewhere",)
        guess = notation.spell(match.round.variant, match.round.pending, signs=self.desk.signs)
        return ("mark", len(match.round.rows) + 1, match.round.variant.rows, guess)

    def offers(self):
        hand = self.hand
        variant = self.match.variant()
        offers: list = [(MARK, ALL, "do-submit", self._give)]
        if variant.tells == PLACES:
            offers.append((PUT, ALL, "do-change", self.put))
        else:
            offers.append((PUT, (NEXT, 1), "do-exact", self.put))
        if variant.tells == CLASSIC:
            offers.append((PUT, (NEXT, 2), "do-near", self.put))
        offers.append((OK, ALL, "do-submit" if self._may_give() else "", lambda _: self._give(hand.mark())))
        if hand.mark():
            offers.append((BACK, ALL, "do-clear", lambda _: hand.clear()))
        if variant.tells == PLACES:
            offers += self.moves(variant.pegs)
        return offers + self.commands(bool(hand.mark()))

    def _may_give(self):
        try:
            self._check(self.hand.mark())
        except ValueError:
            return False
        return True

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
        self._check(mark)
        self.match.mark(mark)

    def tick(self, ms):
        Play.tick(self, ms)
        job = self.job
        if job is None or not (job.over or self.match.phase != MARKING):
            return
        self.job = None
        found = self.match.counted()
        # a row may have been taken back meanwhile
        if found is not None and (found.whole or found.about) and job.rows == self.match.round.rows:
            self.say("left", notation.count(self.desk.words, found.remaining, found.about))
        self.version += 1
