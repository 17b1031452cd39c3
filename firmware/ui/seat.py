"""Sitting at the board: what each key does in each phase of the match.

The row in hand is where things happen: a guess or a code is entered there, a mark is given, the device thinks, and at
the end the code stands there. Left of its first peg lie the rows played, through which up and down scroll. Where no
colour is asked for, the keys of the first two colours are up and down.

A press ends what moves, and where the row in hand is not seen meanwhile it does nothing else.
"""

from firmware.game.phases import DISPUTE, DONE, GUESS, HAND, MARK, OVER, READY, SET
from firmware.ui import entry, gestures, sounds, view
from firmware.ui.aiding import Aid
from firmware.ui.entry import Entry
from firmware.ui.layout import Layout
from firmware.ui.showing import Showing

REFUSED_MS = 700


class Seat:
    """`desk` has the match, and what goes with it; `helps` says which of "left", "fits" and "animation" are on."""

    def __init__(self, desk, width, height, heard, helps):
        self._desk = desk
        self._heard = heard
        self.helps = helps
        self.aid = Aid(desk, helps)
        self._width = width
        self._height = height
        self._seen = None  # the match that the rest was made for
        self.sit()

    @property
    def match(self):
        return self._desk.match

    @property
    def refusing(self):
        """Whether a press was refused just now."""
        return self._refused_ms > 0

    @property
    def played(self):
        """The round that is seen; None until it has its code."""
        return self.match.sides[self.showing.side]

    @property
    def first_row(self):
        """Where the latest of the rows seen stands: above the row in hand, or in its place."""
        alone = self.reviewing or self.showing.lingers or (self.layout.panel and self.match.phase >= OVER)
        return 0 if alone or (self.layout.visible == 1 and self.match.phase == DISPUTE) else 1

    def row_of(self, number):
        """Where a row stands, numbered from the first; -1 where it is not seen."""
        row = len(self.played.rows) - 1 - number - self.back + self.first_row
        return row if self.first_row <= row < self.layout.visible else -1

    def sit(self):
        """Make ready for what the match wants now, if that has changed."""
        match = self._desk.match
        if match is self._seen and match.changes == self._changes:
            return
        if match is not self._seen:
            self.layout = Layout(self._width, self._height, match.rules.variant)
            self.told = -1  # the player whose turn was told last
            self.showing = Showing(match, self.layout, self._heard, self.helps)
        self._seen = match
        self._changes = match.changes
        self.back = 0  # how many of the latest rows are scrolled away
        self.finding = -1  # none was shown yet
        self.reviewing = False
        self.news = True  # what is to be told was not told yet
        self._refused_ms = 0
        self.stale = True
        self._take_in_hand()
        self.showing.change()

    def _take_in_hand(self):
        match = self._desk.match
        self.in_hand = None
        if match.phase == MARK:
            from firmware.ui.marking import Marking

            self.in_hand = Marking(match.rules.variant)
        elif match.phase in (SET, GUESS):
            self.in_hand = Entry(match.draft, match.rules.variant, match.phase == SET)
        self.aid.begin()

    # keys

    def press(self, key):
        """Do what a key does now, and let it be heard."""
        match = self._desk.match
        self._refused_ms = 0
        self.stale = True
        if self.aid.proposes:
            self.aid.hurry()
            self._heard.play(sounds.OK)
            return
        if self.showing.moving:
            hidden = not self.first_row or match.phase == OVER
            self.showing.skip()
            if hidden:
                self._heard.play(sounds.OK)
                return
        if key >= gestures.COLOUR and (self.reviewing or not self.in_hand):
            key = gestures.UP if key == gestures.COLOUR else gestures.DOWN
        if self.reviewing:
            self._review(key)
        elif self.in_hand:
            self._answer(key)
        elif key == gestures.OK:
            self._ok()
        elif key == gestures.BACK:
            self._take_back()
        elif key == gestures.LEFT or (key == gestures.UP and match.phase != DISPUTE):
            self.look_back()
        elif match.phase == DISPUTE and self.finding >= 0:
            self._choose_finding(-1 if key == gestures.UP else 1)
        else:
            self.refuse()
        self.sit()

    def answers(self, key):
        """Whether a key answers what is wanted now, even where the board was not seen since that changed."""
        ready = self._desk.match.phase == READY
        return ready if key == gestures.OK else self.in_hand is not None and key != gestures.BACK

    def hint(self):
        """Begin to look for a code that fits; it comes into the row in hand."""
        self.stale = True
        if self._desk.match.phase != GUESS or self.showing.moving or self.reviewing:
            self.refuse()
        else:
            self.aid.propose("random")

    def look_back(self):
        """Scroll through the rows played."""
        if self.played and self.played.rows:
            self.reviewing = True
            self.back = 0
            self._heard.play(sounds.OK)
        else:
            self.refuse()

    def tell_again(self):
        """What was told is to be told once more."""
        self.told = -1
        self.news = True

    def _answer(self, key):
        answer = self.in_hand.handle(key)
        if answer == entry.SUBMIT:
            self._submit()
        elif answer == entry.BEFORE:
            self.look_back()
        elif answer == entry.NOTHING_LEFT:
            self._take_back()
        elif answer == entry.DONE:
            self._heard.play(self.in_hand.tones())
            self.aid.weigh()
        else:
            self.refuse()

    def _submit(self):
        match = self._desk.match
        try:
            if match.phase == MARK:
                match.mark(self.in_hand.mark())
            elif match.phase == SET:
                match.set_code(self.in_hand.draft.code())
            else:
                match.guess(self.in_hand.draft.code())
        except ValueError:  # a mark that no guess can get, or not this one
            self.refuse()
            return
        self._heard.play(sounds.SUBMITTED)

    def _ok(self):
        match = self._desk.match
        self._heard.play(sounds.OK)
        if match.phase in (READY, HAND):
            match.ready()
        elif match.phase == OVER:
            self._go_on()
        elif match.phase == DONE:
            self._desk.begin(match.rules)
        elif match.phase == DISPUTE:
            self._mend()
        else:
            match.hurry()
            self._desk.hurry()

    def _mend(self):
        """Take the finding that is shown, or insist."""
        match = self._desk.match
        if self.finding < 0:
            self.refuse()
        elif self.finding < len(match.findings):
            finding = match.findings[self.finding]
            match.correct(list(zip(finding.rows, finding.mends[0].marks)))
        else:
            match.insist()

    def _go_on(self):
        """From the end of a round to that of the other side, to the next round, or to the same once more."""
        match = self._desk.match
        if self.showing.side + 1 < len(match.sides):
            self.showing.reveal(self.showing.side + 1)
            self.news = True
            return
        self._desk.note(match)
        match.next()
        if match.phase == DONE and match.rules.mode not in ("match", "race"):
            self._desk.begin(match.rules)

    def _take_back(self):
        if self._desk.match.can_take_back():
            self._desk.match.take_back()
            self._heard.play(sounds.OK)
        else:
            self.refuse()

    def _choose_finding(self, step):
        """The next finding up or down; past the last is to insist. Its first row is scrolled to."""
        findings = self._desk.match.findings
        self.finding = (self.finding + step) % (len(findings) + 1)
        self.back = 0
        if self.finding < len(findings):
            number = findings[self.finding].rows[0]
            while self.row_of(number) < 0:
                self.back += 1
        self.stale = True
        self._heard.play(sounds.OK)

    def _review(self, key):
        """Up and down scroll through the rows played; every other key goes back to the row in hand."""
        step = {gestures.UP: 1, gestures.DOWN: -1}.get(key, 0)
        if self.back + step not in range(len(self.played.rows)):
            self.refuse()
            return
        self.back += step
        if not step:
            self.back = 0
            self.reviewing = False
        self._heard.play(sounds.OK)

    def refuse(self):
        self._refused_ms = REFUSED_MS
        self._heard.play(sounds.REFUSED)

    # time

    def tick(self, ms):
        if self._refused_ms > 0:
            self._refused_ms -= ms
            self.stale = self.stale or self._refused_ms <= 0
        self.stale = self.showing.tick(ms) or self.stale
        if self.finding < 0 and self.match.phase == DISPUTE and not self.match.busy:
            self._choose_finding(1)
        proposes = self.aid.proposes
        if self.aid.tick(ms):
            self.stale = True
            if proposes:
                self._propose()

    def _propose(self):
        """What was found lies in the row in hand, ready to be submitted."""
        self._changes = self._desk.match.changes  # the row in hand stays as it is
        self.in_hand.place = self.layout.pegs
        self.aid.weigh()
        self._heard.play(sounds.ASKED)

    def draw(self, frame, beat):
        self.stale = False
        view.draw(self, frame, beat)
