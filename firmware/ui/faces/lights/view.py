"""Draw the match as a seat sees it: the rows played and the row in hand, into a dark frame of inks.

If pegs and marks take turns on a line, each has four beats. `lit` is true in the half of a blink in which the light is
on. Nothing here changes the game.
"""

from firmware.engine import codes, marks
from firmware.engine.variant import PLACES
from firmware.game.phases import DISPUTE, GUESS, HAND, MARK, OVER, READY, SET
from firmware.game.round import WON
from firmware.ui.faces.lights import inks, panel

_TURN = 4


def draw(seat, frame: bytearray, beat: int):
    """Draw the match into a dark frame; blinking lights are on at even beats."""
    lit = beat % 2 == 0
    layout = seat.layout
    phase = seat.match.phase
    if phase in (HAND, READY) or not seat.shows_hand:
        # everything waits for ok, or for somebody who enters a secret elsewhere
        frame[layout.height // 2 * layout.width + layout.width // 2] = inks.CURSOR if lit else inks.FAINT
    elif phase == SET:
        draw_draft(frame, layout, seat.screen.hand, lit)
    elif seat.window.played is not None:
        _draw_rows(seat, frame, beat)
        if phase == DISPUTE:
            _draw_dispute(seat, frame, lit)
        elif not lit:
            for number in seat.screen.against:
                _draw_wrong(seat, frame, number)
        if seat.window.first_row:
            _draw_in_hand(seat, frame, beat)
        elif phase >= OVER and layout.code_row:
            _draw_code(seat, frame, lit)
    if layout.panel and phase != OVER:
        panel.draw(seat, frame)
    if seat.refused_ms > 0 and lit:
        frame[_refused_pixel(seat)] = inks.WRONG


# rows


def draw_row(frame: bytearray, layout, row, guess: int, mark: int, beat: int, most: int):
    """Draw the pegs and the mark of a row, or one of them at a time, and at most so many lights of the mark. Return
    whether the mark is seen.
    """
    is_marked = not layout.in_turns or beat // _TURN % 2 == 1
    if not (layout.in_turns and is_marked):
        draw_pegs(frame, layout, row, guess, layout.pegs)
    if is_marked:
        draw_mark(frame, layout, row, mark, most)
    return is_marked


def draw_pegs(frame: bytearray, layout, row, code: int, most: int):
    """Draw at most this many pegs of a code."""
    variant = layout.variant
    for place in range(min(variant.pegs, most)):
        frame[layout.peg(row, place)] = ink_of(variant, code % variant.base)
        code //= variant.base


def draw_mark(frame: bytearray, layout, row, mark: int, most: int):
    """Draw at most this many lights of a mark."""
    variant = layout.variant
    exact = marks.exact_in(mark)
    both = exact + marks.near_in(mark)
    for number in range(variant.pegs):
        ink = inks.DARK
        if number < most:
            if variant.tells == PLACES:
                ink = inks.EXACT if mark >> number & 1 else inks.DARK
            elif number < both:
                ink = inks.EXACT if number < exact else inks.NEAR
        frame[layout.mark(row, number)] = ink


def fill_marks(frame: bytearray, layout, row, ink):
    """Fill the mark's places of a row with one ink."""
    for number in range(layout.pegs):
        frame[layout.mark(row, number)] = ink


def ink_of(variant, digit: int):
    return inks.BLANK if digit == variant.colours else inks.RED + digit


def _draw_rows(seat, frame: bytearray, beat: int):
    layout = seat.layout
    window = seat.window
    rows = window.played.rows
    last = len(rows) - 1
    number = last - window.back
    row = window.first_row
    while number >= 0 and row < layout.visible:
        guess, mark = rows[number]
        draw_row(frame, layout, row, guess, mark, beat, window.marks if number == last else layout.pegs)
        number -= 1
        row += 1


def _draw_wrong(seat, frame: bytearray, number):
    """Draw a row, numbered from the first, as contradicted."""
    row = seat.window.row_of(number)
    if row >= 0:
        fill_marks(frame, seat.layout, row, inks.WRONG)


# the row in hand


def _draw_in_hand(seat, frame: bytearray, beat: int):
    match = seat.match
    layout = seat.layout
    screen = seat.screen
    hand = screen.hand
    lit = beat % 2 == 0
    if screen.works or match.busy:
        frame[layout.peg(0, beat % layout.pegs if seat.settings["animation"] else 0)] = inks.CURSOR
    elif match.phase == GUESS:
        if seat.settings["left"] and not layout.in_turns and match.round.rows:
            counted = match.mind().counted(match.round.rows)
            left = counted.left if counted and counted.whole else None
            draw_left(frame, layout, left, codes.count(layout.variant))
        draw_draft(frame, layout, hand, lit)
        if match.clock is not None and not (lit and hand.sends):
            draw_clock(frame, layout, match.clock)
    elif match.phase == MARK:
        begun = _TURN * (hand.mark() > 0)  # a mark that was begun is shown first
        is_marked = draw_row(frame, layout, 0, match.round.pending, hand.mark(), beat + begun, layout.pegs)
        if is_marked and lit and hand.place < layout.pegs:  # where the next one goes
            frame[layout.mark(0, hand.place)] = inks.CURSOR
    elif match.phase >= OVER:
        _draw_code(seat, frame, lit)


def draw_draft(frame: bytearray, layout, hand, lit: bool):
    """Draw the row in hand: the pegs set, the empty places, the cursor.

    If ok submits, the side of the marks pulses; if that is not visible, the whole row does."""
    pegs = hand.draft.pegs
    for place in range(layout.pegs):
        ink = inks.FAINT if pegs[place] is None else ink_of(layout.variant, pegs[place])
        if place == hand.place and lit == (pegs[place] is None):
            ink = inks.CURSOR if lit else inks.DARK
        if layout.in_turns and hand.sends and not lit:
            ink = inks.CURSOR
        frame[layout.peg(0, place)] = ink
    if hand.sends and not layout.in_turns:
        fill_marks(frame, layout, 0, inks.CURSOR if lit else inks.DARK)


def draw_left(frame: bytearray, layout, left, total):
    """Draw a thermometer of the codes left at the marks of the row in hand: all lights for all codes, none for one. It
    is faint where `left` is None, because they were not counted."""
    reached = 1
    for number in range(layout.pegs):  # in so many equal steps of the logarithm
        is_lit = left is not None and reached < left**layout.pegs
        frame[layout.mark(0, number)] = inks.RIGHT if is_lit else inks.FAINT if left is None else inks.DARK
        reached *= total


def draw_clock(frame: bytearray, layout, clock):
    """Draw a bar beside the row in hand, in the place of the marks, which shrinks light by light; the last one is faint
    for the second half of its time. Where pegs and marks take turns it is at the end of the line, if there is room.
    """
    first, lights = layout.mark(0, 0), layout.pegs
    if layout.in_turns:
        first, lights = layout.pegs, layout.width - layout.pegs
    halves = -(-2 * lights * clock.left_ms // clock.limit_ms)
    for number in range(lights):
        halves -= 2
        frame[first + number] = inks.RIGHT if halves >= 0 else inks.FAINT if halves == -1 else inks.DARK


def _draw_code(seat, frame: bytearray, lit: bool):
    """Draw the code, if it is known; the side of the marks shows how the round ended, and a line that sweeps over the
    board: up if the code was broken, otherwise down.
    """
    layout = seat.layout
    window = seat.window
    ending = inks.EXACT if window.played.state == WON else inks.WRONG
    code = window.played.secret()
    if code is not None:
        draw_pegs(frame, layout, layout.code_row, code, window.revealed)
    if lit and not layout.in_turns:
        fill_marks(frame, layout, layout.code_row, ending)
    line = window.revealed - layout.pegs
    if window.moving and 0 <= line < layout.height:
        start = (layout.height - 1 - line if ending == inks.EXACT else line) * layout.width
        for pixel in range(start, start + layout.width):
            frame[pixel] = ending


def _draw_dispute(seat, frame: bytearray, lit: bool):
    """Let the rows of a correction blink, with the marks that it would give them. The row in hand shows which
    correction it is; past the last one comes the choice to insist, all in red."""
    layout = seat.layout
    dispute = seat.screen
    if dispute.choice < 0:
        return
    if seat.window.first_row:
        for place in range(layout.pegs):
            chosen = inks.RIGHT if place == dispute.choice % layout.pegs else inks.FAINT
            frame[layout.peg(0, place)] = chosen if dispute.mended else inks.WRONG
    for number, mark in dispute.mended:
        row = seat.window.row_of(number)
        if lit and row >= 0:
            draw_mark(frame, layout, row, mark, layout.pegs)
        else:
            _draw_wrong(seat, frame, number)


def _refused_pixel(seat):
    """Return the pixel that shows that a press was refused."""
    layout = seat.layout
    hand = seat.screen.hand
    if hand is None or seat.window.reviewing:
        return layout.peg(0, 0)
    place = min(hand.place, layout.pegs - 1)
    if seat.match.phase == MARK:
        return layout.mark(0, place)
    return layout.peg(0, place if hand.refused < 0 else hand.refused)
