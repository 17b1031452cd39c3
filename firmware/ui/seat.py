"""Sitting at the board: what each key does in each phase of the match, and what the lights show of it.

The row in hand is where things happen: a guess or a code is entered there, a mark is given, the device thinks, and at
the end the code stands there. Left of its first peg lie the rows played, which the arrows scroll.
"""

from firmware.engine import codes
from firmware.game.phases import CHECK, DISPUTE, DONE, GUESS, HAND, MARK, OVER, READY, SET, THINK
from firmware.game.round import WON
from firmware.ui import board, entry, gestures, inks, sounds
from firmware.ui.entry import Entry
from firmware.ui.layout import Layout
from firmware.ui.marking import Marking

REFUSED_MS = 700


class Seat:
    """`desk` has the match, and what goes with it; `helps` says which of "left" and "fits" are shown."""

    def __init__(self, desk, width, height, heard, helps):
        self._desk = desk
        self._heard = heard
        self._helps = helps
        self._width = width
        self._height = height
        self._seen = None  # the match and its changes that the rest was made for
        self._job = None  # a hint in the making
        self.stale = True
        self.sit()

    def sit(self):
        """Make ready for what the match wants now, if that has changed."""
        match = self._desk.match
        now = (match, match.changes)
        if now == self._seen:
            return
        if self._seen is None or self._seen[0] is not match:
            self._layout = Layout(self._width, self._height, match.rules.variant)
        self._seen = now
        self._back = 0  # how many of the latest rows are scrolled away
        self._reviewing = False
        self._finding = 0
        self._refused_ms = 0
        self._against = ()  # the rows that the guess in hand contradicts
        self._job = None
        self._beat = 0
        self._in_hand = None
        if match.phase in (SET, GUESS):
            self._in_hand = Entry(match.draft, match.rules.variant)
        elif match.phase == MARK:
            self._in_hand = Marking(match.rules.variant)
        elif match.phase == OVER:
            self._heard.play(sounds.WON if match.round.state == WON else sounds.LOST)
        self.stale = True

    # keys

    def press(self, key):
        """Do what a key does now, and let it be heard."""
        self._refused_ms = 0
        self.stale = True
        if self._reviewing:
            self._review(key)
            return
        match = self._desk.match
        if self._in_hand:
            self._answer(self._in_hand.handle(key))
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
            self._reviewing = True
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
                self._give_mark(self._in_hand.mark())
            elif match.phase == SET:
                match.set_code(self._in_hand.draft.code())
            else:
                match.guess(self._in_hand.draft.code())
        except ValueError:  # a mark that no guess can get, or not this one
            self._refuse()
            return
        self._heard.play(sounds.SUBMITTED)

    def _give_mark(self, mark):
        match = self._desk.match
        match.mark(mark)

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
            if self._finding >= len(match.findings):
                match.insist()
            else:
                finding = match.findings[self._finding]
                match.correct(list(zip(finding.rows, finding.mends[0].marks)))
        elif key == gestures.BACK:
            match.take_back()
        else:
            step = -1 if key in (gestures.UP, gestures.LEFT) else 1
            self._finding = (self._finding + step) % (len(match.findings) + 1)
        self._heard.play(sounds.OK)

    def _review(self, key):
        """Up and down scroll through the rows played; every other key goes back to the row in hand."""
        most = len(self._desk.match.round.rows) - 1
        if key == gestures.UP and self._back < most:
            self._back += 1
        elif key == gestures.DOWN and self._back > 0:
            self._back -= 1
        elif key in (gestures.UP, gestures.DOWN):
            self._refuse()
            return
        else:
            self._back = 0
            self._reviewing = False
        self._heard.play(sounds.OK)

    def _refuse(self):
        self._refused_ms = REFUSED_MS
        self._heard.play(sounds.REFUSED)

    def _weigh(self):
        """Which rows the guess in hand contradicts, where that is to be shown."""
        match = self._desk.match
        self._against = ()
        if self._helps.get("fits") and match.phase == GUESS and match.draft.whole():
            self._against = match.mind().candidates.contradicted(match.draft.code())

    def steps_to_read(self):
        """The lights of a row, with their inks: the latest played, or the row in hand where a peg is set there."""
        match = self._desk.match
        frame = bytearray(self._width * self._height)
        row = 0
        if match.phase == GUESS and match.draft.order:
            board.draw_draft(frame, self._layout, match.rules.variant, self._in_hand, False)
        elif match.round is not None and match.round.rows:
            row = 1
            board.draw_rows(frame, self._layout, match.rules.variant, match.round.rows, self._back)
        places = [self._layout.peg(row, place) for place in range(match.rules.variant.pegs)]
        if row:
            places += [self._layout.mark(row, number) for number in range(match.rules.variant.pegs)]
        return [(pixel, frame[pixel]) for pixel in places if frame[pixel] in inks.BLINKS]

    # time

    def tick(self, ms):
        match = self._desk.match
        if self._refused_ms > 0:
            self._refused_ms -= ms
            if self._refused_ms <= 0:
                self._unrefuse()
        if match.busy:
            match.tick(ms)
            self.sit()
        if self._job is not None:
            for _ in self._job:
                return
            self._job = None

    def blink(self, beat):
        """The blinking clock has gone on."""
        self._beat = beat
        self.stale = True

    def _unrefuse(self):
        if isinstance(self._in_hand, Entry):
            self._in_hand.refused = -1
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
        self._seen = (match, match.changes)
        self._in_hand.place = len(colours)
        self._heard.play(sounds.ASKED)
        self.stale = True

    # lights

    def draw(self, frame, lit):
        self.stale = False
        match = self._desk.match
        if match.phase == HAND or match.phase == READY or match.round is None and match.phase != SET:
            board.draw_pulse(frame, self._layout, lit)
            return
        if match.phase == SET:
            board.draw_draft(frame, self._layout, match.rules.variant, self._in_hand, lit)
            return
        variant = match.rules.variant
        board.draw_rows(frame, self._layout, variant, match.round.rows, self._back)
        if match.phase == DISPUTE:
            self._draw_dispute(frame, lit)
        else:
            for number in self._against if lit else ():
                self._draw_wrong(frame, number)
        if not self._reviewing:
            self._draw_in_hand(frame, lit)

    def _draw_in_hand(self, frame, lit):
        match = self._desk.match
        variant = match.rules.variant
        layout = self._layout
        if match.phase == GUESS:
            if self._helps.get("left") and match.mind().candidates.rows:
                board.draw_left(frame, layout, variant, match.mind().candidates.left, codes.count(variant))
            board.draw_draft(frame, layout, variant, self._in_hand, lit)
        elif match.phase == MARK:
            board.draw_pegs(frame, layout, variant, 0, match.round.pending)
            board.draw_marking(frame, layout, variant, self._in_hand, lit and self._refused_ms <= 0)
        elif match.phase in (THINK, CHECK):
            board.draw_thinking(frame, layout, variant, self._beat)
        elif match.phase in (OVER, DONE):
            self._draw_code(frame, lit)

    def _draw_code(self, frame, lit):
        """The code, where it is known, with the side of the marks telling how it ended."""
        played = self._desk.match.round
        code = played.secret()
        if code is not None:
            board.draw_pegs(frame, self._layout, played.variant, 0, code)
        if self._layout.in_turns and not lit:
            return
        ink = inks.EXACT if played.state == WON else inks.WRONG
        for number in range(played.variant.pegs) if lit else ():
            frame[self._layout.mark(0, number)] = ink

    def _draw_dispute(self, frame, lit):
        """The rows of the finding blink, with the marks that would mend them."""
        match = self._desk.match
        if self._finding >= len(match.findings):
            for number in range(len(match.round.rows)) if lit else ():
                self._draw_wrong(frame, number)
            return
        finding = match.findings[self._finding]
        for place in range(len(finding.rows)):
            row = len(match.round.rows) - finding.rows[place] - self._back
            if 0 < row < self._layout.visible:
                board.draw_mark(frame, self._layout, match.rules.variant, row, finding.mends[0].marks[place])
                if lit:
                    self._draw_wrong(frame, finding.rows[place])

    def _draw_wrong(self, frame, number):
        """A row, numbered from the first, as one that is contradicted."""
        match = self._desk.match
        row = len(match.round.rows) - number - self._back
        if 0 < row < self._layout.visible:
            for place in range(match.rules.variant.pegs):
                frame[self._layout.mark(row, place)] = inks.WRONG
