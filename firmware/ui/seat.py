"""Sitting at the board: what each key does in each phase of the match, and what the lights show of it.

The row in hand is where things happen: a guess or a code is entered there, a mark is given, the device thinks, and at
the end the code stands there. Left of its first peg lie the rows played, which the arrows scroll.
"""

from firmware.engine import codes
from firmware.game.phases import CHECK, DISPUTE, DONE, GUESS, HAND, MARK, OVER, READY, SET, THINK
from firmware.game.round import WON
from firmware.ui import board, entry, gestures, inks, sounds, view
from firmware.ui.entry import Entry
from firmware.ui.layout import Layout
from firmware.ui.marking import Marking

REFUSED_MS = 700


class Seat:
    """`desk` has the match, and what goes with it; `helps` says which of "left" and "fits" are shown."""

    def __init__(self, desk, width, height, heard, helps):
        self._desk = desk
        self._heard = heard
        self.helps = helps
        self._width = width
        self._height = height
        self._seen = None  # the match that the rest was made for, and its changes then
        self._changes = 0
        self._job = None  # a hint in the making
        self.stale = True
        self.sit()

    @property
    def match(self):
        return self._desk.match

    @property
    def refusing(self):
        """Whether a press was refused just now."""
        return self._refused_ms > 0

    def sit(self):
        """Make ready for what the match wants now, if that has changed."""
        match = self._desk.match
        if match is self._seen and match.changes == self._changes:
            return
        if match is not self._seen:
            self.layout = Layout(self._width, self._height, match.rules.variant)
        self._seen = match
        self._changes = match.changes
        self.back = 0  # how many of the latest rows are scrolled away
        self.reviewing = False
        self.finding = 0
        self._refused_ms = 0
        self.against = ()  # the rows that the guess in hand contradicts
        self._job = None
        self.beat = 0
        self.in_hand = None
        if match.phase in (SET, GUESS):
            self.in_hand = Entry(match.draft, match.rules.variant)
            if match.phase == GUESS and match.round.rows and (self.helps["left"] or self.helps["fits"]):
                self._job = self._following()
        elif match.phase == MARK:
            self.in_hand = Marking(match.rules.variant)
        elif match.phase == OVER:
            self._heard.play(sounds.WON if match.round.state == WON else sounds.LOST)
        self.stale = True

    # keys

    def press(self, key):
        """Do what a key does now, and let it be heard."""
        self._refused_ms = 0
        self.stale = True
        if self.reviewing:
            self._review(key)
            return
        match = self._desk.match
        if self.in_hand:
            self._answer(self.in_hand.handle(key))
        elif match.phase == DISPUTE:
            self._dispute(key)
        elif key == gestures.OK:
            self._ok()
        elif key == gestures.BACK and match.can_take_back():
            match.take_back()
            self._heard.play(sounds.OK)
        else:
            self._refuse()
        self.sit()

    def hint(self):
        """Begin to look for a code that fits; it comes into the row in hand."""
        match = self._desk.match
        if match.phase != GUESS:
            self._refuse()
            return
        self._job = self._hinting()

    def _answer(self, answer):
        match = self._desk.match
        if answer == entry.SUBMIT:
            self._submit()
        elif answer == entry.BEFORE and match.round is not None and match.round.rows:
            self.reviewing = True
            self._heard.play(sounds.OK)
        elif answer == entry.NOTHING_LEFT and match.can_take_back():
            match.take_back()
            self._heard.play(sounds.OK)
        elif answer == entry.DONE:
            self._heard.play(sounds.OK)
            self._weigh()
        else:
            self._refuse()

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
            self._refuse()
            return
        self._heard.play(sounds.SUBMITTED)

    def _ok(self):
        match = self._desk.match
        if match.phase in (READY, HAND):
            match.ready()
        elif match.phase in (THINK, CHECK):
            match.hurry()
        elif match.phase == OVER:
            self._desk.statistics.note(match)
            match.next()
        elif match.phase == DONE:
            self._desk.begin(match.rules)
        self._heard.play(sounds.OK)

    def _dispute(self, key):
        """Up and down choose a finding, the last choice is to insist; ok takes it, back takes the last mark back."""
        match = self._desk.match
        if key == gestures.OK:
            if self.finding >= len(match.findings):
                match.insist()
            else:
                finding = match.findings[self.finding]
                match.correct(list(zip(finding.rows, finding.mends[0].marks)))
        elif key == gestures.BACK:
            match.take_back()
        else:
            step = -1 if key in (gestures.UP, gestures.LEFT) else 1
            self.finding = (self.finding + step) % (len(match.findings) + 1)
        self._heard.play(sounds.OK)

    def _review(self, key):
        """Up and down scroll through the rows played; every other key goes back to the row in hand."""
        most = len(self._desk.match.round.rows) - 1
        if key == gestures.UP and self.back < most:
            self.back += 1
        elif key == gestures.DOWN and self.back > 0:
            self.back -= 1
        elif key in (gestures.UP, gestures.DOWN):
            self._refuse()
            return
        else:
            self.back = 0
            self.reviewing = False
        self._heard.play(sounds.OK)

    def _refuse(self):
        self._refused_ms = REFUSED_MS
        self._heard.play(sounds.REFUSED)

    def _weigh(self):
        """Which rows the guess in hand contradicts, where that is to be shown."""
        match = self._desk.match
        self.against = ()
        if self.helps["fits"] and match.phase == GUESS and match.draft.whole():
            self.against = match.mind().candidates.contradicted(match.draft.code())

    def steps_to_read(self):
        """The lights of a row, with their inks: the latest played, or the row in hand where a peg is set there."""
        match = self._desk.match
        frame = bytearray(self._width * self._height)
        row = 0
        if match.phase == GUESS and match.draft.order:
            board.draw_draft(frame, self.layout, match.rules.variant, self.in_hand, False)
        elif match.round is not None and match.round.rows:
            row = 1
            board.draw_rows(frame, self.layout, match.rules.variant, match.round.rows, self.back)
        places = [self.layout.peg(row, place) for place in range(match.rules.variant.pegs)]
        if row:
            places += [self.layout.mark(row, number) for number in range(match.rules.variant.pegs)]
        return [(pixel, frame[pixel]) for pixel in places if inks.TONES_HZ[frame[pixel]]]

    # time

    def tick(self, ms):
        if self._refused_ms > 0:
            self._refused_ms -= ms
            if self._refused_ms <= 0:
                self._unrefuse()
        if self._job is not None:
            for _ in self._job:
                return
            self._job = None

    def blink(self, beat):
        """The blinking clock has gone on."""
        self.beat = beat
        self.stale = True

    def _unrefuse(self):
        if isinstance(self.in_hand, Entry):
            self.in_hand.refused = -1
        self.stale = True

    def _following(self):
        """Let the mind take over the rows, for what is shown of it."""
        yield from self.match.mind().follow(self.match.round.rows)
        self.stale = True

    def _hinting(self):
        match = self._desk.match
        mind = match.mind()
        yield from mind.follow(match.round.rows)
        thought = mind.thought("random")
        while thought.step():
            yield
        draft = match.draft
        draft.clear()
        colours = codes.unpack(match.rules.variant, thought.best, [0] * match.rules.variant.pegs)
        for place in range(len(colours)):
            draft.put(place, colours[place])
        match.hint_taken()
        self._changes = match.changes  # the row in hand stays as it is
        self.in_hand.place = len(colours)
        self._heard.play(sounds.ASKED)
        self.stale = True

    def draw(self, frame, lit):
        self.stale = False
        view.draw(self, frame, lit)
