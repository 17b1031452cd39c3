"""The match at hand, as a command needs it, or what is wrong with that."""

from firmware.game.phases import DONE, OVER, SET
from firmware.ui.begun import begun
from firmware.ui.words import Wrong


def any_match(console):
    if console.match is None:
        raise Wrong("no-round")
    return console.match


def is_running(console):
    """Whether a round is running."""
    return console.match is not None and console.match.phase not in (OVER, DONE)


def running(console):
    """The match in whose round there is a code."""
    match = console.match
    if not is_running(console) or match.phase == SET or match.round is None:
        raise Wrong("no-round")
    return match


def known(console):
    """The rounds that are over, of which the code is known."""
    if console.match is None or is_running(console):
        raise Wrong("number-later")
    sides = [side for side in console.match.sides if side.secret() is not None]
    if not sides:
        raise Wrong("number-unknown")
    return sides


def is_between(console):
    """Whether it is between two rounds of a match."""
    match = console.match
    return match is not None and match.phase == OVER and match.round_number + 1 < match.rules.rounds


def leave(console):
    """Make room for another match; a finished round is counted first."""
    match = console.match
    if match is None or match.phase == DONE:
        return
    if is_between(console):
        raise Wrong("match-goes-on")
    if match.phase == OVER:
        console.desk.note(match)
    elif begun(match) or match.round_number:
        raise Wrong("still-running")
