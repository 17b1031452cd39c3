"""A person gives the mark of a guess, and corrects marks that contradict each other."""

from firmware.engine import marks
from firmware.engine.variant import CLASSIC, PLACES
from firmware.ui import commands, notation
from firmware.ui.screen import ALL, BACK, MARK, MOVE, NEXT, OK, PICK, PUT
from firmware.ui.screens.play import Play
from firmware.ui.words import Wrong

SHORT = "menu#14"  # as settings.short_of has it, whose table would be loaded for this alone
_COUNTING_MS = 3000  # for the codes that are left, told to whoever marks
_MOST_TOLD = 9  # corrections that are told as lines
_PATIENCE_MS = 2000  # after which what was found so far is told


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
        offers.append((OK, ALL, "do-submit", self._give))  # a wrong one is refused, with the reason
        if self.mark:
            word = "do-clear" if variant.tells == PLACES else commands.key("UNDO")
            offers.append((BACK, ALL, word, self._take_back))
        return offers + moves + self.commands(self.mark > 0)

    def read(self, text):
        self.refuse_word(text, notation.MARKS)
        return MARK, notation.read_mark(self.match.variant(), text)

    def _give(self, mark):
        """Give a mark, by None the one in hand; or refuse one that no guess can get, or that a sealed code forbids."""
        if mark is None:
            mark = self.mark
        played = self.match.round
        if not played.agrees(notation.check_mark(played.variant, mark)):
            raise Wrong("mark-not-sealed")
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


class Dispute(Play):
    """Marks contradict each other: the possible mistakes are told, surest first, and one correction at a time.

    `choice` is the correction that is shown, counted from 0, or -1 where none is yet; `mended` are its rows with their
    marks. The choice past the last one is to insist.
    """

    title = ("contradiction",)
    short = ("question", (SHORT,))

    def begin(self):
        self.choice = -1
        self.mended: list = []
        self.tells = True  # until the findings are told
        self._waited_ms = 0
        self._costs = self.shell.slots.once("firmware.ui.rules_told", "cost_of_void", self.match)
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
            remaining = notation.count(self.desk.words, mend.remaining, finding.about, finding.whole)
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
