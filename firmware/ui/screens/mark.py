"""A person gives the mark of a guess."""

from firmware.engine.variant import PLACES
from firmware.game.phases import MARK as MARKING
from firmware.ui import notation
from firmware.ui.hand import Marking
from firmware.ui.screen import ALL, BACK, MARK, MOVE, OK, PUT
from firmware.ui.screens.play import Play, tell_rules
from firmware.ui.words import Wrong

_COUNTING_MS = 3000  # for the codes that are left, told to whoever marks


class Marks(Play):
    """A person gives the mark of a guess."""

    def begin(self):
        self.hand = Marking(self.match.variant())
        self.version += 1
        match = self.match
        if not match.rules.advises:
            if not match.round.rows:
                tell_rules(self, "opening")
            self.job = match.mind().count(match.round.rows)
            self.job.most_ms = _COUNTING_MS

    @property
    def tells(self):
        return self.job is not None

    @property
    def title(self):
        match = self.match
        if match.rules.advises:
            return ("mark-elsewhere",)
        guess = notation.spell(match.round.variant, match.round.pending, signs=self.desk.signs)
        return ("mark", len(match.round.rows) + 1, match.round.variant.rows, guess)

    def asks(self):
        return (self.title,)

    def offers(self):
        offers = [(MARK, ALL, "do-give"), (PUT, ALL, "do-change")]
        if self._may_give():
            offers.append((OK, ALL, "do-give"))
        if self.hand.mark():
            offers.append((BACK, ALL, "do-clear"))
        if self.match.variant().tells == PLACES:
            last = self.match.variant().pegs - 1
            offers += [(MOVE, step, "do-move") for step in (-1, 1) if 0 <= self.hand.place + step <= last]
        return offers + self.commands(bool(self.hand.mark()))

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

    def do(self, intent, value):
        hand = self.hand
        if intent in (OK, MARK):
            mark = hand.mark() if intent == OK else value
            self._check(mark)
            self.match.mark(mark)
        elif intent == PUT:
            hand.put(*value)
        elif intent == MOVE:
            hand.move(value)
        elif intent == BACK and hand.mark():
            hand.clear()
        else:
            return Play.do(self, intent, value)
        self.version += 1
        return None

    def tick(self, _ms):
        job = self.job
        if job is None or not (job.over or self.match.phase != MARKING):
            return
        self.job = None
        found = self.match.mind().counted(job.rows)
        # a row may have been taken back meanwhile
        if found is not None and (found.whole or found.about) and job.rows == self.match.round.rows:
            self.say("left", notation.count(self.desk.words, found.left, found.about))
        self.version += 1


SCREENS = {MARKING: Marks}
