"""What the device does on its own: look through the marks, choose a guess, choose an evil mark, examine a dispute.

Each is a generator that gives back control after every step and ends by telling the match what came of it. It stops
early when the match has been worked on for long enough, which `hurry` makes it believe.
"""

from firmware.game.mind import limit_ms
from firmware.game.phases import CHECK, DISPUTE, THINK

LONGEST_MS = 10000  # for an evil mark and for a dispute


def begin(match):
    """The work of the phase; None where there is nothing to do."""
    if match.phase == THINK:
        return _move(match) if match.round.pending is None else _answer(match)
    if match.phase == CHECK:
        return _check(match)
    if match.phase == DISPUTE:
        return _examine(match)
    return None


def _move(match):
    mind = match.mind()
    yield from mind.follow(match.round.rows)
    thought = mind.thought(match.rules.level)
    thought.plays = True
    limit = limit_ms(match.rules.variant, match.rules.level)
    while thought.step() and match.worked_ms < limit:
        yield
    match.moved(thought.best)


def _answer(match):
    from firmware.game.setting import Weighed

    played = match.round
    weighed = Weighed(played.variant, played.pending, played.known(), match.randrange)
    for _ in weighed.weigh(played.rows):
        if match.worked_ms >= LONGEST_MS:
            break
        yield
    match.answered(*weighed.heaviest())


def _check(match):
    mind = match.mind()
    yield from mind.follow(match.round.rows)
    match.checked(mind.contradicted())


def _examine(match):
    from firmware.engine.doctor import examine

    match.findings = found = []
    for _ in examine(match.rules.variant, match.round.rows, found):
        if match.worked_ms >= LONGEST_MS:
            return
        yield
