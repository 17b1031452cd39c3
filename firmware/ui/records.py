"""A record of the statistics in a line, as their list tells it."""

from firmware.engine.games import name_of
from firmware.game.modes import DEALS
from firmware.game.statistics import APART, BREAKER, DEVICE_EVIL, MAKER
from firmware.ui import notation
from firmware.ui.commands import mode_word

HARD = "menu#8"  # as settings.short_of has it, whose table would be loaded for this alone
_MODES = ("break", "break", "match", "day", "puzzle")  # of a breaker, by the opponent


def role_of(words, record):
    """Return the mode that a record is of, with the deal where that was evil."""
    if record.opponent == APART:
        return words("apart")
    mode = words.tell(mode_word("make" if record.role == MAKER else _MODES[record.opponent]))
    is_evil = record.role == BREAKER and record.opponent == DEVICE_EVIL
    return mode + " " + words.list("names-deal")[DEALS.index("evil")] if is_evil else mode


def in_short(words, record):
    """Return how often somebody has played, and won."""
    line = words("record", name_of(record.variant), role_of(words, record), record.played(), record.won())
    if record.helped:
        line += ", " + words("record-helped", record.helped)
    return "{}: {}".format(_who(words, record, "player"), line) if record.who else line


def on_lights(words, record):
    """Return the same for large letters."""
    role = role_of(words, record)
    if record.hard:
        role += " " + words.tell((HARD,))
    line = "{} {} {}/{}".format(name_of(record.variant), role, record.won(), record.played())
    return _who(words, record, "shown-player") + " " + line if record.who else line


def _who(words, record, key):
    """Return the name that a record is of; `key` has the words for a player who has a number instead."""
    return words(key, record.who) if record.who.isdigit() else record.who


def in_rows(words, tenths):
    """Return tenths of a row as a number of rows."""
    return notation.hundredths(10 * tenths, words)[:-1]
