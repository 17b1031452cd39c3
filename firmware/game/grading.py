"""Have a round that is over graded, once for all who look at it."""

from firmware.engine.room import has_room
from firmware.game.modes import PERSON
from firmware.game.round import VOID


def sides(match, of_people=False):
    """Return the sides that have grades: rows of their own, no mark that is wrong, and room to weigh them; those
    `of_people` alone, or all.
    """
    found = []
    for at, side in enumerate(match.sides if not match.rules.given_rows else ()):
        is_wanted = match.kinds(at)[1] == PERSON or not of_people
        if is_wanted and side.rows and side.state != VOID and has_room(side.variant):
            found.append(at)
    return found


def begin(match, side, anew=False):
    """Return the job that grades the rows of a side; it may be over. `anew`: begin one that was cut short again."""
    played = match.sides[side]
    job = played.grading
    if job is None or job.rows != played.rows or (job.over and not job.whole and (anew or job.most_ms > 0)):
        fitting = match.rules.hard and match.kinds(side)[1] == PERSON
        job = played.grading = match.mind(side).grade(played.rows, fitting)
    return job


def skill(grade):
    """Return how good the guess was beside the best, in percent, whatever then happened."""
    return 100 * grade.best_expected // grade.expected


def luck(grade):
    """Return how many codes fewer than expected were left, in percent of the larger number; below 0 for bad luck."""
    after = 100 * grade.after
    return 100 * (grade.expected - after) // max(grade.expected, after)
