"""A record of the statistics: its name, and all of it in words."""

from firmware.engine.games import name_of
from firmware.game.modes import DEALS, STEPS, step_of
from firmware.game.round import HELPS
from firmware.game.statistics import APART, BREAKER, DEVICE_EVIL, GIVEN_ROWS, MAKER
from firmware.slots import need
from firmware.ui import notation
from firmware.ui.commands import mode_word, word
from firmware.ui.words import upper

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
        role += " " + words("shown-hard")
    line = "{} {} {}/{}".format(name_of(record.variant), role, record.won(), record.played())
    return _who(words, record, "shown-player") + " " + line if record.who else line


def _who(words, record, key):
    """Return the name that a record is of; `key` has the words for a player who has a number instead."""
    return words(key, record.who) if record.who.isdigit() else record.who


def figures(words, record, degrees=range(STEPS)):
    """Yield the figures of a record: of its tries at puzzles and the runs of them, else of its rows."""
    more = "+" if record.opponent == GIVEN_ROWS and record.by_rows[-1] else ""
    if record.hard:
        yield words("label-hard")
    if record.helped:
        helps = range(len(HELPS))
        times = ["{} {}".format(words.tell(word(HELPS[at])), record.helps[at]) for at in helps if record.helps[at]]
        if times:
            yield "{}: {}".format(words("record-helped", record.helped), upper(", ".join(times)))
    of_all = mean(record, words) + more or "-", record.best() or "-", record.streak, record.best_streak
    if record.broken() or record.best_streak:
        yield words("record-rows", *of_all)
    if record.gap_age:
        yield words("record-gap", need("firmware.game.day").write(record.day - record.gap_age))
    for degree in degrees:
        run, longest = record.runs[degree]
        if longest:
            yield words("record-run", degree + 1, run, longest)


def counts(words, record):
    """Yield how often it took 1, 2 ... rows, or tries; the last number of tries stands for more, too."""
    times = record.by_rows
    pairs = ["{}: {}".format(at + 1, times[at]) for at in range(len(times)) if times[at]]
    if record.opponent == GIVEN_ROWS and times[-1]:
        pairs[-1] = pairs[-1].replace(":", "+:")
    if pairs:
        yield words("record-each")
        yield from notation.folded(pairs)


def summarize(desk, noted):
    """Return the lines about the records that a round went into."""
    lines = []
    number = desk.match.rules.puzzle
    for record in noted:
        lines.append(in_short(desk.words, record))
        lines += figures(desk.words, record, (step_of(number) - 1,) if number else ())
    return lines


def mean(record, words=None):
    """Return the average number of rows per broken code; empty if none was broken."""
    broken = record.broken()
    return notation.hundredths(100 * record.rows() // broken, words) if broken else ""


def in_rows(words, tenths):
    """Return tenths of a row as a number of rows."""
    return notation.hundredths(10 * tenths, words)[:-1]
