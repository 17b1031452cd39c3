"""What the lights show of the match, seen from a seat: a drawing for each phase.

Where pegs and marks take turns on a line, each has four beats.
"""

from firmware.engine import codes
from firmware.game.phases import DISPUTE, GUESS, HAND, MARK, OVER, READY, SET
from firmware.game.round import WON
from firmware.ui import board, inks

_TURN = 4


def draw(seat, frame, beat):
    """Draw the match into a dark frame; on even beats what blinks is seen."""
    lit = beat % 2 == 0
    phase = seat.match.phase
    if phase in (HAND, READY):
        board.draw_pulse(frame, seat.layout, lit)
    elif phase == SET:
        board.draw_draft(frame, seat.layout, seat.in_hand, lit)
    elif seat.played is not None:
        _draw_rows(seat, frame, beat // _TURN % 2)
        if phase == DISPUTE:
            _draw_dispute(seat, frame, lit)
        elif not lit:
            for number in seat.aid.against:
                _draw_wrong(seat, frame, number)
        if seat.first_row:
            _draw_in_hand(seat, frame, beat)
        elif phase >= OVER and seat.layout.panel:
            _draw_code(seat, frame, lit)
    if seat.layout.panel and phase != OVER:
        from firmware.ui import panel

        panel.draw(seat, frame)
    if seat.refusing and lit:
        frame[_refused_pixel(seat)] = inks.WRONG


def _draw_rows(seat, frame, turn):
    layout = seat.layout
    rows = seat.played.rows
    number = len(rows) - 1 - seat.back
    row = seat.first_row
    while number >= 0 and row < layout.visible:
        guess, mark = rows[number]
        if not (layout.in_turns and turn):
            board.draw_pegs(frame, layout, row, guess, layout.pegs)
        if turn or not layout.in_turns:
            board.draw_mark(frame, layout, row, mark, seat.showing.marks if number == len(rows) - 1 else layout.pegs)
        number -= 1
        row += 1


def _draw_in_hand(seat, frame, beat):
    match = seat.match
    layout = seat.layout
    lit = beat % 2 == 0
    if seat.aid.proposes or match.busy:
        board.draw_thinking(frame, layout, beat if seat.helps["animation"] else 0)
    elif match.phase == GUESS:
        if seat.helps["left"] and not layout.in_turns:
            _draw_left(frame, layout, match.mind().candidates)
        board.draw_draft(frame, layout, seat.in_hand, lit)
    elif match.phase == MARK:
        # a mark that was begun is seen first
        turn = (beat // _TURN + (seat.in_hand.mark() > 0)) % 2
        if not (layout.in_turns and turn):
            board.draw_pegs(frame, layout, 0, match.round.pending, layout.pegs)
        if turn or not layout.in_turns:
            board.draw_marking(frame, layout, seat.in_hand, lit)
    elif match.phase >= OVER:
        _draw_code(seat, frame, lit)


def _draw_left(frame, layout, candidates):
    if candidates.rows:
        board.draw_left(frame, layout, candidates.left if candidates.whole else None, codes.count(layout.variant))


def _draw_code(seat, frame, lit):
    """The code, where it is known, with the side of the marks telling how it ended."""
    layout = seat.layout
    won = seat.played.state == WON
    code = seat.played.secret()
    if code is not None:
        board.draw_pegs(frame, layout, layout.code_row, code, seat.showing.revealed)
    if lit and not layout.in_turns:
        board.fill_marks(frame, layout, layout.code_row, inks.EXACT if won else inks.WRONG)
    if seat.showing.moving:
        board.draw_sweep(frame, layout, seat.showing.revealed - layout.pegs, won)


def _draw_dispute(seat, frame, lit):
    """The rows of a finding blink, with the marks that would mend them. The row in hand tells which finding it is; to
    insist is the choice past the last, where all is red."""
    match = seat.match
    layout = seat.layout
    if seat.finding < 0:
        return
    insists = seat.finding == len(match.findings)
    if seat.first_row:
        for place in range(layout.pegs):
            chosen = insists or place == seat.finding % layout.pegs
            ink = inks.FAINT if not chosen else inks.WRONG if insists else inks.RIGHT
            frame[layout.peg(0, place)] = ink
    if insists:
        return
    finding = match.findings[seat.finding]
    for place in range(len(finding.rows)):
        row = seat.row_of(finding.rows[place])
        if lit and row >= 0:
            board.draw_mark(frame, layout, row, finding.mends[0].marks[place], layout.pegs)
        else:
            _draw_wrong(seat, frame, finding.rows[place])


def _draw_wrong(seat, frame, number):
    """A row, numbered from the first, as one that is contradicted."""
    row = seat.row_of(number)
    if row >= 0:
        board.fill_marks(frame, seat.layout, row, inks.WRONG)


def _refused_pixel(seat):
    """Where a press that was refused is answered."""
    layout = seat.layout
    if seat.in_hand is None or seat.reviewing:
        return layout.peg(0, 0)
    place = min(seat.in_hand.place, layout.pegs - 1)
    if seat.match.phase == MARK:
        return layout.mark(0, place)
    return layout.peg(0, place if seat.in_hand.refused < 0 else seat.in_hand.refused)
