"""Turn the bytes of saved.py into the match again. The log tells bytes that are damaged by their checksum; a match that
stands as none can is put aside where the game crashes with it, see start.py.
"""

from firmware.game import saved
from firmware.game.fields import Unpacking, expect
from firmware.game.match import CHECK, DISPUTE, GUESS, MARK, Match
from firmware.game.rules import fields


def load(content, randrange, library=None):
    """Return the match that was dumped; raise a sentence if these bytes are none."""
    is_sent = content[:1] == bytes([saved.SENT])
    box = Unpacking(content, saved.SENT if is_sent else saved.VERSION)
    match = Match(fields(box, None, is_sent), randrange, library)
    match.sides = [None] * len(match.sides)  # without the rounds that a new match deals
    match.draft = None
    saved.walk(box, match)
    box.finish()
    expect(saved.dump(match) == content)  # a match has only one form
    if match.phase == DISPUTE:
        match.phase = CHECK  # the check finds the contradiction again, which follows from the rows
    match.unsure = match.marked >= 0 and match.phase in (GUESS, MARK)  # saves do not tell if the check came to its end
    match.begin_work()
    return match
