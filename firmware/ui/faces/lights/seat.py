"""A seat at the board: how the lights show it, and what each key means there.

The row in hand is where things happen: a guess or a code is entered there, a mark is given, the device thinks, and at
the end the code is shown there. To the left of its first peg are the rows played, and up and down scroll through them.
When no colour is asked for, the keys of the first two colours are up and down.
A press ends any animation; if that hid the row in hand, the press does nothing else. An announcement covers the board
until it has passed by, or until a press.
"""

from firmware.engine.variant import PLACES
from firmware.game.phases import DISPUTE, DONE, HAND, OVER, READY
from firmware.ui import inks
from firmware.ui.faces.lights import gestures, letters, sounds, view
from firmware.ui.faces.lights.view import Layout, ink_of
from firmware.ui.faces.lights.window import Window
from firmware.ui.hand import Hand
from firmware.ui.screen import BACK, OK


class Seat:
    """A seat is for one match. `news` covers it, or is None."""

    table = ()

    def __init__(self, lights, screen, heard):
        self._lights = lights
        self._heard = heard
        self.screen = screen
        self.match = match = screen.match
        self.settings = screen.settings
        self.layout = Layout(lights.width, lights.height, match.variant())
        self.window = Window(match, self.layout, heard, self.settings)
        self.refused_ms = 0  # left of showing that a press was refused
        self._changes = -1  # of the match, at the last look
        self._version = -1  # of the screen then
        self.tell_again()

    def tell_again(self):
        """Announce everything again."""
        self.announced = -1  # the player whose turn was announced last
        self._expect_news()

    def _expect_news(self):
        self.news = None
        self._has_news = True

    @property
    def shows_hand(self):
        """Return whether the row in hand may be seen here: a secret only by whoever enters it."""
        lights = self._lights
        return not self.screen.secret or lights.shell.asker in (None, lights)

    def sync(self, screen):
        """Get ready for what the match wants now, if that has changed."""
        match = self.match
        window = self.window
        if screen is not self.screen or screen.version != self._version:
            self.screen = screen
            self._version = screen.version
            self._lights.stale = True
            if match.phase == DISPUTE:
                window.back = 0
                if screen.mended:
                    window.find(screen.mended[0][0])
            elif screen.opposed >= 0:
                self._expect_news()
                if window.row_of(screen.opposed) < 0:
                    window.reviewing = True
                    window.find(screen.opposed)
        if match.changes == self._changes:
            return
        self._changes = match.changes
        # the end of a match without a score was announced with its round
        is_known = match.phase == DONE and not match.rules.scored and window.has_ended
        if not is_known and (not match.goes_on or (match.clock is not None and not match.round.rows)):
            self._expect_news()
        self.refused_ms = 0
        window.change()
        self._lights.stale = True

    # keys

    def press(self, key: int):
        """Do what a key does now, and make its sound."""
        match = self.match
        window = self.window
        screen = self.screen
        hand = screen.hand
        if self.news is not None:
            self.news = None
            # keys that answer go through
            if not (match.phase == READY if key == gestures.OK else hand is not None and key != gestures.BACK):
                self._heard.play(sounds.OK)
                return
        self.refused_ms = 0
        if screen.works and hand is not None:
            if self._lights.ask(OK if key != gestures.BACK else BACK):
                self._heard.play(sounds.OK)
            return
        if window.moving:
            hides = not window.first_row or match.phase >= OVER
            window.skip()
            if hides:
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
            self._expect_news()
            self._heard.play(sounds.OK)
        elif self._lights.ask(*gestures.intent_of(key, hand, match.variant())):
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
        self._scroll(self.window.review())

    def _scroll(self, done):
        if done:
            self._heard.play(sounds.OK)
        else:
            self._lights.refuse("no-rows")

    def _sound(self, hand):
        """Sound what a press has done to this hand, unless it is heard already."""
        if hand is not None and hand is self.screen.hand and self.match.changes == self._changes:
            self._heard.play(self._tones(hand))
        elif not self._heard.playing:
            self._heard.play(sounds.SUBMITTED if hand is not None else sounds.OK)

    def _tones(self, hand):
        """Return the tones of the last change: of a mark as it stands, or of the peg under the cursor or the last one,
        and of the place for sending. The pegs of a secret make no sound.
        """
        variant = self.match.variant()
        if not isinstance(hand, Hand):
            return sounds.of_mark(variant, hand.mark()) or sounds.OK
        digit = None
        if not self.screen.secret:
            if not hand.sends:
                digit = hand.draft.pegs[hand.place]
            if digit is None and hand.draft.order and hand.is_last_set:
                digit = hand.draft.pegs[hand.draft.order[-1]]
        if digit is None:
            return sounds.SUBMITS if hand.sends else sounds.OK
        heard = inks.TONES_HZ[ink_of(variant, digit)], sounds.PEG_MS
        return heard + (sounds.SILENCE, sounds.PAUSE_MS) + sounds.SUBMITS if hand.sends else heard

    # time

    def tick(self, ms: int):
        """Return true when there is something new to be seen; also while something else is shown."""
        window = self.window
        is_stale = window.tick(ms)
        if self.refused_ms > 0:
            self.refused_ms -= ms
            is_stale = is_stale or self.refused_ms <= 0
        if self._lights.scene is not self:
            return is_stale
        if self.news is not None:
            is_stale = self.news.tick(ms) or is_stale
            if self.news.is_over and self.match.phase != HAND:
                self.news = None
                is_stale = True
        looks_back = window.reviewing and self.screen.opposed < 0
        if self._has_news and not (self.news is not None or window.moving or looks_back):
            self._has_news = False
            self.news = letters.news(self._lights, self)
            is_stale = True
        return is_stale

    def draw(self, frame: bytearray, beat: int):
        if self.news is None:
            view.draw(self, frame, beat)
        else:
            self.news.draw(frame, beat)
