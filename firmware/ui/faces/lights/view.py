"""Draw the match as a seat sees it: a drawing for each phase.

If pegs and marks take turns on a line, each has four beats.
"""

from firmware.engine import codes
from firmware.game.phases import DISPUTE, GUESS, HAND, MARK, OVER, READY, SET
from firmware.game.round import WON
from firmware.ui.faces.lights import clock, inks, panel, pieces

_TURN = 4


def draw(seat, frame: bytearray, beat: int):
    """Draw the match into a dark frame; blinking lights are on at even beats."""
    lit = beat % 2 == 0
    phase = seat.match.phase
    if phase in (HAND, READY):
        pieces.draw_pulse(frame, seat.layout, lit)
    elif phase == SET:
        _draw_pegs_in_hand(seat, frame, lit)
    elif seat.scroll.played is not None:
        _draw_rows(seat, frame, beat // _TURN % 2)
        if phase == DISPUTE:
            _draw_dispute(seat, frame, lit)
        elif not lit:
            for number in seat.screen.against:
                _draw_wrong(seat, frame, number)
        if seat.scroll.first_row:
            _draw_in_hand(seat, frame, beat)
        elif phase >= OVER and seat.layout.code_row:
            _draw_code(seat, frame, lit)
    if seat.layout.panel and phase != OVER:
        panel.draw(seat, frame)
    if seat.refused_ms > 0 and lit:
        frame[_refused_pixel(seat)] = inks.WRONG


def _draw_rows(seat, frame: bytearray, turn):
    layout = seat.layout
    rows = seat.scroll.played.rows
    number = len(rows) - 1 - seat.scroll.back
    row = seat.scroll.first_row
    while number >= 0 and row < layout.visible:
        guess, mark = rows[number]
        if not (layout.in_turns and turn):
            pieces.draw_pegs(frame, layout, row, guess, layout.pegs)
        if turn or not layout.in_turns:
            pieces.draw_mark(frame, layout, row, mark, seat.showing.marks if number == len(rows) - 1 else layout.pegs)
        number -= 1
        row += 1


def _draw_in_hand(seat, frame: bytearray, beat: int):
    match = seat.match
    layout = seat.layout
    lit = beat % 2 == 0
    if seat.screen.works or match.busy:
        pieces.draw_thinking(frame, layout, beat if seat.settings["animation"] else 0)
    elif match.phase == GUESS:
        if seat.settings["left"] and not layout.in_turns:
            _draw_left(frame, layout, match)
        _draw_pegs_in_hand(seat, frame, lit)
        if match.clock is not None and not (lit and seat.screen.hand.sends):
            clock.draw(frame, layout, match.clock)
    elif match.phase == MARK:
        # a mark that was begun is shown first
        turn = (beat // _TURN + (seat.screen.hand.mark() > 0)) % 2
        if not (layout.in_turns and turn):
            pieces.draw_pegs(frame, layout, 0, match.round.pending, layout.pegs)
        if turn or not layout.in_turns:
            pieces.draw_marking(frame, layout, seat.screen.hand, lit)
    elif match.phase >= OVER:
        _draw_code(seat, frame, lit)


def _draw_pegs_in_hand(seat, frame: bytearray, lit: bool):
    """Draw the pegs that are being set; of a secret that is entered elsewhere only that it is."""
    if seat.shows_hand:
        pieces.draw_draft(frame, seat.layout, seat.screen.hand, lit)
    else:
        pieces.draw_pulse(frame, seat.layout, lit)


def _draw_left(frame: bytearray, layout, match):
    rows = match.round.rows
    if rows:
        counted = match.mind().counted(rows)
        pieces.draw_left(
            frame, layout, counted.left if counted and counted.whole else None, codes.count(layout.variant)
        )


def _draw_code(seat, frame: bytearray, lit: bool):
    """Draw the code, if it is known; the side of the marks shows how the round ended."""
    layout = seat.layout
    won = seat.scroll.played.state == WON
    code = seat.scroll.played.secret()
    if code is not None:
        pieces.draw_pegs(frame, layout, layout.code_row, code, seat.showing.revealed)
    if lit and not layout.in_turns:
        pieces.fill_marks(frame, layout, layout.code_row, inks.EXACT if won else inks.WRONG)
    if seat.showing.moving:
        pieces.draw_sweep(frame, layout, seat.showing.revealed - layout.pegs, won)


def _draw_dispute(seat, frame: bytearray, lit: bool):
    """Let the rows of a correction blink, with the marks that it would give them. The row in hand shows which
    correction it is; past the last one comes the choice to insist, all in red."""
    layout = seat.layout
    scroll = seat.scroll
    dispute = seat.screen
    if dispute.choice < 0:
        return
    if scroll.first_row:
        for place in range(layout.pegs):
            chosen = inks.RIGHT if place == dispute.choice % layout.pegs else inks.FAINT
            frame[layout.peg(0, place)] = chosen if dispute.mended else inks.WRONG
    for number, mark in dispute.mended:
        row = scroll.row_of(number)
        if lit and row >= 0:
            pieces.draw_mark(frame, layout, row, mark, layout.pegs)
        else:
            _draw_wrong(seat, frame, number)


def _draw_wrong(seat, frame: bytearray, number):
    """Draw a row, numbered from the first, as contradicted."""
    row = seat.scroll.row_of(number)
    if row >= 0:
        pieces.fill_marks(frame, seat.layout, row, inks.WRONG)


def _refused_pixel(seat):
    """Return the pixel that shows that a press was refused."""
    layout = seat.layout
    if seat.screen.hand is None or seat.scroll.reviewing:
        return layout.peg(0, 0)
    place = min(seat.screen.hand.place, layout.pegs - 1)
    if seat.match.phase == MARK:
        return layout.mark(0, place)
    return layout.peg(0, place if seat.screen.hand.refused < 0 else seat.screen.hand.refused)
