"""A seat at the board: what each key does in each phase of the match.

The row in hand is where things happen: a guess or a code is entered there, a mark is given, the device thinks, and at
the end the code is shown there. To the left of its first peg are the rows played, and up and down scroll through them.
When no colour is asked for, the keys of the first two colours are up and down.
A press ends any animation; if that hid the row in hand, the press does nothing else.
"""

from firmware.game.phases import DISPUTE, DONE, GUESS, HAND, MARK, OVER, READY, SET
from firmware.ui.hints import Hints
from firmware.ui.lights import entry, gestures, sounds, view
from firmware.ui.lights.animation import Showing
from firmware.ui.lights.entry import Entry
from firmware.ui.lights.layout import Layout
from firmware.ui.lights.scroll import Scroll

REFUSED_MS = 700


class Seat:
    """A seat is for the one match that `desk` has; `settings` say if "left", "fits" and "animation" are on."""

    def __init__(self, desk, width: int, height: int, heard, settings):
        match = desk.match
        self._desk = desk
        self._heard = heard
        self.match = match
        self.settings = settings
        self.layout = Layout(width, height, match.variant())
        self.panel = self.clock = None  # what draws them, once it is there: it stays as long as the seat
        self.showing = Showing(match, self.layout, heard, settings)
        self.scroll = Scroll(match, self.layout, self.showing)
        self.hints = Hints(desk, match, settings)
        self.in_hand = self._asked()  # the pegs or the mark that is being entered
        self.told = -1  # the player whose turn was announced last
        self.opposed = -1  # the row that forbids the guess in hand
        self.stuck = ""  # the key of the words that say why a press did nothing, where that has to be told
        self.news = True  # whether there is something to announce
        self.stale = True
        self._refused_ms = 0
        self._changes = -1  # of the match, at the last look
        self.sit()

    @property
    def refusing(self):
        """Whether a press was refused just now."""
        return self._refused_ms > 0

    def sit(self):
        """Get ready for what the match wants now, if that has changed."""
        if self.match.changes == self._changes:
            return
        self._changes = self.match.changes
        self.scroll.rewind()
        self.opposed, self.stuck = -1, ""
        self.news = self._is_news(self.match)
        self.stale = True
        self._refused_ms = 0
        self.in_hand = self._asked()
        self.hints.begin()
        self.showing.change()

    def _is_news(self, match):
        """Whether there is something to announce. The end of a match without a score was announced with its round."""
        if match.phase == DONE and not match.rules.scored:
            return self.news
        return not match.goes_on or (match.clock is not None and not match.round.rows)

    def _asked(self):
        """A cursor for what is asked for, or None."""
        match = self.match
        if match.phase == MARK:
            from firmware.ui.lights.mark_entry import Marking

            return Marking(match.variant())
        return Entry(self._desk.draft, match.variant(), match.phase == SET) if match.phase in (SET, GUESS) else None

    # keys

    def press(self, key: int):
        """Do what a key does now, and make its sound."""
        match = self.match
        self._refused_ms = 0
        self.opposed, self.stuck = -1, ""
        self.stale = True
        if self.hints.proposes:
            self.hints.hurry()
            self._heard.play(sounds.OK)
            return
        if self.showing.moving:
            hidden = not self.scroll.first_row or match.phase >= OVER
            self.showing.skip()
            if hidden:
                self._heard.play(sounds.OK)
                return
        if gestures.COLOUR <= key < gestures.PLACE and (self.scroll.reviewing or not self.in_hand):
            key = gestures.UP if key == gestures.COLOUR else gestures.DOWN
        if self.scroll.reviewing:  # every other key goes back to the row in hand
            self._tell(self.scroll.move({gestures.UP: 1, gestures.DOWN: -1}.get(key, 0)))
        elif key >= gestures.ROW and match.phase == DISPUTE:
            self._tell(self.scroll.choose_of(key - gestures.ROW))
        elif key >= gestures.ROW:
            (self._propose if self.hints.copy(key - gestures.ROW) else self.refuse)()
        elif self.in_hand:
            self._answer(key)
        elif key == gestures.OK:
            self._ok()
        elif key == gestures.BACK:
            self._take_back()
        elif key == gestures.LEFT or (key == gestures.UP and match.phase != DISPUTE):
            self.look_back()
        elif match.phase == DISPUTE and self.scroll.choice >= 0:
            self._choose_mend(-1 if key == gestures.UP else 1)
        else:
            self.refuse()
        self.sit()

    def answers(self, key: int):
        """Whether a key answers what is wanted now, even if the board was covered since that changed."""
        ready = self.match.phase == READY
        return ready if key == gestures.OK else self.in_hand is not None and key != gestures.BACK

    def hint(self):
        """Start looking for a code that fits, to put into the row in hand."""
        self.stale = True
        if self.match.phase != GUESS or self.showing.moving or self.scroll.reviewing:
            self.refuse()
        else:
            self.hints.propose("random")

    def look_back(self):
        """Scroll through the rows played."""
        self._tell(self.scroll.review())

    def tell_again(self):
        """Announce everything again."""
        self.told, self.news = -1, True

    def _answer(self, key: int):
        answer = self.in_hand.handle(key)
        if answer == entry.SUBMIT:
            self._submit()
        elif answer == entry.BEFORE:
            self.look_back()
        elif answer == entry.NOTHING_LEFT:
            self._take_back()
        elif answer == entry.DONE:
            self._heard.play(self.in_hand.tones())
            self.hints.weigh()
        else:
            self.stuck = "repeated" if answer == entry.USED else ""
            self.refuse()

    def _submit(self):
        match = self.match
        try:
            if match.phase == MARK:
                match.mark(self.in_hand.mark())
            elif match.phase == SET:
                self._desk.set_code(self.in_hand.draft.code())
            else:
                self._desk.guess(self.in_hand.draft.code())
        except ValueError:  # a mark that no guess can get, or not this one, or a guess that a mark forbids
            if match.phase == MARK:
                self.stuck = "mark-impossible" if match.round.agrees(self.in_hand.mark()) else "mark-not-sealed"
            elif match.phase == GUESS and self.hints.oppose():
                self._desk.missed()
                self.opposed = self.hints.against[0]
                self.scroll.find(self.opposed)
                self.news = True
            self.refuse()
            return
        self._heard.play(sounds.SUBMITTED)

    def _ok(self):
        match = self.match
        self._heard.play(sounds.OK)
        if match.phase in (READY, HAND):
            match.ready()
        elif match.phase == OVER:
            self._go_on()
        elif match.phase == DONE:
            self._desk.again()
        elif match.phase == DISPUTE:
            if not self.scroll.mend():
                self.refuse()
        else:
            match.hurry()
            self._desk.hurry()

    def _go_on(self):
        """From the end of a round, go to that of the other side, to the next round, or play the same again."""
        match = self.match
        if self.showing.side + 1 < len(match.sides):
            self.showing.reveal(self.showing.side + 1)
            self.news = True
            return
        self._desk.close()
        if match.phase == DONE and not match.rules.scored:
            self._desk.again()

    def _take_back(self):
        if self.match.can_take_back():
            self.match.take_back()
        else:
            from firmware.ui.begun import no_undo

            self.stuck = no_undo(self.match)
        self._tell(not self.stuck)

    def _choose_mend(self, step: int):
        self.scroll.choose(step)
        self.stale = True
        self._heard.play(sounds.OK)

    def _tell(self, done):
        """Sound whether it was done."""
        self._heard.play(sounds.OK) if done else self.refuse()

    def refuse(self):
        self._refused_ms = REFUSED_MS
        self._heard.play(sounds.REFUSED)

    def tick(self, ms: int):
        if self.match.phase == GUESS and self.in_hand.follow():
            self.stuck = ""
            self.hints.weigh()
            self.stale = True
        if self._refused_ms > 0:
            self._refused_ms -= ms
            self.stale = self.stale or self._refused_ms <= 0
        self.stale = self.showing.tick(ms) or self.stale
        if self.scroll.choice < 0 and self.match.phase == DISPUTE and not self.match.busy:
            self._choose_mend(1)
        proposes = self.hints.proposes
        if self.hints.tick():
            self.stale = True
            if proposes:
                self._propose()

    def _propose(self):
        """Show the guess that was put into the row in hand, ready to submit."""
        self.in_hand.place = self.layout.pegs
        self.hints.weigh()
        self._heard.play(sounds.ASKED)

    def draw(self, frame: bytearray, beat: int):
        self.stale = False
        view.draw(self, frame, beat)
