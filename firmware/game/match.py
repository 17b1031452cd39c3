"""What is happening: rounds one after the other, whose turn it is, and the score.

The phase says what is waited for, see `phases`. At any time a person may give_up(); take_back() undoes the last mark
that a person gave. A call that does not belong to the phase raises ValueError and changes nothing.

What is not needed while a person thinks is loaded where it is needed.
"""

from firmware.game.draft import Draft
from firmware.game.phases import CHECK, DISPUTE, DONE, GUESS, HAND, MARK, OVER, READY, SET, THINK
from firmware.game.round import EVIL, GIVEN_UP, HEAD, RUNNING, STOPPED
from firmware.game.rules import DEVICE, ELSEWHERE, PERSON
from firmware.game.turns import is_over, to_play

FOR_EVER_MS = 1 << 29


class Match:
    """`library` gives the book of a variant, or None."""

    def __init__(self, rules, randrange, library=None):
        self.rules = rules
        self.randrange = randrange
        self.round_number = 0
        self.scores = [0] * len(rules.players)
        self.draft = Draft(rules.variant)
        self.findings = []
        self.changes = 0  # one more with everything that is worth saving
        self._library = library
        self._deal()

    # who and what

    @property
    def round(self):
        """The round on the table; None until it has its code."""
        return self.sides[self.side]

    @property
    def busy(self):
        """Whether the device is at work, and wants ticks."""
        return self._work is not None

    def breaker(self, side=None):
        """The number of the player who guesses."""
        return (self.round_number + (self.side if side is None else side)) % len(self.rules.players)

    def maker(self, side=None):
        return (self.breaker(side) - 1) % len(self.rules.players)

    def kinds(self, side=None):
        """What the maker and the breaker are: PERSON, DEVICE, ELSEWHERE."""
        return self.rules.players[self.maker(side)], self.rules.players[self.breaker(side)]

    def breaks(self, kind):
        """Whether the breaker is a PERSON or the DEVICE."""
        return self.rules.players[self.breaker()] == kind

    def makes(self, kind):
        """Whether the maker is a PERSON, the DEVICE or someone ELSEWHERE."""
        return self.rules.players[self.maker()] == kind

    def standing(self):
        """The scores, with the round that is just over."""
        from firmware.game.scoring import standing

        return standing(self)

    def winners(self):
        """The players who are ahead, by number."""
        from firmware.game.scoring import leaders

        return leaders(self.rules.scoring, self.standing())

    def mind(self, side=None):
        """What the device makes of a side's rows. It never sees the code."""
        side = self.side if side is None else side
        if self._minds[side] is None:
            from firmware.game.mind import Mind

            book = self._library(self.rules.variant) if self._library else None
            self._minds[side] = Mind(self.rules.variant, self.randrange, book)
        return self._minds[side]

    def rest(self):
        """Forget what the device made of the rows of people, which it is asked for seldom, except where it advises."""
        if self.rules.mode != "helper" and not self.busy:
            for side in range(len(self.sides)):
                if self.kinds(side)[1] == PERSON:
                    self._minds[side] = None

    # what a person can do

    def set_code(self, code):
        self._must_be(SET)
        self._open(code)
        self.draft.clear()
        if self.breaks(PERSON) and self.side == 0:
            self._enter(HAND)
        else:
            self._next_code()  # who sets the second code of a race guesses first, and has the device

    def ready(self):
        self._must_be(READY, HAND)
        if self.phase == READY:
            self._open()
        self._next_code()

    def guess(self, code):
        self._must_be(GUESS)
        self.round.guess(code)
        self.draft.clear()
        if self.round.holder != HEAD:
            self.marked = -1
        self._go_on()

    def mark(self, mark):
        self._must_be(MARK)
        self.round.answer(mark)
        if self.round.holder == HEAD:
            self.marked = self.side
            self._enter(CHECK)
        else:
            self._go_on()

    def correct(self, mends):
        """Give rows the marks that they should have had: pairs of a row, numbered from 0, and its mark."""
        self._must_be(DISPUTE)
        self.round.correct(mends)
        self._enter(CHECK)

    def insist(self):
        """The marks stand as they are: the round is void."""
        self._must_be(DISPUTE)
        self.round.void()
        self._finish()

    def give_up(self):
        """The breaker gives up; where it is the device's turn to break, or nobody's yet, the round is void."""
        self._must_be(*range(OVER))
        begun = self.round is not None
        self.marked = -1
        if None in self.sides:
            from firmware.game.dealing import undealt

            self.sides = [played or undealt(self.rules) for played in self.sides]
        if begun and (self.makes(DEVICE) or (self.makes(PERSON) and self.breaks(PERSON))):
            self.round.end(GIVEN_UP)
        else:
            self.round.void()
        self._finish()

    def can_take_back(self):
        """Whether a mark that a person gave was the last that happened, or a guess made elsewhere waits."""
        return self._elsewhere() or (self.phase != DONE and self.marked >= 0)

    def take_back(self):
        if not self.can_take_back():
            raise ValueError("there is no mark to take back")
        if self._elsewhere():
            self.round.withdraw()
            self._enter(GUESS)
            return
        for played in self.sides:
            played.resume()
        self.side = self.marked
        self.round.take_back()
        if not self.round.rows or len(self.sides) > 1:
            self.marked = -1  # what came before was the start, or the other side's row
        self._enter(MARK)

    def hint_taken(self):
        """Remember that a person who breaks was helped."""
        self._must_be(HAND, GUESS, THINK, MARK, CHECK, DISPUTE)
        if self.breaks(PERSON):
            self.round.help()
            self.changes += 1

    def next(self):
        """On to the next round, or to the end."""
        self._must_be(OVER)
        self.scores = self.standing()
        self.marked = -1
        if self.round_number + 1 == self.rules.rounds:
            self._enter(DONE)
        else:
            self.round_number += 1
            self._deal()

    # what the device does

    def tick(self, ms):
        """A step of the work that there is; `ms` have gone by since the last one."""
        doing = self._work
        if doing is None:
            return
        self.worked_ms += ms
        for _ in doing:
            return
        if self._work is doing:
            self._work = None

    def hurry(self):
        """Let the device take the best that it has."""
        self.worked_ms = FOR_EVER_MS

    def moved(self, code):
        """The device guesses."""
        self._must_be(THINK)
        self.round.guess(code)
        self._go_on()

    def answered(self, mark, witness):
        """The evil device marks."""
        self._must_be(THINK)
        self.round.answer(mark)
        self.round.bear(witness)
        self._go_on()

    def checked(self, contradicted):
        """The marks of a person were looked through."""
        self._must_be(CHECK)
        if contradicted:
            self._enter(DISPUTE)
        else:
            self._go_on()

    def restored(self):
        """Go on where a saved match stood: at the start of its phase."""
        self._begin_work()

    # how it goes on

    def _deal(self):
        """A new round: a code for each side, one after the other."""
        self.sides = [None] * self.rules.sides()
        self._minds = [None] * self.rules.sides()
        self.marked = -1  # the side whose mark, given by a person, was the last that happened
        self.side = -1
        self.draft.clear()
        self._next_code()

    def _next_code(self):
        from firmware.game.dealing import awaited

        while self.side + 1 < len(self.sides):
            self.side += 1
            phase = awaited(self.rules, *self.kinds())
            if phase is not None:
                self._enter(phase)
                return
            self._open()
        self._turn()

    def _open(self, code=None):
        from firmware.game.dealing import deal

        maker, breaker = self.kinds()
        self.sides[self.side] = deal(self.rules, maker, breaker, self.randrange, code)

    def _go_on(self):
        """After a guess or a mark: the mark that it wants, the other side's row, the next row, or the end."""
        if is_over(self.sides):
            self._finish()
        else:
            self._turn()

    def _turn(self):
        self.side = to_play(self.sides)
        if self.round.pending is None:
            self._enter(GUESS if self.breaks(PERSON) else THINK)
        else:
            self._enter(THINK if self.round.holder == EVIL else MARK)

    def _finish(self):
        for played in self.sides:
            if played.state == RUNNING:
                played.end(STOPPED)
        self._enter(OVER)

    def _elsewhere(self):
        return self.phase == MARK and self.makes(ELSEWHERE)

    def _enter(self, phase):
        self.phase = phase
        self.findings = []
        self.changes += 1
        self.worked_ms = 0
        self._begin_work()

    def _begin_work(self):
        self._work = None
        if self.phase in (THINK, CHECK, DISPUTE):
            from firmware.game import work

            self._work = work.begin(self)

    def _must_be(self, *phases):
        if self.phase not in phases:
            raise ValueError("this is not the time for that")
