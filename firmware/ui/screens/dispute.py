"""Marks that contradict each other: the possible mistakes, surest first, one correction at a time."""

from firmware.ui import commands, notation
from firmware.ui.screen import ALL, MARK, MOVE, OK, PICK
from firmware.ui.screens.play import Play
from firmware.ui.words import Wrong

MARKS = "menu#14"  # as settings.short_of has it, whose table would be loaded for this alone
_MOST_TOLD = 9  # corrections that are told as lines
_PATIENCE_MS = 2000  # after which what was found so far is told


class Dispute(Play):
    """`choice` is the correction that is shown, counted from 0, or -1 where none is yet; `mended` are its rows with
    their marks. The choice past the last one is to insist.
    """

    title = ("contradiction",)
    short = ("question", (MARKS,))

    def begin(self):
        self.choice = -1
        self.mended: list = []
        self.tells = True  # until the findings are told
        self._waited_ms = 0
        self._costs = self.shell.slots.once("firmware.ui.ended", "costs_of_void", self.match)
        self.say(*self.title)

    def asks(self):
        findings = self.match.findings
        first = ("dispute", findings[0].rows[0] + 1) if findings else ("dispute-none", len(self.match.round.rows))
        asked = [first, ("dispute-insist",)] + self._costs
        if self.choice >= 0:
            mends = []
            for row, mark in self.mended:
                mends.append("{} {}".format(row + 1, notation.tell_mark(self.match.variant(), mark)))
            asked.append(("or-enter", ", ".join(mends) or commands.word("INSIST")))
        return asked

    def offers(self):
        take = self._take
        offers = [(MARK, ALL, "do-submit", take), commands.offer_word("INSIST", take)]
        if self.choice >= 0:
            offers.insert(0, (OK, ALL, "do-take", take))
        if self.match.findings:
            offers += [(MOVE, ALL, "do-change", self._move), (PICK, ALL, "do-change", self._pick)]
        return offers + self.commands()

    def read(self, text):
        played = self.match.round
        first, _, rest = text.partition(" ")
        row = notation.number(first) - 1
        if rest.strip() and 0 <= row < len(played.rows):
            return MARK, [(row, notation.read_mark(played.variant, rest))]
        return MARK, self._corrections()[self._next_of(row, -1)]

    def _take(self, mends):
        """Correct each of several rows, by None those that are shown; insist where that is the word, or shown."""
        if mends is None:
            mends = self.mended
        if isinstance(mends, int):  # a mark alone
            raise Wrong("dispute-answer", len(self.match.round.rows))
        if mends and isinstance(mends, list):
            self.match.correct(mends)
        else:
            self.match.insist()

    def tick(self, ms):
        """Tell the likeliest correction of each finding, once: counts that come later are no other mistake."""
        if not self.desk.has_room:
            return
        findings = self.match.findings
        self._waited_ms += ms
        if not self.tells or (self.match.busy and (self._waited_ms < _PATIENCE_MS or not findings)):
            return
        self.tells = False
        if not findings:
            self.say("no-finding")
        for finding in findings[:_MOST_TOLD]:
            mend = finding.mends[0]
            remaining = notation.codes_left(self.desk.words, mend.remaining, finding)
            for place in range(len(finding.rows)):
                marked = notation.tell_mark(self.match.variant(), mend.marks[place])
                self.say("finding-too" if place else "finding", finding.rows[place] + 1, marked, remaining)
        if self.choice < 0:
            self._move(1)

    def _move(self, steps):
        corrections = self._corrections()
        self.choice = (self.choice + steps) % len(corrections)
        self.mended = corrections[self.choice]
        self.version += 1

    def _pick(self, row):
        """Go to the next correction of this row."""
        self._move(self._next_of(row, self.choice) - self.choice)

    def _next_of(self, row, choice):
        """Return the next correction of this row behind a choice, or refuse it."""
        corrections = self._corrections()
        for step in range(len(corrections)):
            at = (choice + 1 + step) % len(corrections)
            if corrections[at] and corrections[at][0][0] == row:
                return at
        raise Wrong("dispute-answer", len(self.match.round.rows))

    def _corrections(self):
        """Return the likeliest correction of each finding, then the second of each and so on; and none, to insist."""
        findings = self.match.findings
        corrections: list = []
        for place in range(max([0] + [len(finding.mends) for finding in findings])):
            for finding in findings:
                if place < len(finding.mends):
                    corrections.append(list(zip(finding.rows, finding.mends[place].marks)))
        return corrections + [[]]
