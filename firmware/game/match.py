"""A match: rounds one after the other, what is waited for, and the score.

Its phase tells what it waits for, from whom, and the call that goes on from there:

SET      the maker types in a code            set_code(code)
READY    the maker thinks of a code           ready()
HAND     the device goes to the breaker       ready()
GUESS    the breaker guesses                  guess(code)
THINK    the device chooses a guess or mark   tick(ms) until it is no longer `busy`; hurry() takes what it has
MARK     the maker marks the pending guess    mark(mark)
CHECK    the device checks the marks          tick(ms)
DISPUTE  they contradict each other           correct(mends) or insist(); tick(ms) brings the `findings`
OVER     the round is over                    next()
DONE     the match is over                    winners() of score.py tells who won

A person may give_up() at any time, and take_back() undoes the last mark that a person gave, or a code that was not
handed on yet. A call that its phase does not allow only raises ValueError.

In a race two codes are guessed by turns, row for row. It is over when one side has come to its end and the other has
had as many rows. The side with fewer rows plays, so that one whose rows were cut short by a corrected mark catches up.
"""

from firmware.game.modes import DEVICE, PERSON
from firmware.game.round import EVIL, GIVEN_UP, HEAD, HELPS, RUNNING, STOPPED, VOID, Draft, Round
from firmware.slots import need

SET, READY, HAND, GUESS, THINK, MARK, CHECK, DISPUTE, OVER, DONE = range(10)
PHASES = 10
_FOR_EVER_MS = 1 << 29


class Match:
    """`library` gives the book of a variant and a level, or None. `side` is the one that is played: a round has one
    side, or two in a race.
    """

    def __init__(self, rules, randrange, library=None):
        self.rules = rules
        self.round_number = 0
        self.jobs: list = []  # that the minds were asked for, the oldest first
        self.clock = None  # of whoever guesses in a blitz; deal.py sets it up
        self.randrange = randrange
        self.scores = [0] * len(rules.players)
        self.fault = ""  # what is wrong with the book that the device played by
        self.changes = 0  # one more with each phase, so that views know when to draw again
        self._library = library
        self._deal()

    def _deal(self):
        """Begin a round: each side gets its code, one after the other."""
        self.sides: list = [None] * self.rules.sides  # the round of each; None until it has its code
        self._minds: list = [None] * self.rules.sides  # what the device makes of the rows of each, once it is asked
        self.has_thought = False  # the device, in this round
        self._advised: list = []  # the last advice, which stays the same until the next row
        self.unsure = False  # whether it is not known yet if a code fits the marks
        self.marked = -1  # the side with the last mark, if a person gave it
        self.side = -1
        need("firmware.game.deal").next_code(self)
        self.draft = Draft(self.variant())  # the guess, or the code, whose pegs are being set

    def begin_work(self):
        """Have the next tick begin what the device has to do by itself in this phase."""
        self.busy = self.phase in (THINK, CHECK, DISPUTE)
        self._work = None  # its steps; None until it begins
        self.worked_ms = 0
        self.findings = []

    # whose turn it is

    @property
    def round(self):
        """Return the round on the table; None until it has its code."""
        return self.sides[self.side]

    def breaker(self, side=None):
        """Return the number of the player who guesses."""
        return (self.round_number + (self.side if side is None else side)) % len(self.rules.players)

    def maker(self, side=None):
        return (self.breaker(side) - 1) % len(self.rules.players)

    def kinds(self, side=None):
        """Return the kinds of the maker and of the breaker: PERSON, DEVICE, ELSEWHERE."""
        return self.rules.players[self.maker(side)], self.rules.players[self.breaker(side)]

    def variant(self, side=None):
        """Return the variant of the breaker: that of the match, or one of their own."""
        rules = self.rules
        return rules.own[self.breaker(side)] if rules.own else rules.variant

    @property
    def is_last(self):
        """Return whether no other round follows."""
        return self.is_void or self.round_number + 1 == self.rules.rounds

    @property
    def is_void(self):
        """Return whether a match over a wire has ended without a result."""
        is_void = False
        for played in self.sides if self.rules.linked else ():
            is_void = is_void or (played is not None and played.state == VOID)
        return is_void

    # what goes on

    def set_code(self, code):
        self._only_in(SET)
        deal = need("firmware.game.deal")
        deal.deal(self, code)
        if self.side == 0 and self.kinds()[1] == PERSON:
            self.enter(HAND)
        else:
            deal.next_code(self)  # the setter of the second code of a race guesses first, and holds the device already

    def ready(self, _=None):
        self._only_in(READY, HAND)
        deal = need("firmware.game.deal")
        if self.phase == READY:
            deal.deal(self)
        deal.next_code(self)

    def guess(self, code):
        self._only_in(GUESS)
        self.round.guess(code, self.rules.hard)
        if self.round.holder != HEAD:
            self.marked = -1
        self.go_on()

    def mark(self, mark):
        self._only_in(MARK)
        self.round.answer(mark)
        if self.round.holder == HEAD and not self.rules.linked:
            self.marked = self.side
            self.enter(CHECK)
        else:
            self.go_on()

    def correct(self, mends):
        """Correct the marks of rows: pairs of a row, numbered from 0, and its mark."""
        self._only_in(DISPUTE)
        self.round.correct(mends)
        self.enter(CHECK)

    def insist(self):
        """Leave the marks as they are: the round is void."""
        self._only_in(DISPUTE)
        self.round.end(VOID)
        self.enter(OVER)

    def give_up(self, state=GIVEN_UP):
        """End the round, whose breaker gives up or has no time left: void if the device breaks, or without a code."""
        self._only_in(*range(OVER))
        has_begun = self.round is not None
        self.marked = -1
        for side, played in enumerate(self.sides):
            self.sides[side] = played or Round(self.variant(), HEAD)
        maker, breaker = self.kinds()
        self.round.end(state if has_begun and maker in (DEVICE, breaker) else VOID)
        self.enter(OVER)

    def can_take_back(self):
        """Return whether a code or a mark of a person, a guess from elsewhere or a row of practice came last."""
        return self._may_unplay() or self.phase == HAND or (self.phase != DONE and self.marked >= 0)

    def take_back(self):
        if not self.can_take_back():
            raise ValueError("there is no mark to take back")
        if self.phase == HAND:
            self.sides[0] = None
            self.enter(SET)
        elif self._may_unplay():
            self.round.take_back(unplays=True)
            self.enter(GUESS)
        else:
            for played in self.sides:
                if played.state == STOPPED:
                    played.state = RUNNING
            self.side = self.marked
            self.round.take_back()
            self.unsure = bool(self.round.rows)  # a hurried check may have let a contradiction pass
            if not self.round.rows or len(self.sides) > 1:
                self.marked = -1  # before that was the start, or the other side's row
            self.enter(MARK)

    def hint_taken(self, word="HINT"):
        """Remember that the breaker, if a person, had a kind of help."""
        self._only_in(*range(HAND, OVER))
        if self.kinds()[1] == PERSON:
            self.round.hints |= 1 << HELPS.index(word)

    def next(self):
        """Go on to the next round, or to the end."""
        self._only_in(OVER)
        self.scores = need("firmware.game.score").standing(self)
        self.marked = -1
        if self.is_last:
            self.enter(DONE)
        else:
            self.round_number += 1
            self._deal()

    def tick(self, ms, has_room=True, pauses=False):
        """Do a step of the oldest job and, unless the match `pauses`, one of the work; neither where the memory no
        longer `has_room`. `ms` have gone by; return whether so much time has that it is saved.
        """
        saves = self.clock and self.clock.tick(ms)
        if not has_room:
            return saves
        jobs = self.jobs
        if jobs:
            jobs[0].step(ms)
            if jobs[0].over:
                jobs.pop(0)
        if self.busy and not pauses:
            self.worked_ms += ms
            work = self._work = self._work or need("firmware.game.work").steps(self)
            for _ in work:
                break
            else:
                if self._work is work:  # otherwise the step has led to another phase
                    self.busy = False
        if self.unsure and not self.busy:
            need("firmware.game.work").doubt(self)
        return saves

    def hurry(self):
        """Have the device take the best that it has so far."""
        self.worked_ms = _FOR_EVER_MS
        for job in self.jobs:
            job.hurry()

    # what the device makes of the rows

    def mind(self, side=None):
        """Return the mind that works on the rows of a side, made on first use. It never sees the code."""
        if side is None:
            side = self.side
        if self._minds[side] is None:
            rules = self.rules
            mixed = (rules.level, rules.deal, self.kinds(side)[0]) == ("book", "mixed", DEVICE)
            shelf = self._library and (self._library, "mixed" if mixed else rules.level)
            advised = self._advised if rules.advises else None
            mind = need("firmware.game.mind").Mind
            self._minds[side] = mind(self.variant(side), self.randrange, self.jobs, shelf, advised)
            self.has_thought = True
        return self._minds[side]

    def counted(self):
        """Return the candidates, if something is known about how many fit the rows, or None."""
        mind = self._minds[self.side]
        return None if mind is None else mind.counted(self.round.rows)

    def forget_thoughts(self):
        """Drop the minds and their jobs; they are made again on demand, and the work of the phase begins again."""
        self._drop_jobs()
        self._minds = [None] * len(self.sides)
        self.has_thought = False
        if self.busy:
            self.begin_work()

    def _drop_jobs(self):
        for job in self.jobs:
            job.drop()
        self.jobs.clear()

    # from phase to phase

    def go_on(self):
        """After a guess or a mark comes its mark, the other side's row, the next row, or the end."""
        rows = []
        for played in self.sides:
            rows.append(len(played.rows))
        fewest = min(rows)
        for played in self.sides:
            if played.state != RUNNING and len(played.rows) == fewest:
                self.enter(OVER)
                return
        self.side = rows.index(fewest)
        if self.round.pending is None:
            self.enter(THINK if self.kinds()[1] == DEVICE else GUESS)
        else:
            self.enter(THINK if self.round.holder == EVIL else MARK)

    def _may_unplay(self):
        """Return whether a guess from elsewhere or a row of practice came last."""
        if self.phase == MARK:
            return self.rules.advises
        return not self.rules.counts and self.phase in (GUESS, OVER) and bool(self.round.rows)

    def enter(self, phase):
        if phase == OVER:
            for played in self.sides:
                if played.state == RUNNING:
                    played.end(STOPPED)
        self.phase = phase
        self.changes += 1
        self._drop_jobs()  # there may be other rows
        self.begin_work()

    def _only_in(self, *phases):
        if self.phase not in phases:
            raise ValueError("this is not the time for that")
