"""The device's own work in a phase: check the marks, choose a guess or an evil mark, examine a dispute.

It is done a step with each tick, and in the end tells the match its result. The mind answers what follows from the
rows. All of it stops early once the match has worked for long enough.
"""

from firmware.game.phases import CHECK, GUESS, MARK, THINK
from firmware.slots import need

LONGEST_MS = 10000  # for an evil mark and for a dispute


def steps(match):
    """Return the steps of what the device has to do in this phase."""
    if match.phase == THINK:
        return _move(match) if match.round.pending is None else _answer(match)
    return _check(match) if match.phase == CHECK else _examine(match)


def _move(match):
    job = match.mind().think(match.round.rows, match.rules.level, True)
    while not job.over:
        if match.worked_ms >= LONGEST_MS:
            job.hurry()
        yield
    book = match.mind().book
    match.fault = "" if book is None else book.fault
    match.moved(job.thought.best)


def _answer(match):
    played = match.round
    weighed = need("firmware.game.weighing").Weighed(played.variant, played.pending, played.known(), match.randrange)
    for _ in weighed.weigh(played.rows):
        if match.worked_ms >= LONGEST_MS:
            break
        if match.worked_ms >= LONGEST_MS // 2:
            weighed.hurry()
        yield
    match.answered(*weighed.heaviest())


def _check(match):
    job = match.mind().count(match.round.rows)
    while not job.over and match.worked_ms < LONGEST_MS:
        if _is_contradicted(match) is False:
            break
        yield
    match.checked(_is_contradicted(match))


def _examine(match):
    found: list = []
    match.findings = found
    for _ in need("firmware.engine.doctor").examine(match.round.variant, match.round.rows, found):
        if match.worked_ms >= LONGEST_MS:
            return
        yield


def doubt(match):
    """Go on looking for a code that fits while a person is asked for something, and report the result."""
    if match.phase in (GUESS, MARK) and match.side == match.marked and not match.is_asked:
        contradicted = _is_contradicted(match)
        if contradicted:
            match.contradicted()
        elif contradicted is None:
            match.mind().count(match.round.rows)
        else:
            match.unsure = False


def _is_contradicted(match):
    """Return whether no code fits the rows; None if that is not known yet."""
    left = match.counted()
    if left is not None and left.left:
        return False
    return True if left is not None and left.whole else None
