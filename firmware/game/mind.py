"""The device's work on the rows of a round: the codes that are possible, and the guess that it would play.

It knows the rows and nothing else, so it cannot peek at a code that the device holds.

Whoever wants to know something asks for it and gets a job. A mind does one job at a time, in the order in which they
were asked for, and a step of it with each tick of the match. Only the mind can run a job's steps, so nobody can
continue what somebody else began.
"""

from firmware.engine import ranks
from firmware.engine.candidates import candidates
from firmware.slots import need

# How long it may think, by the size of the space: 1.5, 4 and 10 seconds, less what the last step may take.
_LIMITS_MS = ((10000, 1450), (1000000, 3950))
_LONGEST_MS = 9950
_LOOKS_AT_ALL_MS = 5000
_LOOKING_AT_ALL = ("minimax", "entropy")
_GRADING_MS = 20000


class Job:
    """A question to a mind. When it is `over`, `whole` says whether it was worked out to the end."""

    def __init__(self, rows, most_ms):
        self.rows = rows[:]
        self.most_ms = most_ms
        self.steps = None  # the generator that does it, until it is over: whoever keeps the job need not keep the mind
        self.level = ""  # of a guess that is looked for
        self.ready = False  # whether what was found so far is an answer
        self.over = False
        self.whole = False
        self.found = []  # the codes or the grades so far
        self.left = []  # of rows that are graded, how many codes fit before the first and after each
        self.thought = None

    def hurry(self):
        """Stop as soon as there is an answer."""
        self.most_ms = 0


class Mind:
    def __init__(self, variant, randrange, shelf=None, advised=None):
        """`shelf` gives the book, or None; it is asked when the mind first thinks of a guess. `advised` keeps
        the rows, level and guess of the last advice, so that whoever asks for it again is told the same.
        """
        self._advised = advised
        self._variant = variant
        self._possible = None  # the candidates, once they were asked for
        self._randrange = randrange
        self.book = None
        self._shelf = shelf
        self._asked = shelf is None  # whether it need not be asked again
        self._counted = True  # whether it is known how many codes fit the rows of the candidates
        self._jobs = []

    @property
    def candidates(self):
        if self._possible is None:
            self._possible = candidates(self._variant)
        return self._possible

    # what can be asked

    def count(self, rows):
        """Ask for the number of codes left; `counted` has it."""
        return self.ask(rows, limit_ms(self._variant, "first"), self._count)

    def think(self, rows, level, plays=False):
        """Ask for a guess: the job has the thought. `plays`: the device plays it, and does not only advise."""
        return self.ask(rows, limit_ms(self._variant, level), self._think, level, plays)

    def list(self, rows, after, most, most_ms):
        """Ask for the next `most` of the codes left, in reading order after this code; after -1 from the very first."""
        return self.ask(rows, most_ms, self._list, after, most)

    def grade(self, rows, fitting, since=0):
        """Ask for the grade of each row from `since` on; `fitting`: among guesses that could be the code."""
        return self.ask(rows, _GRADING_MS, self._grade, fitting, since)

    def ask(self, rows, most_ms, steps, *of):
        """Ask for the result of these steps, which get the job and the arguments that follow here."""
        job = Job(rows, most_ms)
        job.steps = steps(job, *of)
        self._jobs.append(job)
        return job

    def counted(self, rows):
        """Return the candidates, if something is known about how many fit these rows, or None."""
        if rows and self._possible is None:
            return None
        return self.candidates if self._counted and self.candidates.rows == rows else None

    # the work

    @property
    def busy(self):
        return bool(self._jobs)

    def tick(self, ms):
        """Do a step of the current job; `ms` have gone by since the last one."""
        if not self._jobs:
            return
        job = self._jobs[0]
        wanted = not job.over
        if wanted and self._step(job, ms):
            return
        self._jobs.pop(0)
        job.over = True
        job.steps = None
        if job.thought is not None:
            job.thought.stop()
            if wanted and self._advised is not None:
                self._advised[:] = job.rows, job.level, job.thought.best

    def _step(self, job, ms):
        """Return whether there is more to do."""
        job.most_ms -= ms
        try:
            for _ in job.steps:
                return job.most_ms > 0 or not job.ready
            job.whole = job.ready = True
        except MemoryError:
            if not job.ready:
                raise
            job.most_ms = 0
            self._possible = None  # without room for a better answer, that so far holds
            self._counted = True
        return False

    def hurry(self):
        """Have all jobs stop as soon as they have an answer."""
        for job in self._jobs:
            job.hurry()

    def cancel(self):
        """Drop all jobs, because the rows have changed."""
        for job in self._jobs:
            job.over = True
            job.steps = None
        self._jobs = []

    # the steps of each kind of job

    def _take(self, rows):
        """Take over the rows."""
        if self._possible is None or self._possible.rows != rows:
            self._counted = False
        known = self.candidates.rows
        while known != rows[: len(known)]:
            self.candidates.drop()
            self._asked = self._shelf is None  # a book that was put away may know a guess again
        for row in rows[len(known) :]:
            self.candidates.add(*row)

    def _follow(self, job):
        """Take over the rows, and count the codes that fit them."""
        self._take(job.rows)
        for _ in self.candidates.settle():
            self._counted = self.candidates.tells_early
            yield
        self._counted = True

    def _count(self, job):
        for _ in self._follow(job):
            job.ready = self._counted
            yield

    def _think(self, job, level, plays):
        job.level = level
        limit = job.most_ms
        thinking = need("firmware.engine.thinking")
        by_book = thinking.WAYS.get(level) == "book_way"  # which may know a guess at once
        for _ in self._follow(job):
            if self._counted and (by_book or 4 * job.most_ms <= 3 * limit):
                break
            yield
        yield  # a frame, before a board loads more
        if by_book and self.book is None and not self._asked:
            self.book = self._shelf()
            self._asked = True
        thought = thinking.Thought(level, self.candidates, self._randrange, self.book)
        thought.plays = plays
        job.thought = thought
        if self._advised and self._advised[:2] == [job.rows, level]:
            thought.settle_on(self._advised[2], self.candidates.fits(self._advised[2]))
            job.ready = True
            return
        # a fair draw comes to its guess soon in a small space; what is only compared so far may be cut short
        job.ready = level != "random" or self.candidates.tells_early
        while thought.step():
            job.ready = job.ready or thought.settled
            self.book = thought.book
            if 4 * job.most_ms <= limit:
                thought.hurry()
            yield

    def _list(self, job, after, most):
        variant = self._variant
        self._take(job.rows)
        job.ready = True
        for code in self.candidates.ordered(after):
            if code is None:
                yield
            elif after >= 0 and ranks.turned(variant, code) <= ranks.turned(variant, after):
                return  # it has wrapped around
            else:
                job.found.append(code)
                if len(job.found) == most:
                    return

    def _grade(self, job, fitting, since):
        job.ready = True
        possible = candidates(self._variant)
        for row in [()] + job.rows:
            if row:
                possible.add(*row)
            yield from possible.settle()
            job.left.append((possible.left, possible.about))
        possible = None
        yield  # who waits for these goes on before the memory is needed for more
        yield from need("firmware.engine.grades").grades(
            self._variant, job.rows, self._randrange, job.found, fitting, since
        )


def limit_ms(variant, level):
    """Return how long the device may think at this level."""
    for space, limit in _LIMITS_MS:
        if variant.space <= space:
            return _LOOKS_AT_ALL_MS if level in _LOOKING_AT_ALL else limit
    return _LONGEST_MS
