"""Draw the match as a seat sees it: the rows played and the row in hand, each at its place, into a frame of inks.

If pegs and marks take turns on a line, each has four beats. `lit` is true in the half of a blink in which the light is
on. Nothing here changes the game.
"""

from firmware.engine import codes, marks
from firmware.engine.variant import PLACES
from firmware.game.modes import PERSON
from firmware.game.phases import DISPUTE, DONE, GUESS, HAND, MARK, OVER, READY, SET
from firmware.game.round import WON
from firmware.slots import need
from firmware.ui import inks
from firmware.ui.faces.lights import letters

PANEL = -1  # the code in the panel, as a row
_LEAST = 4  # columns of a panel
_BETWEEN = 6  # columns of one between pegs and marks
_HIGH = 8  # lines of a matrix that has one
_TURN = 4  # beats


class Layout:
    """The places of pegs and marks on a matrix, for a variant. A place is the number of a pixel, from the top left.

    If pegs and marks fit side by side, a row of the game takes one line, with pegs at the left edge and marks at the
    right. Longer codes take two lines, with the marks below their pegs. On a single line too short for both, marks and
    pegs take turns. The row in hand is in the last lines; the rows played are above it, the latest nearest. `visible`
    rows fit at a time, including the one in hand.

    A wide matrix has a panel between pegs and marks. The top of it shows the code at the end, and the line below how
    the round ended, so every line of the matrix is left for a row of the game. A panel that is too narrow for that is
    at the right edge, beside the marks.
    """

    def __init__(self, width: int, height: int, variant):
        self.width = width
        self.height = height
        self.variant = variant
        self.pegs = pegs = variant.pegs
        spare = width - 2 * pegs
        self.in_turns = spare < 0 and height == 1
        self._lines = 2 if spare < 0 and height > 1 else 1  # that a row of the game takes
        self.visible = height // self._lines
        self.panel = spare if spare >= _LEAST and height >= _HIGH else 0  # its columns
        between = self.panel >= _BETWEEN and spare > pegs
        at_edge = self.panel and not between
        self.panel_left = 2 * pegs if at_edge else pegs
        self.code_row = PANEL if between else 0  # where the code stands at the end
        # from a peg to the mark beside it, below it or in its place
        if spare >= 0:
            self._to_mark = pegs if at_edge else width - pegs
        else:
            self._to_mark = 0 if self.in_turns else width

    def peg(self, row):
        """Return the pixel of the first peg; the others follow. Row 0 is the row in hand, 1 the latest played."""
        if row == PANEL:
            return (self.width - self.pegs + 1) // 2
        return (self.height - (row + 1) * self._lines) * self.width

    def mark(self, row):
        """Return the pixel of the first light of the mark."""
        return self.peg(row) + (self.width if row == PANEL else self._to_mark)


def draw(seat, frame: bytearray, beat: int):
    """Draw the match into a dark frame; blinking lights are on at even beats."""
    lit = beat % 2 == 0
    layout = seat.layout
    screen = seat.screen
    phase = seat.match.phase
    if phase in (HAND, READY) or (screen.secret and seat.lights.shell.asker not in (None, seat.lights)):
        # everything waits for ok, or for somebody who enters a secret elsewhere
        frame[layout.height // 2 * layout.width + layout.width // 2] = inks.CURSOR if lit else inks.FAINT
    elif phase == SET:
        draw_draft(frame, layout, screen.hand, lit)
    elif seat.played is not None:
        _draw_rows(seat, frame, beat)
        if phase == DISPUTE:
            _draw_dispute(seat, frame, lit)
        elif not lit:
            for number in screen.against:
                row = seat.row_of(number)
                if row >= 0:
                    letters.fill(frame, layout.mark(row), layout.pegs, inks.WRONG)
        if seat.first_row:
            _draw_in_hand(seat, frame, beat)
        elif phase >= OVER and layout.code_row:
            _draw_code(seat, frame, lit)
    if layout.panel and phase != OVER:
        _draw_panel(seat, frame)
    if seat.refused_ms > 0 and lit:
        frame[_refused_pixel(seat)] = inks.WRONG


# rows


def draw_row(frame: bytearray, layout, row, guess: int, mark: int, beat: int, most: int):
    """Draw the pegs and the mark of a row, or one of them at a time, and at most so many lights of the mark. Return
    whether the mark is seen.
    """
    is_marked = not layout.in_turns or beat // _TURN % 2 == 1
    draw_pegs(frame, layout, row, guess, layout.pegs)
    if is_marked:  # which may be in their place
        draw_mark(frame, layout, row, mark, most)
    return is_marked


def draw_pegs(frame: bytearray, layout, row, code: int, most: int):
    """Draw at most this many pegs of a code."""
    variant = layout.variant
    first = layout.peg(row)
    for pixel in range(first, first + min(variant.pegs, most)):
        frame[pixel] = ink_of(variant, code % variant.base)
        code //= variant.base


def draw_mark(frame: bytearray, layout, row, mark: int, most: int):
    """Draw at most this many lights of a mark."""
    variant = layout.variant
    exact = marks.exact_in(mark)
    both = exact + marks.near_in(mark)
    first = layout.mark(row)
    for number in range(variant.pegs):
        ink = inks.DARK
        if number < most:
            if variant.tells == PLACES:
                ink = inks.EXACT if mark >> number & 1 else inks.DARK
            elif number < both:
                ink = inks.EXACT if number < exact else inks.NEAR
        frame[first + number] = ink


def ink_of(variant, digit: int):
    return inks.BLANK if digit == variant.colours else inks.RED + digit


def _draw_rows(seat, frame: bytearray, beat: int):
    layout = seat.layout
    rows = seat.played.rows
    last = len(rows) - 1
    latest = layout.pegs + seat.stays - seat.judging  # lights of its mark that are shown so far
    number = last - seat.back
    row = seat.first_row
    while number >= 0 and row < layout.visible:
        guess, mark = rows[number]
        draw_row(frame, layout, row, guess, mark, beat, latest if number == last else layout.pegs)
        number -= 1
        row += 1


# the row in hand


def _draw_in_hand(seat, frame: bytearray, beat: int):
    match = seat.match
    layout = seat.layout
    screen = seat.screen
    hand = screen.hand
    lit = beat % 2 == 0
    if screen.works or match.busy or (hand is None and match.phase in (GUESS, MARK)):
        frame[layout.peg(0) + (beat % layout.pegs if screen.settings["animation"] else 0)] = inks.CURSOR
    elif match.phase == GUESS:
        draw_draft(frame, layout, hand, lit)
        if match.clock is not None:
            if not (lit and hand.sends):
                draw_clock(frame, layout, match.clock)
        elif screen.settings["left"] and match.round.rows and not (layout.in_turns or hand.sends):
            draw_remaining(frame, layout, match.counted())
    elif match.phase == MARK:
        skipped = _TURN * (hand.mark > 0)  # a mark that was begun is shown first
        is_marked = draw_row(frame, layout, 0, match.round.pending, hand.mark, beat + skipped, layout.pegs)
        if is_marked and lit and hand.place < layout.pegs:  # where the next one goes
            frame[layout.mark(0) + hand.place] = inks.CURSOR
    elif match.phase >= OVER:
        _draw_code(seat, frame, lit)


def draw_draft(frame: bytearray, layout, hand, lit: bool):
    """Draw the row in hand: the pegs set, the empty places, the cursor.

    If ok submits, the side of the marks pulses; if that is not visible, the whole row does."""
    pegs = hand.draft.pegs
    first = layout.peg(0)
    for place in range(layout.pegs):
        ink = inks.FAINT if pegs[place] is None else ink_of(layout.variant, pegs[place])
        if place == hand.place and lit == (pegs[place] is None):
            ink = inks.CURSOR if lit else inks.DARK
        frame[first + place] = ink
    if hand.sends and lit != layout.in_turns:
        letters.fill(frame, layout.mark(0), layout.pegs, inks.CURSOR)


def draw_remaining(frame: bytearray, layout, counted):
    """Draw a thermometer of the codes left at the marks of the row in hand: all lights for all codes, none for one. It
    is faint where they were not counted."""
    first = layout.mark(0)
    if counted is None or not counted.whole:
        letters.fill(frame, first, layout.pegs, inks.FAINT)
        return
    reached = 1
    while reached < counted.remaining**layout.pegs:  # in so many equal steps of the logarithm
        frame[first] = inks.RIGHT
        first += 1
        reached *= codes.count(layout.variant)


def draw_clock(frame: bytearray, layout, clock):
    """Draw a bar beside the row in hand, in the place of the marks, which shrinks light by light; the last one is faint
    for the second half of its time. Where pegs and marks take turns it is at the end of the line, if there is room.
    """
    first, lights = layout.mark(0), layout.pegs
    if layout.in_turns:
        first, lights = layout.pegs, layout.width - layout.pegs
    whole, half = divmod(-(-2 * lights * clock.left_ms // clock.limit_ms), 2)
    letters.fill(frame, first, whole, inks.RIGHT)
    if half:
        frame[first + whole] = inks.FAINT


def _draw_code(seat, frame: bytearray, lit: bool):
    """Draw the code, if it is known; the side of the marks shows how the round ended, and a line that sweeps over the
    board: up if the code was broken, otherwise down.
    """
    layout = seat.layout
    line = layout.height - seat.revealing  # that is swept over now; before the first, the code comes peg by peg
    ending = inks.EXACT if seat.played.state == WON else inks.WRONG
    code = seat.played.secret()
    if code is not None:
        draw_pegs(frame, layout, layout.code_row, code, layout.pegs + line)
    if lit and not layout.in_turns:
        letters.fill(frame, layout.mark(layout.code_row), layout.pegs, ending)
    if 0 <= line < layout.height:
        line = layout.height - 1 - line if ending == inks.EXACT else line
        letters.fill(frame, line * layout.width, layout.width, ending)


def _draw_dispute(seat, frame: bytearray, lit: bool):
    """Let the rows of a correction blink, with the marks that it would give them. The row in hand shows which
    correction it is; past the last one comes the choice to insist, all in red."""
    layout = seat.layout
    dispute = seat.screen
    if dispute.choice < 0:
        return
    if seat.first_row:
        letters.fill(frame, layout.peg(0), layout.pegs, inks.FAINT if dispute.mended else inks.WRONG)
        if dispute.mended:
            frame[layout.peg(0) + dispute.choice % layout.pegs] = inks.RIGHT
    for number, mark in dispute.mended:
        row = seat.row_of(number)
        if row >= 0 and lit:
            draw_mark(frame, layout, row, mark, layout.pegs)
        elif row >= 0:
            letters.fill(frame, layout.mark(row), layout.pegs, inks.WRONG)


def _refused_pixel(seat):
    """Return the pixel that shows that a press was refused."""
    layout = seat.layout
    hand = seat.screen.hand
    if hand is None or seat.reviewing:
        return layout.peg(0)
    place = min(hand.place, layout.pegs - 1)
    if seat.match.phase == MARK:
        return layout.mark(0) + place
    return layout.peg(0) + (place if hand.refused < 0 else hand.refused)


def _draw_panel(seat, frame: bytearray):
    """Draw the panel of a wide board: the number of the row in hand, and beneath it a light for each player.

    A number that is too wide is shown by its last digit, with a light beneath it for each ten. The light of the player
    whose turn it is shines brightly, and at the end those of the winners. A lone player has none.
    """
    layout = seat.layout
    match = seat.match
    top = (layout.height - letters.HEIGHT - 2) // 2
    if GUESS <= match.phase < DISPUTE:
        text = str(len(seat.played.rows) - seat.back + seat.first_row)
        tens = 0
        if len(text) * letters.STEP > layout.panel:
            tens = int(text) // 10
            text = text[-1]
        left = layout.panel_left + (layout.panel - len(text) * letters.STEP) // 2 + 1
        letters.write(frame, layout.width, text, left, top, inks.FAINT)
        letters.fill(frame, (top + letters.HEIGHT) * layout.width + left, tens, inks.FAINT)
    players = match.rules.players
    if players.count(PERSON) > 1:
        if match.phase == DONE:
            bright = need("firmware.game.score").winners(match)
        else:
            bright = (match.maker() if match.phase in (SET, READY, MARK) else match.breaker(seat.side),)
        first = (top + letters.HEIGHT + 1) * layout.width + layout.panel_left
        first += max(0, layout.panel - len(players) + 1) // 2
        for player in range(len(players)):
            line, column = divmod(player, layout.panel)
            frame[first + line * layout.width + column] = inks.CURSOR if player in bright else inks.FAINT
