"""Have a round that is over graded, once for all who look at it."""

from firmware.game.agreed import PERSON

_MOST_MS = 20000


def begin(match, side):
    """The job that grades the rows of a side; it may be over."""
    played = match.sides[side]
    job = played.grading
    if job is None or job.rows != played.rows or (job.over and not job.whole and job.most_ms > 0):
        fitting = match.rules.hard and match.rules.players[match.breaker(side)] == PERSON
        job = played.grading = match.mind(side).grade(played.rows, _MOST_MS, fitting)
    return job
