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

from firmware.engine import marks
from firmware.engine.variant import PLACES
from firmware.game.match import CHECK, DISPUTE, DONE, GUESS, HAND, MARK, OVER, READY, SET, THINK
from firmware.game.round import WON
from firmware.ui import inks
from firmware.ui.faces.lights import gestures, letters
from firmware.ui.faces.lights.view import View
from firmware.ui.screen import BACK, MOVE, NEXT, OK, PUT

STEP_MS = 130
_PEG_MS = 120  # of its tone
_ROW_BY_ROW = (GUESS, MARK, CHECK, THINK)


class Seat(View):
    """A seat is for one match. `news` covers it, or is None."""

    table = ()

    def __init__(self, lights, screen):
        View.__init__(self, lights, screen)
        match = self.match
        lights.seats += 1
        self.number = lights.seats
        self._changes = -1  # of the match, at the last look
        self._version = -1  # of the screen then
        self._rows = [-2] * len(match.sides)  # of each then; no number at the first look is one more
        self._has_ended = match.phase >= OVER  # the round was over then
        self.announced = -1  # the player whose turn was announced last
        self._step_ms = 0
        self.expect_news()

    def expect_news(self):
        """Announce what there is as soon as it can be seen."""
        self.news = None
        self._has_news = True

    def draw(self, frame: bytearray, beat: int):
        if self.news is None:
            self.draw_match(frame, beat)
        else:
            self.news.draw(frame, beat)

    # what is new

    def sync(self, screen):
        """Get ready for what the match wants now, if that has changed."""
        match = self.match
        if screen is not self.screen or screen.version != self._version:
            self.screen = screen
            self._version = screen.version
            self.lights.stale = True
            if match.phase == DISPUTE:
                self.back = 0
                if screen.mended:
                    self._find(screen.mended[0][0])
            elif screen.opposed >= 0:
                self.expect_news()
                depth = len(self.played.rows) - 1 - screen.opposed - self.back
                if not 0 <= depth < self.visible - self.first_row:  # it is not in sight
                    self.reviewing = True
                    self._find(screen.opposed)
        if match.changes == self._changes:
            return
        self._changes = match.changes
        # a lone person plays row after row, and the end of a match without a score was announced with its round
        goes_on = match.phase in _ROW_BY_ROW and match.rules.people == 1
        is_known = match.phase == DONE and not match.rules.scored and self._has_ended
        if not is_known and (not goes_on or (match.clock is not None and not match.round.rows)):
            self.expect_news()
        self.refused_ms = self.back = 0
        self.reviewing = False
        self.lights.stale = True
        self._show_change()

    def _find(self, number: int):
        """Scroll no further back than it takes to show this row, numbered from the first, as the lowest one."""
        depth = len(self.played.rows) - 1 - number
        self.back = max(0, min(depth, max(self.back, depth + self.first_row + 1 - self.visible)))

    def _show_change(self):
        """Turn to the side with the new row and start to show it, or the end."""
        match = self.match
        tones: tuple = ()
        had_ended = self._has_ended
        self._has_ended = match.phase >= OVER
        if self._has_ended and not had_ended:  # it may have been counted since
            tones = inks.WON_TONES if match.round.state == WON else inks.LOST_TONES
            self._reveal(0)
        elif match.phase in (SET, READY, HAND):
            self.judging = self.revealing = 0
        for side in range(len(match.sides)):
            played = match.sides[side]
            rows = len(played.rows) if played else 0
            if rows == self._rows[side] + 1:
                self.side = side
                self.judging = (self.pegs if self.screen.settings["animation"] else 0) + self.stays
                self._step_ms = STEP_MS  # the first light comes with the press
                tones = self.tones_of(played.rows[-1][1]) + tones
            self._rows[side] = rows
        if tones and self.lights.seat is self:  # the show is silent
            self.lights.sounds.play(tones)
        if not self.judging:
            self._turn()

    def _reveal(self, side):
        """Start to show how the round ended for a side."""
        self.side = side
        self.revealing = self.pegs + self.height if self.screen.settings["animation"] else 0

    def uncover(self):
        """Take away what is announced, and end what moves."""
        self.news = None
        self.revealing = 0
        if self.judging:
            self._turn()

    # time

    def tick(self, ms: int):
        """Go on with showing what is new, and what is to be announced. Return true if the picture moves, which no page
        tells of; also while something else is shown.
        """
        moves = False
        if self.judging or self.revealing:
            self._step_ms += ms
            if self._step_ms >= STEP_MS:
                self._step_ms = 0
                moves = True
                if not self.judging:
                    self.revealing -= 1
                elif self.judging == 1:
                    self._turn()
                else:
                    self.judging -= 1
        if self.refused_ms > 0:
            self.refused_ms -= ms
            moves = moves or self.refused_ms <= 0
        lights = self.lights
        if lights.scene is not self or lights.seat is not self:  # the show announces nothing
            return moves
        if self.news is not None:
            moves = self.news.tick(ms) or moves
            if self.news.is_over and self.match.phase != HAND:
                self.news = None
                moves = True
        waits = self.news is not None or self.judging or self.revealing or (self.reviewing and self.screen.opposed < 0)
        if self._has_news and not waits:
            self._has_news = False
            self.news = letters.news(self)
            moves = True
        return moves

    # keys

    def press(self, key: int):
        """Do what a key does now, and make its sound."""
        match = self.match
        screen = self.screen
        hand = screen.hand
        heard = self.lights.sounds
        variant = self.variant
        # a key that answers goes through what is announced
        answers = match.phase == READY if key == gestures.OK else hand is not None and key != gestures.BACK
        hides = (self.judging or self.revealing) and (not self.first_row or match.phase >= OVER)
        is_all = hides or (self.news is not None and not answers)
        self.uncover()
        if is_all:
            heard.play(inks.OK_TONES)
            return
        self.refused_ms = 0
        if gestures.COLOUR <= key < gestures.PLACE and (self.reviewing or hand is None):
            key = gestures.UP if key == gestures.COLOUR else gestures.DOWN
        if hand is None:
            looks_back = key == gestures.LEFT or (key == gestures.UP and match.phase != DISPUTE)
        else:  # to the left of its first peg
            has_places = hand.draft is not None or variant.tells == PLACES
            looks_back = key == gestures.BEFORE or (key == gestures.LEFT and not (has_places and hand.place))
        if screen.works and hand is not None and key < gestures.BEFORE:
            if self.lights.ask(OK if key != gestures.BACK else BACK):
                heard.play(inks.OK_TONES)
        elif self.reviewing:  # every other key goes back to the row in hand
            self.scroll(1 if key == gestures.UP else -1 if key == gestures.DOWN else 0)
        elif looks_back:
            self.scroll(1)
        elif key == gestures.OK and match.phase >= OVER and self.side + 1 < len(match.sides):
            self._reveal(self.side + 1)
            self.expect_news()
            heard.play(inks.OK_TONES)
        elif self.lights.ask(*_intent_of(key, hand, variant)):
            self._sound(hand)

    def scroll(self, step: int):
        """Go so many rows further back, at first to the latest one; by 0, to the row in hand."""
        played = self.played
        back = self.back + step if self.reviewing else 0
        if step and not (played and 0 <= back < len(played.rows)):
            self.lights.refuse("not-now" if played and played.rows else "no-rows")
            return
        self.lights.refusal = ()
        self.lights.stale = True
        self.reviewing = step != 0
        self.back = back if step else 0
        self.lights.sounds.play(inks.OK_TONES)

    def _sound(self, hand):
        """Sound what a press has done to this hand, unless it is heard already: a mark as it stands, or the peg under
        the cursor or the last one, and the place for sending. The pegs of a secret make no sound.
        """
        heard = self.lights.sounds
        if hand is None or self.screen.match is not self.match or self.match.changes != self._changes:
            if not heard.playing:
                heard.play(inks.SUBMITTED_TONES if hand is not None else inks.OK_TONES)
            return
        if hand.draft is None:
            heard.play(self.tones_of(hand.mark) or inks.OK_TONES)
            return
        digit = None
        draft = hand.draft
        if not self.screen.secret:
            if not hand.sends:
                digit = draft.pegs[hand.place]
            if digit is None and hand.is_last_set:
                digit = draft.pegs[draft.order[-1]]
        tones = inks.SUBMITS_TONES if hand.sends else inks.OK_TONES
        if digit is not None:
            tones = inks.TONES_HZ[self.ink_of(digit)], _PEG_MS
            if hand.sends:
                tones += inks.PAUSE_TONES + inks.SUBMITS_TONES
        heard.play(tones)

    def tones_of(self, mark: int):
        """Return a mark by ear: a short tone for each of its lights."""
        if self.variant.tells == PLACES:
            exact, near = marks.ones(mark), 0
        else:
            exact, near = marks.exact_in(mark), marks.near_in(mark)
        heard = inks.TONES_HZ
        return (heard[inks.EXACT], 80, 0, 50) * exact + (heard[inks.NEAR], 80, 0, 50) * near


def _intent_of(key, hand, variant):
    """Return the intent of a key, and its value, with pegs, a mark or nothing in hand."""
    if hand is None or key >= gestures.ROW or key in (gestures.LEFT, gestures.RIGHT, gestures.OK, gestures.BACK):
        return letters.intent_of(key)
    is_up = key == gestures.UP
    number = key - gestures.COLOUR  # below 0 for up and down
    place = key - gestures.PLACE
    if hand.draft is not None:
        if place >= 0:
            return MOVE, place - hand.place
        return PUT, ((NEXT, number) if number >= 0 else (hand.place, hand.next_colour(1 if is_up else -1)))
    if number < 0:
        return PUT, (NEXT, 1 if is_up else 2)
    if place < 0 and variant.tells != PLACES:
        return PUT, (NEXT, number + 1)
    return PUT, (place if place >= 0 else number, 1)
