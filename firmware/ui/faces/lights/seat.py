"""A seat at the board: how the lights show it, and what each key means there.

The row in hand is where things happen: a guess or a code is entered there, a mark is given, the device thinks, and at
the end the code is shown there. To the left of its first peg are the rows played, and up and down scroll through them.
When no colour is asked for, the keys of the first two colours are up and down.
A press ends any animation; if that hid the row in hand, the press does nothing else. An announcement covers the board
until it has passed by, or until a press.

The marks of a new row appear one by one, and so does the code at the end. A row that would otherwise go unseen, because
the other side of a race is next or the matrix has only one line, stays in the place of the row in hand for a while.
With animation off, that is all that happens.
"""

from firmware.engine.variant import PLACES
from firmware.game.phases import DISPUTE, DONE, HAND, OVER, READY, SET
from firmware.game.round import WON
from firmware.ui import inks
from firmware.ui.faces.lights import gestures, letters, sounds, view
from firmware.ui.faces.lights.view import Layout, ink_of
from firmware.ui.hand import Hand
from firmware.ui.screen import BACK, OK

STEP_MS = 130
_LINGER = 14  # steps


class Seat:
    """A seat is for one match. `news` covers it, or is None."""

    table = ()

    def __init__(self, lights, screen, heard):
        self.lights = lights
        lights.seats += 1
        self.number = lights.seats
        self._heard = heard
        self.screen = screen
        self.match = match = screen.match
        self.layout = Layout(lights.width, lights.height, match.variant())
        self.window = Window(match, self.layout, heard, screen.settings)
        self.refused_ms = 0  # left of showing that a press was refused
        self._changes = -1  # of the match, at the last look
        self._version = -1  # of the screen then
        self.announced = -1  # the player whose turn was announced last
        self.expect_news()

    def expect_news(self):
        """Announce what there is as soon as it can be seen."""
        self.news = None
        self._has_news = True

    def sync(self, screen):
        """Get ready for what the match wants now, if that has changed."""
        match = self.match
        window = self.window
        if screen is not self.screen or screen.version != self._version:
            self.screen = screen
            self._version = screen.version
            self.lights.stale = True
            if match.phase == DISPUTE:
                window.back = 0
                if screen.mended:
                    window.find(screen.mended[0][0])
            elif screen.opposed >= 0:
                self.expect_news()
                if window.row_of(screen.opposed) < 0:
                    window.reviewing = True
                    window.find(screen.opposed)
        if match.changes == self._changes:
            return
        self._changes = match.changes
        # the end of a match without a score was announced with its round
        is_known = match.phase == DONE and not match.rules.scored and window.has_ended
        if not is_known and (not match.goes_on or (match.clock is not None and not match.round.rows)):
            self.expect_news()
        self.refused_ms = 0
        window.change()
        self.lights.stale = True

    # keys

    def press(self, key: int):
        """Do what a key does now, and make its sound."""
        match = self.match
        window = self.window
        screen = self.screen
        hand = screen.hand
        # a key that answers goes through what is announced
        answers = match.phase == READY if key == gestures.OK else hand is not None and key != gestures.BACK
        hides = window.moving and (not window.first_row or match.phase >= OVER)
        is_all = hides or (self.news is not None and not answers)
        self.lights.uncover()
        if is_all:
            self._heard.play(sounds.OK)
            return
        self.refused_ms = 0
        if screen.works and hand is not None:
            if self.lights.ask(OK if key != gestures.BACK else BACK):
                self._heard.play(sounds.OK)
            return
        if gestures.COLOUR <= key < gestures.PLACE and (window.reviewing or not hand):
            key = gestures.UP if key == gestures.COLOUR else gestures.DOWN
        if window.reviewing:  # every other key goes back to the row in hand
            self._scroll(window.scroll({gestures.UP: 1, gestures.DOWN: -1}.get(key, 0)))
        elif self._looks_back(key):
            self.look_back()
        elif key == gestures.OK and match.phase >= OVER and window.side + 1 < len(match.sides):
            window.reveal(window.side + 1)
            self.expect_news()
            self._heard.play(sounds.OK)
        elif self.lights.ask(*gestures.intent_of(key, hand, match.variant())):
            self._sound(hand)

    def _looks_back(self, key):
        """Return whether a key goes to the rows played: left of the first peg, or where nothing is in hand."""
        hand = self.screen.hand
        if hand is None:
            return key == gestures.LEFT or (key == gestures.UP and self.match.phase != DISPUTE)
        if key != gestures.LEFT:
            return False
        return hand.place == 0 or not (isinstance(hand, Hand) or self.match.variant().tells == PLACES)

    def look_back(self):
        """Scroll through the rows played."""
        window = self.window
        window.back = 0
        window.reviewing = bool(window.played and window.played.rows)
        self._scroll(window.reviewing)

    def _scroll(self, done):
        if done:
            self._heard.play(sounds.OK)
        else:
            self.lights.refuse("no-rows")

    def _sound(self, hand):
        """Sound what a press has done to this hand, unless it is heard already: a mark as it stands, or the peg under
        the cursor or the last one, and the place for sending. The pegs of a secret make no sound.
        """
        heard = self._heard
        if hand is None or hand is not self.screen.hand or self.match.changes != self._changes:
            if not heard.playing:
                heard.play(sounds.SUBMITTED if hand is not None else sounds.OK)
            return
        variant = self.match.variant()
        if not isinstance(hand, Hand):
            heard.play(sounds.of_mark(variant, hand.mark) or sounds.OK)
            return
        digit = None
        draft = hand.draft
        if not self.screen.secret:
            if not hand.sends:
                digit = draft.pegs[hand.place]
            if digit is None and draft.order and hand.is_last_set:
                digit = draft.pegs[draft.order[-1]]
        tones = sounds.SUBMITS if hand.sends else sounds.OK
        if digit is not None:
            tones = inks.TONES_HZ[ink_of(variant, digit)], sounds.PEG_MS
            if hand.sends:
                tones += (sounds.SILENCE, sounds.PAUSE_MS) + sounds.SUBMITS
        heard.play(tones)

    # time

    def tick(self, ms: int):
        """Return true if the picture moves, which no page tells of; also while something else is shown."""
        window = self.window
        moves = window.tick(ms)
        if self.refused_ms > 0:
            self.refused_ms -= ms
            moves = moves or self.refused_ms <= 0
        if self.lights.scene is not self:
            return moves
        if self.news is not None:
            moves = self.news.tick(ms) or moves
            if self.news.is_over and self.match.phase != HAND:
                self.news = None
                moves = True
        looks_back = window.reviewing and self.screen.opposed < 0
        if self._has_news and not (self.news is not None or window.moving or looks_back):
            self._has_news = False
            text, number, ink = letters.news(self)
            if text and (number or not self.lights.is_low):
                self.news = letters.Letters(self.lights, text, number, ink)
            moves = True
        return moves

    def draw(self, frame: bytearray, beat: int):
        if self.news is None:
            view.draw(self, frame, beat)
        else:
            self.news.draw(frame, beat)


class Window:
    """The rows of `side` are seen, of which the latest `back` are scrolled out; `reviewing` hides the row in hand."""

    def __init__(self, match, layout, heard, settings):
        self._match = match
        self._layout = layout
        self._heard = heard
        self._settings = settings
        self._rows = [-2] * len(match.sides)  # of each at the last look; no number at the first one is one more
        self.judging = 0  # steps left of showing the new row
        self.revealing = 0  # and of showing the code
        self._step_ms = 0
        self.stays = _LINGER if layout.visible == 1 or len(match.sides) > 1 else 0
        self.has_ended = match.phase >= OVER  # the round was over at the last look
        self.change()

    # what is seen

    @property
    def moving(self):
        return self.judging > 0 or self.revealing > 0

    @property
    def played(self):
        """The round that is shown; None until it has its code."""
        return self._match.sides[self.side]

    @property
    def first_row(self):
        """Return the place of the latest visible row: above the row in hand, or in its place."""
        phase = self._match.phase
        lingers = self.judging > 0 and self.stays > 0
        alone = self.reviewing or lingers or (self._layout.code_row and phase >= OVER)
        return 0 if alone or (self._layout.visible == 1 and phase == DISPUTE) else 1

    def row_of(self, number):
        """Return the place of a row, numbered from the first; -1 if it is not visible."""
        row = len(self.played.rows) - 1 - number - self.back + self.first_row
        return row if self.first_row <= row < self._layout.visible else -1

    # what is new

    def change(self):
        """Follow a match that has changed: turn to the side with the new row and start to show it, or the end."""
        match = self._match
        tones: tuple = ()
        self.scroll(0)
        had_ended = self.has_ended
        self.has_ended = match.phase >= OVER
        if self.has_ended and not had_ended:  # it may have been counted since
            tones = sounds.WON if match.round.state == WON else sounds.LOST
            self.reveal(0)
        elif match.phase in (SET, READY, HAND):
            self.judging = self.revealing = 0
        for side in range(len(match.sides)):
            played = match.sides[side]
            rows = len(played.rows) if played else 0
            if rows == self._rows[side] + 1:
                self.side = side
                self.judging = (self._layout.pegs if self._settings["animation"] else 0) + self.stays
                self._step_ms = STEP_MS  # the first light comes with the press
                tones = sounds.of_mark(match.variant(), played.rows[-1][1]) + tones
            self._rows[side] = rows
        if tones:
            self._heard.play(tones)
        if not self.judging:
            self._turn()

    def reveal(self, side):
        """Start to show how the round ended for a side."""
        self.side = side
        self.revealing = self._layout.pegs + self._layout.height if self._settings["animation"] else 0

    def skip(self):
        if self.judging > 0:
            self._turn()
        self.revealing = 0

    def tick(self, ms: int):
        """Return true when there is something new to be seen."""
        if not self.moving:
            return False
        self._step_ms += ms
        if self._step_ms < STEP_MS:
            return False
        self._step_ms = 0
        if self.judging == 1:
            self._turn()
        elif self.judging > 0:
            self.judging -= 1
        else:
            self.revealing -= 1
        return True

    def _turn(self):
        """Turn to the side that plays next; at the end to the first."""
        self.judging = 0
        self.side = 0 if self._match.phase in (OVER, DONE) else self._match.side

    # scrolling

    def scroll(self, step: int):
        """Scroll this many rows further back, 0 to stop; false if there are none."""
        if not step:
            self.back = 0
            self.reviewing = False
        elif self.back + step not in range(len(self.played.rows)):
            return False
        self.back += step
        return True

    def find(self, number: int):
        """Scroll no further back than it takes to show this row, numbered from the first, as the lowest one."""
        depth = len(self.played.rows) - 1 - number
        self.back = max(0, min(depth, max(self.back, depth + self.first_row + 1 - self._layout.visible)))
