"""The device's own work in a phase: check the marks, choose a guess or an evil mark, examine a dispute.

It goes on beside the jobs of the minds, and in the end tells the match its result. A person who breaks a code of the
device needs none of it, so it is a file of its own.
"""

from firmware.game.match import CHECK, DISPUTE, GUESS, MARK, THINK
from firmware.slots import need

LONGEST_MS = 10000  # for an evil mark, for a check and for a dispute


def steps(match):
    """Return the steps of what the device has to do in this phase."""
    if match.phase == THINK:
        return _move(match) if match.round.pending is None else need("firmware.game.weighing").answer(match)
    return _check(match) if match.phase == CHECK else _examine(match)


def _move(match):
    mind = match.mind()
    job = mind.think(match.round.rows, match.rules.level, True)
    while not job.over:
        if match.worked_ms >= LONGEST_MS:
            job.hurry()
        yield
    match.fault = "" if mind.book is None else mind.book.fault
    match.round.guess(job.thought.best)
    match.go_on()


def _check(match):
    job = match.mind().count(match.round.rows)
    while not job.over and match.worked_ms < LONGEST_MS and _is_contradicted(match) is not False:
        yield
    contradicted = _is_contradicted(match)
    match.unsure = contradicted is None
    if contradicted:
        match.enter(DISPUTE)
    else:
        match.go_on()


def _examine(match):
    for _ in need("firmware.engine.doctor").examine(match.round.variant, match.round.rows, match.findings):
        if match.worked_ms >= LONGEST_MS:
            return
        yield


def doubt(match):
    """Go on looking for a code that fits while a person is asked for something, and report the result."""
    if match.phase in (GUESS, MARK) and match.side == match.marked and not match.jobs:
        contradicted = _is_contradicted(match)
        match.unsure = contradicted is None
        if contradicted:
            match.round.pending = None
            match.enter(DISPUTE)
        elif match.unsure:
            match.mind().count(match.round.rows)


def _is_contradicted(match):
    """Return whether no code fits the rows; None if that is not known yet."""
    counted = match.counted()
    return None if counted is None or not (counted.remaining or counted.whole) else not counted.remaining
