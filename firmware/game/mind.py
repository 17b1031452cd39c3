"""The device's work on the rows of a round: the codes that are possible, and the guess that it would play.

A mind knows the rows of a side and nothing else, so it cannot peek at a code that the device holds. A caller asks it
for a job. The jobs of a match are done one at a time, in the order in which they were asked for,
a step with each tick.
"""

from firmware.engine import codes
from firmware.engine.candidates import candidates
from firmware.slots import need

_SMALL, _MIDDLE = 10000, 1000000  # codes of a space
_SMALL_MS, _MIDDLE_MS, _LARGE_MS = 1450, 3950, 9950  # 1.5, 4 and 10 seconds, less what the last step may take
_LOOKS_AT_ALL_MS = 5000
_LOOKING_AT_ALL = ("minimax", "entropy")
_GRADING_MS = 20000


class Job:
    """A question to a mind, which `steps` work on: a generator of the job and the arguments that follow it here. When
    it is `over`, `whole` says whether it was worked out to the end.
    """

    def __init__(self, mind, rows, most_ms, steps, *of):
        self.mind = mind  # None once it is over, as are its steps: a job that is kept must not keep the mind
        self.steps = steps(self, *of)
        self.rows = rows[:]
        self.most_ms = most_ms
        self.ready = False  # whether what was found so far is an answer
        self.over = False
        self.whole = False
        self.found = []  # the codes or the grades so far
        self.remaining = []  # of rows that are graded, how many codes fit before the first and after each
        self.thought = None
        mind.jobs.append(self)

    def hurry(self, _=None):
        """Stop as soon as there is an answer."""
        self.most_ms = 0

    def step(self, ms):
        """Do a step, unless nobody waits for it any more; `ms` have gone by since the last one."""
        if self.over:
            self.drop()
            return
        self.most_ms -= ms
        mind = self.mind
        try:
            for _ in self.steps:
                if self.most_ms > 0 or not self.ready:
                    return
                break
            else:
                self.whole = self.ready = True
        except MemoryError:
            if not self.ready:
                raise
            self.most_ms = 0
            mind.possible = None  # without room for a better answer, that so far holds
        if self.thought is not None and mind.advised is not None:
            mind.advised[:] = self.rows, self.thought.way, self.thought.best
        self.drop()

    def drop(self):
        """End it as it stands."""
        self.over = True
        self.steps = self.mind = None


class Mind:
    def __init__(self, variant, randrange, jobs, shelf=None, advised=None):
        """`jobs` are those of the match. `shelf` is a library, and the level of the book that it gives once a guess is
        wanted. `advised` keeps the rows, way and guess of the last advice, so that whoever asks again is told the same.
        """
        self._variant = variant
        self._randrange = randrange
        self.jobs = jobs
        self._shelf = shelf
        self.advised = advised
        self.possible = None  # the candidates, once they were asked for
        self.book = None

    def counted(self, rows):
        """Return the candidates, if something is known about how many fit these rows, or None."""
        possible = self.possible
        if possible is None or possible.rows != rows:
            return None
        return possible if possible.whole or possible.about or possible.remaining else None

    # what can be asked

    def count(self, rows):
        """Ask for the number of codes left; `counted` has it."""
        return Job(self, rows, limit_ms(self._variant, "first"), self._count)

    def think(self, rows, level, plays=False):
        """Ask for a guess: the job has the thought. `plays`: the device plays it, and does not only advise."""
        return Job(self, rows, limit_ms(self._variant, level), self._think, level, plays)

    def list(self, rows, after, most, most_ms):
        """Ask for the next `most` of the codes left, in reading order after this code; after -1 from the very first."""
        return Job(self, rows, most_ms, self._list, after, most)

    def grade(self, rows, fitting, since=0):
        """Ask for the grade of each row from `since` on; `fitting`: among guesses that could be the code."""
        return Job(self, rows, _GRADING_MS, self._grade, fitting, since)

    # the steps of each kind of job

    def _take(self, rows):
        """Take over the rows, and return the candidates."""
        possible = self.possible = self.possible or candidates(self._variant)
        while possible.rows != rows[: len(possible.rows)]:
            possible.drop()
        for row in rows[len(possible.rows) :]:
            possible.add(*row)
        return possible

    def _count(self, job):
        possible = self._take(job.rows)
        for _ in possible.settle():
            job.ready = possible.tells_early
            yield

    def _think(self, job, level, plays):
        limit = job.most_ms
        possible = self._take(job.rows)
        thinking = need("firmware.engine.thinking")
        by_book = thinking.WAYS.get(level) == "ways.book_way"  # which may know a guess at once
        for _ in possible.settle():
            if possible.tells_early and (by_book or 4 * job.most_ms <= 3 * limit):
                break
            yield
        yield  # a frame, before a board loads more
        if by_book and self._shelf:
            library, shelf_level = self._shelf
            self.book = library(self._variant, shelf_level)
            self._shelf = None
        thought = job.thought = thinking.Thought(level, possible, self._randrange, self.book)
        thought.plays = plays
        if self.advised and self.advised[:2] == [job.rows, level]:
            thought.settle_on(self.advised[2])
            return
        # a fair draw comes to its guess soon in a small space; a comparison may be cut short
        job.ready = level != "random" or possible.tells_early
        for _ in thought.steps():
            job.ready = job.ready or thought.settled
            if 4 * job.most_ms <= limit:
                possible.hurried = True
            yield

    def _list(self, job, after, most):
        variant = self._variant
        job.ready = True
        for code in self._take(job.rows).ordered(after):
            if code is None:
                yield
            elif after >= 0 and codes.turned(variant, code) <= codes.turned(variant, after):
                return  # it has wrapped around
            else:
                job.found.append(code)
                if len(job.found) == most:
                    return

    def _grade(self, job, fitting, since):
        job.ready = True
        grades = need("firmware.engine.grades").grades
        yield from grades(self._variant, job.rows, self._randrange, job, fitting, since)


def limit_ms(variant, level):
    """Return how long the device may think at this level."""
    if variant.space > _MIDDLE:
        return _LARGE_MS
    if level in _LOOKING_AT_ALL:
        return _LOOKS_AT_ALL_MS
    return _SMALL_MS if variant.space <= _SMALL else _MIDDLE_MS
