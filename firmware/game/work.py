"""The device's own work in a phase: check the marks, choose a guess or an evil mark, examine a dispute.

It goes on beside the jobs of the minds, and in the end tells the match its result. A person who breaks a code of the
device needs none of it, so it is a file of its own.
"""

from firmware.engine import marks
from firmware.engine.candidates import candidates
from firmware.game.match import CHECK, DISPUTE, GUESS, MARK, THINK
from firmware.slots import need

LONGEST_MS = 10000  # for an evil mark, for a check and for a dispute
_MOST_WEIGHED = 1300  # codes of a large space: a fair sample that stands for all


def steps(match):
    """Return the steps of what the device has to do in this phase."""
    if match.phase == THINK:
        return _move(match) if match.round.pending is None else _answer(match)
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


def _answer(match):
    """Give the guess of an evil round, which has no code, the mark that keeps the most codes possible; of equals the
    lowest, the winning one last.

    Once half of the time is up, it makes do with the codes that were met by then. The code that is shown at the end is
    a witness, which fits every mark: another takes its place as rows are added.
    """
    played = match.round
    variant, guess, witness = played.variant, played.pending, played.hidden_code()
    possible = candidates(variant, played.rows)
    counts: dict = {}
    witnesses: dict = {}
    for _ in _weigh(possible, guess, match.randrange, counts, witnesses):
        if match.worked_ms >= LONGEST_MS:
            break
        if match.worked_ms >= LONGEST_MS // 2:
            possible.hurried = True
        yield
    mark = marks.score(variant, guess, witness)
    if mark not in counts:  # the witness stands for codes that were not met
        counts[mark] = 1
        witnesses[mark] = witness
    mark = _heaviest(variant, counts)
    played.answer(mark)
    played.reveal(witnesses[mark])
    match.go_on()


def _weigh(possible, guess, randrange, counts, witnesses):
    """Count the codes that fit by the marks they would give, and draw a witness for the most of them, or for each."""
    variant = possible.variant
    parts: dict = {}
    yield from possible.shares(guess, parts)
    if parts:
        mark = _heaviest(variant, parts)
        possible.add(guess, mark)
    for code in possible.some(1 if parts else _MOST_WEIGHED, randrange):
        if code is not None and parts:
            counts.update(parts)
            witnesses[mark] = code
        elif code is not None:
            mark = marks.score(variant, guess, code)
            counts[mark] = counts.get(mark, 0) + 1
            if randrange(counts[mark]) == 0:
                witnesses[mark] = code
        yield


def _heaviest(variant, counts):
    solved = marks.solved(variant)
    return min(counts, key=lambda mark: (mark == solved, -counts[mark], mark))


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
