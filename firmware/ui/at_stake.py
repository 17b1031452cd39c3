"""The rows that somebody may lose in a match, or take back."""

from firmware.game.phases import DONE, OVER
from firmware.game.round import SEALED
from firmware.ui.words import Wrong


def has_rows(match):
    """Return whether a row was made that did not lie there, or one was tried."""
    laid = len(match.rules.laid)
    return any(played and (played.misses or len(played.rows) > laid) for played in match.sides)


def would_lose(match):
    """Return whether somebody has played in it, and it is not over."""
    rules = match.rules
    if rules.watched or match.phase == DONE:
        return False
    if match.phase == OVER:
        return match.round_number + 1 < rules.rounds
    return match.round_number > 0 or has_rows(match)


def known_sides(match):
    """Return the rounds that are over, of which the code is known."""
    if match is None or match.phase not in (OVER, DONE):
        raise Wrong("number-later")
    sides = [side for side in match.sides if side.secret() is not None]
    if not sides:
        raise Wrong("number-unknown")
    return sides


def take_back(shell, match):
    """Take back the last mark, code or row of practice."""
    if not match.can_take_back():
        if not (match.rules.counts and has_rows(match)):
            raise Wrong("no-rows")
        raise Wrong("no-undo-mark" if match.round and match.round.holder == SEALED else "no-undo")
    match.take_back()
    shell.bottom.lines = []  # they told of the rows before
    if shell.desk.draft is not None:
        shell.desk.draft.clear()  # a proposal was for the rows before
    shell.tell(("undone",))
