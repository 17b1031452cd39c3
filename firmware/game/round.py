"""One code to break: the rows played, how it ended, and the draft of a row or of a secret code.

Who holds the code decides who marks:

  HELD     the device has the code and marks each guess at once
  HEAD     a person has it in the head, or it lies elsewhere: a guess is pending until its mark is given
  SEALED   a person marks as well, but has shown the code to the device, which checks every mark
  EVIL     there is no code; the device chooses each mark, and a witness that fits them all

A wrong call raises ValueError and changes nothing. The secret is told only when the round is over.
"""

from firmware.engine import codes, marks

HELD = 0
HEAD = 1
SEALED = 2
EVIL = 3
HOLDERS = 4

RUNNING = 0
WON = 1
LOST = 2  # the rows are used up
GIVEN_UP = 3
VOID = 4  # the marks contradict each other, or whoever gives them has left
STOPPED = 5  # the other side of the race was over first
TIME_UP = 6  # of a breaker with a clock
STATES = 7

HELPS = ("HINT", "KNOWN", "LIST", "TEACH")  # the words that help a breaker
HINTS = 1 << len(HELPS)  # sets of them, a bit each
MOST_MISSES = 99
SALT_SPACE = 1 << 64  # of the values that a seal is salted with: too many to try each with each code
SEAL_SPACE = 1 << 128


class Round:
    def __init__(self, variant, holder, secret=None, salt=0):
        if (secret is None) != (holder == HEAD):
            raise ValueError("the device knows the code, unless a person has it in the head")
        self.variant = variant
        self.holder = holder
        self.rows = []  # (guess, mark), the oldest first
        self.pending = None  # the guess that waits for its mark
        self.state = RUNNING
        self.hints = 0  # the kinds of help that the breaker had, a bit each, as in HELPS
        self.misses = 0  # guesses that were refused because they contradict a mark, up to MOST_MISSES
        self.grading = None  # the job of its grades, see grading.py
        self.par = 0  # the rows that the book takes, once somebody has looked it up
        self.salt = salt  # of the seal, or the seal itself where the code lies elsewhere; 0 where there is none
        self._secret = secret if secret is None else codes.check(variant, secret)

    def guess(self, code, must_fit=False):
        """Play a row; it may have to wait for its mark. `must_fit`: only what can be the code."""
        if self.state != RUNNING:
            raise ValueError("the round is over")
        if self.pending is not None:
            raise ValueError("the last guess has no mark yet")
        codes.check(self.variant, code)
        if must_fit and self.rows_against(code):
            raise ValueError("this guess contradicts a mark")
        self.pending = code
        if self.holder == HELD:
            self.answer(marks.score(self.variant, code, self._secret))

    def answer(self, mark):
        """Give the pending guess its mark."""
        if self.pending is None:
            raise ValueError("no guess waits for a mark")
        marks.check(self.variant, mark)
        if not self.agrees(mark):
            raise ValueError("the code that was shown gives another mark")
        self.rows.append((self.pending, mark))
        self.pending = None
        self._judge()

    def rows_against(self, code):
        """Return the rows, numbered from 0, that would have another mark if this were the code."""
        return list(marks.against(self.variant, self.rows, code))

    def agrees(self, mark):
        """Return whether the code that a person has shown gives the pending guess this mark."""
        return self.holder != SEALED or mark == marks.score(self.variant, self.pending, self._secret)

    def take_back(self, unplays=False):
        """Undo the last mark: its guess waits again. `unplays`: undo the guess that waits, or else the last row."""
        if self.pending is None or not unplays:
            if not self.rows or not (unplays or self.holder == HEAD):
                raise ValueError("there is no mark to take back")
            self.pending = self.rows.pop()[0]
            self.state = RUNNING
        if unplays:
            self.pending = None

    def correct(self, mends):
        """Change the marks of rows: pairs of a row, numbered from 0, and its mark. A winning mark ends the round."""
        for number, mark in mends:
            if self.holder != HEAD or number not in range(len(self.rows)):
                raise ValueError("there is no mark to correct in that row")
            marks.check(self.variant, mark)
        for number, mark in mends:
            self.rows[number] = (self.rows[number][0], mark)
        self.state = RUNNING
        self._judge()

    def end(self, state):
        """End the round before its rows are used up, or without a result, VOID, even if they were."""
        if state <= LOST:
            raise ValueError("a round is won or lost by its rows")
        if state != VOID and self.state != RUNNING:
            raise ValueError("the round is over")
        self.pending = None
        self.state = state

    def hidden_code(self):
        """Return the code even while the round runs, or the witness of an evil one; None where only a person knows it.
        It is for saves and seals, and must not be shown.
        """
        return self._secret

    def reveal(self, code):
        """Learn the code: one that lay elsewhere, now that the round is over, or another witness of an evil round."""
        if self.holder not in (HEAD, EVIL):
            raise ValueError("this round has a code")
        self._secret = codes.check(self.variant, code)

    def secret(self):
        """Return the code, once the round is over; None where only a person knows it."""
        if self.state == RUNNING:
            raise ValueError("the code is not shown while the round runs")
        if self.state == WON:
            return self.rows[-1][0]
        return self._secret

    def _judge(self):
        """End the round if its code was broken, and drop any rows behind; or if the rows are used up."""
        solved = marks.solved(self.variant)
        for number, (_, mark) in enumerate(self.rows):
            if mark == solved:
                del self.rows[number + 1 :]
                self.state = WON
                return
        if len(self.rows) == self.variant.rows:
            self.state = LOST


class Draft:
    """A guess or a secret code before it is submitted: pegs are set and taken back one by one."""

    def __init__(self, variant):
        self._variant = variant
        self.pegs = [None] * variant.pegs  # a digit for each place; None where none is set yet
        self.order = []  # the places that are set, the latest last

    def allows(self, place, digit):
        """Return whether the pegs at the other places let a colour stand here."""
        return self._variant.repeats or digit not in self.pegs or self.pegs[place] == digit

    def put(self, place, digit):
        """Set a peg, or replace one."""
        if place not in range(self._variant.pegs):
            raise ValueError("there is no such place")
        if digit not in range(self._variant.choices(place)):
            raise ValueError("there is no such colour")
        if not self.allows(place, digit):
            raise ValueError("this game has no repeats")
        if place in self.order:
            self.order.remove(place)
        self.order.append(place)
        self.pegs[place] = digit

    def undo(self):
        """Take back the peg that was set last."""
        if not self.order:
            raise ValueError("there is no peg to take back")
        self.pegs[self.order.pop()] = None

    def clear(self):
        for place in range(len(self.pegs)):
            self.pegs[place] = None
        self.order.clear()

    def whole(self):
        """Return whether every place has its peg."""
        return len(self.order) == len(self.pegs)

    def code(self):
        """Return the code that it makes; raise a sentence if it is not whole."""
        return codes.pack(self._variant, self.pegs)
