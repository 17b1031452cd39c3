"""What a record of the statistics is called, what it counts, and its mean."""

from firmware.game.statistics import GIVEN_ROWS, MAKER

_BREAKERS = ("breaker", "breaker-evil", "breaker-person", "breaker-day", "breaker-puzzle")


def role_of(words, record):
    """The role of a record in words, and the opponent unless it was a device that had set a code."""
    return words("maker" if record.role == MAKER else _BREAKERS[record.opponent])


def in_tries(record):
    """What the key of a text ends in: tries at puzzles are counted, else rows."""
    return "-tries" if record.opponent == GIVEN_ROWS else ""


def mean(record):
    """The average number of rows per broken code; empty if none was broken."""
    broken = record.broken()
    return "{}.{:02}".format(*divmod(100 * record.rows() // broken, 100)) if broken else ""
