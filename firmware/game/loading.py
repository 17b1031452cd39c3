"""Turn the bytes of saved.py into the match again."""

from firmware.game import saved
from firmware.game.match import Match
from firmware.game.phases import CHECK, DISPUTE, GUESS, MARK
from firmware.game.rules import fields
from firmware.game.unpacking import Unpacking, expect
from firmware.game.validity import check


def load(content, randrange, library=None):
    """Return the match that was dumped and its draft; raise a sentence if these bytes are none."""
    box = Unpacking(content, saved.VERSION)
    match = Match(fields(box, None), randrange, library)
    match.sides = [None] * len(match.sides)  # without the rounds that a new match deals
    draft = saved.walk(box, match, None)
    box.finish()
    check(match)
    expect(saved.dump(match, draft) == content)  # a match has only one form
    if match.phase == DISPUTE:
        match.phase = CHECK  # that the marks contradict each other follows from the rows, and is found out again
    match.unsure = match.marked >= 0 and match.phase in (GUESS, MARK)  # whether the check came to its end is not saved
    match.begin_work()
    return match, draft
