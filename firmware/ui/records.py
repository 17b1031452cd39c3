"""A record of the statistics in a line, as their list tells it."""

from firmware.engine.variant import name_of
from firmware.game.modes import DEALS
from firmware.game.statistics import APART, BREAKER, DEVICE_EVIL, MAKER
from firmware.ui import notation
from firmware.ui.commands import word

HARD = "menu#8"  # as settings.short_of has it, whose table would be loaded for this alone
_MODES = ("break", "break", "match", "day", "puzzle")  # of a breaker, by the opponent


def in_short(words, record):
    """Return how often somebody has played, and won; and the same for large letters."""
    game, who, won, played = name_of(record.variant), record.who, record.won(), record.played()
    if record.opponent == APART:
        role = words("apart")
    else:
        role = words.tell(word("make" if record.role == MAKER else _MODES[record.opponent]))
        if record.role == BREAKER and record.opponent == DEVICE_EVIL:
            role += " " + words.list("names-deal")[DEALS.index("evil")]
    line = words("record", game, role, played, won)
    if record.helped:
        line += ", " + words("record-helped", record.helped)
    if record.hard:
        role += " " + words.tell((HARD,))
    short = "{} {} {}/{}".format(game, role, won, played)
    if who:
        is_number = who.isdigit()
        line = "{}: {}".format(words("player", who) if is_number else who, line)
        short = "{} {}".format(words("shown-player", who) if is_number else who, short)
    return line, short


def in_rows(words, tenths):
    """Return tenths of a row as a number of rows."""
    return notation.hundredths(10 * tenths, words)[:-1]
