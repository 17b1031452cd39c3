"""What a record of the statistics is called, and its mean."""

from firmware.game.statistics import MAKER

_BREAKERS = ("breaker", "breaker-evil", "breaker-person", "breaker-day")


def role_of(words, record):
    """The role of a record in words, and the opponent unless it was a device that had set a code."""
    return words("maker" if record.role == MAKER else _BREAKERS[record.opponent])


def mean(record):
    """The average number of rows per broken code; empty if none was broken."""
    broken = record.broken()
    return "{}.{:02}".format(*divmod(100 * record.rows() // broken, 100)) if broken else ""
