"""What the lights show of the match, seen from a seat: a drawing for each phase."""

from firmware.engine import codes
from firmware.game.phases import CHECK, DISPUTE, DONE, GUESS, HAND, MARK, OVER, READY, SET, THINK
from firmware.game.round import WON
from firmware.ui import board, inks


def draw(seat, frame, lit):
    """Draw the match into a dark frame; `lit` is the half of the blinking in which what blinks is seen."""
    match = seat.match
    layout = seat.layout
    if match.phase in (HAND, READY):
        board.draw_pulse(frame, layout, lit)
    elif match.phase == SET:
        board.draw_draft(frame, layout, layout.variant, seat.in_hand, lit)
    elif match.round is not None:
        _draw_round(seat, frame, lit)


def _draw_round(seat, frame, lit):
    match = seat.match
    board.draw_rows(frame, seat.layout, seat.layout.variant, match.round.rows, seat.back)
    if match.phase == DISPUTE:
        _draw_dispute(seat, frame, lit)
    elif lit:
        for number in seat.against:
            _draw_wrong(seat, frame, number)
    if not seat.reviewing:
        _draw_in_hand(seat, frame, lit)


def _draw_in_hand(seat, frame, lit):
    match = seat.match
    layout = seat.layout
    variant = layout.variant
    if match.phase == GUESS:
        if seat.helps["left"] and match.mind().candidates.rows:
            board.draw_left(frame, layout, variant, match.mind().candidates.left, codes.count(variant))
        board.draw_draft(frame, layout, variant, seat.in_hand, lit)
    elif match.phase == MARK:
        board.draw_pegs(frame, layout, variant, 0, match.round.pending)
        board.draw_marking(frame, layout, variant, seat.in_hand, lit and not seat.refusing)
    elif match.phase in (THINK, CHECK):
        board.draw_thinking(frame, layout, variant, seat.beat)
    elif match.phase in (OVER, DONE):
        _draw_code(match.round, layout, frame, lit)


def _draw_code(played, layout, frame, lit):
    """The code, where it is known, with the side of the marks telling how it ended."""
    code = played.secret()
    if code is not None:
        board.draw_pegs(frame, layout, played.variant, 0, code)
    if lit:
        for number in range(played.variant.pegs):
            frame[layout.mark(0, number)] = inks.EXACT if played.state == WON else inks.WRONG


def _draw_dispute(seat, frame, lit):
    """The rows of the finding blink, with the marks that would mend them; all rows where the choice is to insist."""
    match = seat.match
    if seat.finding >= len(match.findings):
        for number in range(len(match.round.rows)) if lit else ():
            _draw_wrong(seat, frame, number)
        return
    finding = match.findings[seat.finding]
    for place in range(len(finding.rows)):
        row = len(match.round.rows) - finding.rows[place] - seat.back
        if 0 < row < seat.layout.visible:
            board.draw_mark(frame, seat.layout, seat.layout.variant, row, finding.mends[0].marks[place])
            if lit:
                _draw_wrong(seat, frame, finding.rows[place])


def _draw_wrong(seat, frame, number):
    """A row, numbered from the first, as one that is contradicted."""
    row = len(seat.match.round.rows) - number - seat.back
    if 0 < row < seat.layout.visible:
        for place in range(seat.layout.pegs):
            frame[seat.layout.mark(row, place)] = inks.WRONG
