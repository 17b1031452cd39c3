"""Whose row it is, and when a round is over. In a race two codes are guessed in turn, row for row.

A race is over when one side has come to its end and the other has had as many rows. The side with fewer rows plays, so
that one whose rows were cut short by a corrected mark catches up.
"""

from firmware.game.round import RUNNING


def is_over(sides):
    if len(sides) == 1:
        return sides[0].state != RUNNING
    first, second = sides
    return _is_decided(first, second) or _is_decided(second, first)


def to_play(sides):
    """The side that plays next, while it is not over; it is running."""
    return 1 if len(sides) > 1 and len(sides[1].rows) < len(sides[0].rows) else 0


def _is_decided(ended, other):
    return ended.state != RUNNING and (other.state != RUNNING or len(other.rows) >= len(ended.rows))
