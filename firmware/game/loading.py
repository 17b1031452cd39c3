"""Turn the bytes of saved.py into the match again, if it is in a state that play can lead to: they may be damaged.

A match is accepted if its phase, its rounds and its rules agree.
"""

from firmware.engine import marks
from firmware.engine.variant import MOST_ROWS
from firmware.game import saved
from firmware.game.deal import awaited, holder_of
from firmware.game.fields import Unpacking, expect
from firmware.game.match import Match
from firmware.game.modes import DEVICE, PERSON
from firmware.game.phases import CHECK, DISPUTE, DONE, GUESS, HAND, MARK, OVER, READY, SET, THINK
from firmware.game.round import EVIL, GIVEN_UP, HEAD, HELD, LOST, RUNNING, STOPPED, TIME_UP, VOID, WON
from firmware.game.rules import fields
from firmware.game.saved import points_for_a_row
from firmware.game.score import VOID_COSTS


def load(content, randrange, library=None):
    """Return the match that was dumped and its draft; raise a sentence if these bytes are none."""
    is_sent = content[:1] == bytes([saved.SENT])
    box = Unpacking(content, saved.SENT if is_sent else saved.VERSION)
    match = Match(fields(box, None, is_sent), randrange, library)
    match.sides = [None] * len(match.sides)  # without the rounds that a new match deals
    draft = saved.walk(box, match, None)
    box.finish()
    for part in (_numbered, _scored, _dealt, _phase, _marked):
        expect(part(match))
    expect(saved.dump(match, draft) == content)  # a match has only one form
    if match.phase == DISPUTE:
        match.phase = CHECK  # the check finds the contradiction again, which follows from the rows
    match.unsure = match.marked >= 0 and match.phase in (GUESS, MARK)  # saves do not tell if the check came to its end
    match.begin_work()
    return match, draft


def _numbered(match):
    return match.round_number < match.rules.rounds and (match.phase != DONE or match.is_last)


def _scored(match):
    """Return whether the rounds before this one can have given such scores."""
    most = points_for_a_row(match.rules) * (match.round_number + (match.phase == DONE))
    return all(-VOID_COSTS * most <= points <= (MOST_ROWS + 1 + VOID_COSTS) * most for points in match.scores)


def _dealt(match):
    """Return whether as many sides have a code as the phase says, each from its maker."""
    sides = match.sides
    dealt = len(sides)
    if match.phase in (SET, READY, HAND):
        dealt = match.side + (match.phase == HAND)
    for side in range(len(sides)):
        if (sides[side] is not None) != (side < dealt) or (side < dealt and not _holds(match, side)):
            return False
    return True


def _holds(match, side):
    played = match.sides[side]
    rules = match.rules
    maker, breaker = match.kinds(side)
    if played.salt and not (rules.linked or (played.holder == HELD and maker == DEVICE)):
        return False
    if played.holder != holder_of(rules, maker, breaker):
        return played.holder == HEAD and played.state in (VOID, STOPPED) and not played.rows  # given up without a code
    if played.holder == HEAD and played.hidden_code() is not None:  # it was shown by the other board
        return played.state != RUNNING and marks.fits(played.variant, played.rows, played.hidden_code())
    if played.state == TIME_UP and (match.clock is None or breaker != PERSON):
        return False
    if played.holder == EVIL:
        return marks.fits(played.variant, played.rows, played.hidden_code())
    given_rows = rules.given_rows
    return (
        rules.hidden_code() in (None, played.hidden_code())
        and tuple([guess for guess, _ in played.rows[: len(given_rows)]]) == given_rows
    )


def _phase(match):
    """Return whether the phase waits for what the rounds need."""
    rounds = [played for played in match.sides if played]
    states = [played.state for played in rounds]
    waiting = [played for played in rounds if played.pending is not None]
    if match.phase in (OVER, DONE):
        return RUNNING not in states and not waiting and states != [STOPPED] * len(states)
    if any(state not in (RUNNING, WON, LOST) for state in states) or waiting not in ([], [match.round]):
        return False
    if match.phase in (SET, READY, HAND):
        return not waiting and not any(played.rows for played in rounds) and _is_before_rows(match)
    if match.phase in (CHECK, DISPUTE):
        return match.marked == match.side and not waiting
    return not match.is_over() and match.side == match.to_play() and match.phase == match.phase_of_row()


def _is_before_rows(match):
    wanted = awaited(match.rules, *match.kinds())
    if match.phase != HAND:
        return match.phase == wanted
    return wanted == SET and match.breaks(PERSON) and match.side == 0


def _marked(match):
    """Return whether the mark that could be taken back is one that a person has given."""
    if match.marked < 0:
        return True
    if match.phase not in (GUESS, THINK, MARK, CHECK, DISPUTE, OVER):
        return False
    marked = match.sides[match.marked]
    others = [played.state for played in match.sides if played is not marked]
    ended = [state for state in others if state not in (RUNNING, WON, LOST, STOPPED)]
    return marked.holder == HEAD and len(marked.rows) > 0 and marked.state != GIVEN_UP and not ended
