"""The device's own work: check the marks, choose a guess or an evil mark, examine a dispute.

Each is a generator that yields after every step and in the end tells the match its result. The mind answers what
follows from the rows. All of it stops early once it has worked for long enough; `hurry` pretends that it has.
"""

from firmware.game.phases import CHECK, DISPUTE, GUESS, MARK, THINK

LONGEST_MS = 10000  # for an evil mark and for a dispute


def begin(match):
    """Return the work of the phase, or None if there is none."""
    if match.phase == THINK:
        return _move(match) if match.round.pending is None else _answer(match)
    if match.phase == CHECK:
        return _check(match)
    if match.phase == DISPUTE:
        return _examine(match)
    return None


def _move(match):
    job = match.mind().think(match.round.rows, match.rules.level, True)
    while not job.over:
        if match.worker.worked_ms >= LONGEST_MS:
            job.hurry()
        yield
    book = match.mind().book
    match.fault = "" if book is None else book.fault
    match.moved(job.thought.best)


def _answer(match):
    from firmware.game.weighing import Weighed

    played = match.round
    weighed = Weighed(played.variant, played.pending, played.known(), match.randrange)
    for _ in weighed.weigh(played.rows):
        if match.worker.worked_ms >= LONGEST_MS:
            break
        if match.worker.worked_ms >= LONGEST_MS // 2:
            weighed.hurry()
        yield
    match.answered(*weighed.heaviest())


def _check(match):
    rows = match.round.rows
    job = match.mind().count(rows)
    while not job.over and match.worker.worked_ms < LONGEST_MS:
        left = match.mind().counted(rows)
        if left is not None and left.left:
            break
        yield
    match.checked(_is_contradicted(match))


def doubt(match):
    """Go on looking for a code that fits while a person is asked for something, and report the result."""
    if match.phase in (GUESS, MARK) and match.side == match.marked and not match.minds.busy:
        contradicted = _is_contradicted(match)
        if contradicted:
            match.contradicted()
        elif contradicted is None:
            match.mind().count(match.round.rows)
        else:
            match.unsure = False


def _is_contradicted(match):
    """Return whether no code fits the rows; None if that is not known yet."""
    left = match.mind().counted(match.round.rows)
    if left is not None and left.left:
        return False
    return True if left is not None and left.whole else None


def _examine(match):
    from firmware.engine.doctor import examine

    found: list = []
    match.findings = found
    for _ in examine(match.round.variant, match.round.rows, found):
        if match.worker.worked_ms >= LONGEST_MS:
            return
        yield
