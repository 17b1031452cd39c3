"""The device's own work in a phase: check the marks, choose a guess or an evil mark, examine a dispute.

It is done a step with each tick, and in the end tells the match its result. The mind answers what follows from the
rows. All of it stops early once it has worked for long enough; `hurry` pretends that it has.
"""

from firmware.game.phases import CHECK, GUESS, MARK, THINK

LONGEST_MS = 10000  # for an evil mark and for a dispute
FOR_EVER_MS = 1 << 29


class Work:
    def __init__(self, match):
        self.worked_ms = 0
        self._match = match
        if match.phase == THINK:
            self._steps = self._move() if match.round.pending is None else self._answer()
        else:
            self._steps = self._check() if match.phase == CHECK else self._examine()

    def tick(self, ms):
        """Do a step; `ms` have gone by since the last one."""
        self.worked_ms += ms
        for _ in self._steps:
            return
        if self._match.work is self:  # otherwise the step has led to another phase
            self._match.work = None

    def hurry(self):
        """Take the best result so far."""
        self.worked_ms = FOR_EVER_MS

    def _move(self):
        match = self._match
        job = match.mind().think(match.round.rows, match.rules.level, True)
        while not job.over:
            if self.worked_ms >= LONGEST_MS:
                job.hurry()
            yield
        book = match.mind().book
        match.fault = "" if book is None else book.fault
        match.moved(job.thought.best)

    def _answer(self):
        from firmware.game.weighing import Weighed

        match = self._match
        played = match.round
        weighed = Weighed(played.variant, played.pending, played.known(), match.randrange)
        for _ in weighed.weigh(played.rows):
            if self.worked_ms >= LONGEST_MS:
                break
            if self.worked_ms >= LONGEST_MS // 2:
                weighed.hurry()
            yield
        match.answered(*weighed.heaviest())

    def _check(self):
        match = self._match
        job = match.mind().count(match.round.rows)
        while not job.over and self.worked_ms < LONGEST_MS:
            if _is_contradicted(match) is False:
                break
            yield
        match.checked(_is_contradicted(match))

    def _examine(self):
        from firmware.engine.doctor import examine

        match = self._match
        found: list = []
        match.findings = found
        for _ in examine(match.round.variant, match.round.rows, found):
            if self.worked_ms >= LONGEST_MS:
                return
            yield


def doubt(match):
    """Go on looking for a code that fits while a person is asked for something, and report the result."""
    if match.phase in (GUESS, MARK) and match.side == match.marked and not match.minds.busy:
        contradicted = _is_contradicted(match)
        if contradicted:
            match.contradicted()
        elif contradicted is None:
            match.mind().count(match.round.rows)
        else:
            match.unsure = False


def _is_contradicted(match):
    """Return whether no code fits the rows; None if that is not known yet."""
    left = match.mind().counted(match.round.rows)
    if left is not None and left.left:
        return False
    return True if left is not None and left.whole else None
