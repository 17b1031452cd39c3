"""Draw the match as it is seen at a seat: the rows played and the row in hand, each at its place, as inks in a frame.

If pegs and marks take turns on a line, each has four beats. `lit` is true in the half of a blink in which the light is
on. Nothing here changes the game.
"""

from firmware.engine import codes, marks
from firmware.engine.variant import PLACES
from firmware.game.match import DISPUTE, DONE, GUESS, HAND, MARK, OVER, READY, SET
from firmware.game.round import WON
from firmware.slots import need
from firmware.ui import inks
from firmware.ui.desk import to_move
from firmware.ui.faces.lights import letters

PANEL = -1  # the code in the panel, as a row
_LEAST = 4  # columns of a panel
_BETWEEN = 6  # columns of one between pegs and marks
_HIGH = 8  # lines of a matrix that has one
_TURN = 4  # beats
_LINGER = 14  # steps


class View:
    """The rows, pegs and marks of a match on a matrix. A place is the number of a pixel, from the top left.

    If pegs and marks fit side by side, a row of the game takes one line, with pegs at the left edge and marks at the
    right. Longer codes take two lines, with the marks below their pegs. On a single line too short for both, marks and
    pegs take turns. The row in hand is in the last lines; the rows played are above it, the latest nearest. `visible`
    rows fit at a time, including the one in hand.

    A wide matrix has a panel between pegs and marks. The top of it shows the code at the end, and the line below how
    the round ended, so every line of the matrix is left for a row of the game. A panel that is too narrow for that is
    at the right edge, beside the marks.

    The rows of `side` are seen, of which the latest `back` are scrolled out; `reviewing` hides the row in hand.
    """

    def __init__(self, lights, screen):
        self.lights = lights
        self.screen = screen
        self.match = match = screen.match
        self.variant = variant = match.variant()
        self.width = width = lights.width
        self.height = height = lights.height
        self.pegs = pegs = variant.pegs
        spare = width - 2 * pegs
        self.in_turns = spare < 0 and height == 1
        self._lines = 2 if spare < 0 and height > 1 else 1  # that a row of the game takes
        self.visible = height // self._lines
        self.panel = spare if spare >= _LEAST and height >= _HIGH else 0  # its columns
        # where the code stands at the end; a panel without it is at the right edge
        self.code_row = PANEL if self.panel >= _BETWEEN and spare > pegs else 0
        # from a peg to the mark beside it, below it or in its place
        if spare >= 0:
            self._to_mark = pegs if self.panel and not self.code_row else width - pegs
        else:
            self._to_mark = 0 if self.in_turns else width
        self.back = 0
        self.reviewing = False
        self.refused_ms = 0  # left of showing that a press was refused
        self.stays = _LINGER if self.visible == 1 or len(match.sides) > 1 else 0
        self.revealing = 0  # steps left of showing the code
        self._turn()

    @property
    def played(self):
        """The round that is shown; None until it has its code."""
        return self.match.sides[self.side]

    @property
    def first_row(self):
        """Return the place of the latest visible row: above the row in hand, or in its place."""
        phase = self.match.phase
        lingers = self.judging and self.stays
        alone = self.reviewing or lingers or (self.code_row and phase >= OVER)
        return 0 if alone or (self.visible == 1 and phase == DISPUTE) else 1

    def _turn(self):
        """Turn to the side that plays next; at the end to the first."""
        self.judging = 0  # steps left of showing the new row
        self.side = 0 if self.match.phase in (OVER, DONE) else self.match.side

    def peg(self, row):
        """Return the pixel of the first peg; the others follow. Row 0 is the row in hand, 1 the latest played."""
        if row == PANEL:
            return (self.width - self.pegs + 1) // 2
        return (self.height - (row + 1) * self._lines) * self.width

    def mark(self, row):
        """Return the pixel of the first light of the mark."""
        return self.peg(row) + (self.width if row == PANEL else self._to_mark)

    def draw_match(self, frame: bytearray, beat: int):
        """Draw the match into a dark frame; blinking lights are on at even beats."""
        lit = beat % 2 == 0
        screen = self.screen
        phase = self.match.phase
        if phase in (HAND, READY) or (screen.secret and self.lights.shell.asker not in (None, self.lights)):
            # everything waits for ok, or for somebody who enters a secret elsewhere
            frame[self.height // 2 * self.width + self.width // 2] = inks.CURSOR if lit else inks.FAINT
        elif phase == SET:
            self._draw_in_hand(frame, beat)
        elif self.played is not None:
            self._draw_rows(frame, beat)
            if self.first_row:
                self._draw_in_hand(frame, beat)
            elif phase >= OVER and self.code_row:
                self._draw_code(frame, lit)
        if self.panel and phase != OVER:
            self._draw_panel(frame)
        if self.refused_ms > 0 and lit:
            hand = screen.hand
            pixel = self.peg(0)
            if hand is not None and not self.reviewing:
                place = min(hand.place, self.pegs - 1)
                if phase == MARK:
                    pixel = self.mark(0) + place
                else:
                    pixel += place if hand.refused < 0 else hand.refused
            frame[pixel] = inks.WRONG

    # rows

    def _draw_pegs(self, frame: bytearray, row, code: int, most: int):
        """Draw at most this many pegs of a code."""
        base = self.variant.base
        first = self.peg(row)
        for pixel in range(first, first + min(self.pegs, most)):
            frame[pixel] = self.ink_of(code % base)
            code //= base

    def ink_of(self, digit: int):
        return inks.BLANK if digit == self.variant.colours else inks.RED + digit

    def _draw_mark(self, frame: bytearray, row, mark: int, most: int):
        """Draw at most this many lights of a mark."""
        exact = marks.exact_in(mark)
        both = exact + marks.near_in(mark)
        first = self.mark(row)
        for number in range(self.pegs):
            if number >= most:
                ink = inks.DARK
            elif self.variant.tells == PLACES:
                ink = inks.EXACT if mark >> number & 1 else inks.DARK
            else:
                ink = inks.EXACT if number < exact else inks.NEAR if number < both else inks.DARK
            frame[first + number] = ink

    def _draw_rows(self, frame: bytearray, beat: int):
        """Draw the rows played. Those that the guess in hand contradicts blink, and those of a correction, with the
        marks that it would give them.
        """
        screen = self.screen
        rows = self.played.rows
        last = len(rows) - 1
        number = last - self.back
        row = self.first_row
        while number >= 0 and row < self.visible:
            guess, mark = rows[number]
            is_marked = not self.in_turns or beat // _TURN % 2
            most = self.pegs + self.stays - self.judging if number == last else self.pegs  # lights shown so far
            blinks = number in screen.against
            for wrong, mended in screen.mended:
                if wrong == number:
                    mark, most = mended, self.pegs
                    blinks = is_marked = True
            self._draw_pegs(frame, row, guess, self.pegs)
            if blinks and beat % 2:
                letters.fill(frame, self.mark(row), self.pegs, inks.WRONG)
            elif is_marked:
                self._draw_mark(frame, row, mark, most)
            number -= 1
            row += 1

    # the row in hand

    def _draw_in_hand(self, frame: bytearray, beat: int):
        match = self.match
        screen = self.screen
        hand = screen.hand
        lit = beat % 2 == 0
        first = self.peg(0)
        if match.phase == DISPUTE and screen.choice >= 0:  # the number of the correction; all in red, to insist
            letters.fill(frame, first, self.pegs, inks.FAINT if screen.mended else inks.WRONG)
            if screen.mended:
                frame[first + screen.choice % self.pegs] = inks.RIGHT
        if screen.works or match.busy or (hand is None and match.phase in (GUESS, MARK)):
            frame[first + (beat % self.pegs if screen.settings["animation"] else 0)] = inks.CURSOR
        elif match.phase in (SET, GUESS):
            for place in range(self.pegs):
                digit = hand.draft.pegs[place]
                ink = inks.FAINT if digit is None else self.ink_of(digit)
                if place == hand.place and lit == (digit is None):
                    ink = inks.CURSOR if lit else inks.DARK
                frame[first + place] = ink
            # a row that ok sends: the side of the marks pulses, or all of it where that is not visible
            if hand.sends and lit != self.in_turns:
                letters.fill(frame, self.mark(0), self.pegs, inks.CURSOR)
            if match.phase == GUESS and not (hand.sends and (lit or match.clock is None)):
                self._draw_bar(frame)
        elif match.phase == MARK:
            self._draw_pegs(frame, 0, match.round.pending, self.pegs)
            if not self.in_turns or (beat // _TURN + (hand.mark > 0)) % 2:  # a mark that was begun is shown first
                self._draw_mark(frame, 0, hand.mark, self.pegs)
                if lit and hand.place < self.pegs:  # where the next one goes
                    frame[self.mark(0) + hand.place] = inks.CURSOR
        elif match.phase >= OVER:
            self._draw_code(frame, lit)

    def _draw_bar(self, frame: bytearray):
        """Draw a bar in the place of the marks of the row in hand: of the time that a clock has left, or of the codes.

        The last light of a clock is faint for the second half of its time. Where pegs and marks take turns its bar is
        at the end of the line, if there is room. All lights stand for all codes, none for one; they are faint where
        the codes were not counted.
        """
        match = self.match
        clock = match.clock
        first, lights = self.mark(0), self.pegs
        whole = half = 0
        if clock is not None:
            if self.in_turns:
                first, lights = lights, self.width - lights
            whole, half = divmod(-(-2 * lights * clock.left_ms() // clock.limit_ms), 2)
        elif self.screen.settings["left"] and match.round.rows and not self.in_turns:
            counted = match.counted()
            if counted is None or not counted.whole:
                letters.fill(frame, first, lights, inks.FAINT)
                return
            reached = 1
            while reached < counted.remaining**lights:  # in so many equal steps of the logarithm
                whole += 1
                reached *= codes.count(self.variant)
        letters.fill(frame, first, whole, inks.RIGHT)
        if half:
            frame[first + whole] = inks.FAINT

    def _draw_code(self, frame: bytearray, lit: bool):
        """Draw the code, if it is known; the side of the marks shows how the round ended, and a line that sweeps over
        the board: up if the code was broken, otherwise down.
        """
        line = self.height - self.revealing  # that is swept over now; before the first, the code comes peg by peg
        ending = inks.EXACT if self.played.state == WON else inks.WRONG
        code = self.played.secret()
        if code is not None:
            self._draw_pegs(frame, self.code_row, code, self.pegs + line)
        if lit and not self.in_turns:
            letters.fill(frame, self.mark(self.code_row), self.pegs, ending)
        if 0 <= line < self.height:
            line = self.height - 1 - line if ending == inks.EXACT else line
            letters.fill(frame, line * self.width, self.width, ending)

    def _draw_panel(self, frame: bytearray):
        """Draw the panel of a wide board: the number of the row in hand, and beneath it a light for each player.

        A number that is too wide is shown by its last digit, with a light beneath it for each ten. The light of the
        player whose turn it is shines brightly, and at the end those of the winners. A lone player has none.
        """
        match = self.match
        top = (self.height - letters.HEIGHT - 2) // 2
        panel_left = self.pegs if self.code_row else 2 * self.pegs
        if GUESS <= match.phase < DISPUTE:
            text = str(len(self.played.rows) - self.back + self.first_row)
            tens = 0
            if len(text) * letters.STEP > self.panel:
                tens = int(text) // 10
                text = text[-1]
            left = panel_left + (self.panel - len(text) * letters.STEP) // 2 + 1
            letters.write(frame, self.width, text, left, top, inks.FAINT)
            letters.fill(frame, (top + letters.HEIGHT) * self.width + left, tens, inks.FAINT)
        players = match.rules.players
        if match.rules.people > 1:
            if match.phase == DONE:
                bright = need("firmware.game.score").winners(match)
            else:
                bright = (to_move(match, self.side),)
            first = (top + letters.HEIGHT + 1) * self.width + panel_left
            first += max(0, self.panel - len(players) + 1) // 2
            for player in range(len(players)):
                line, column = divmod(player, self.panel)
                frame[first + line * self.width + column] = inks.CURSOR if player in bright else inks.FAINT
