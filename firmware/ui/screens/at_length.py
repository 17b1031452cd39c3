"""The statistics at length, told in a moment: a record, the records that a round went into, and a person's progress in
lines; and every record as comma separated lines for other programs, in which the columns headed by a number count the
codes that were broken in that many rows. A column is empty if a record has no value for it. These lines are English in
every language, and may be wider than 78 signs.
"""

from firmware.engine.variant import TELLS, name_of
from firmware.game.modes import STEPS
from firmware.game.round import HELPS
from firmware.game.statistics import BREAKER, GIVEN_ROWS
from firmware.slots import need
from firmware.ui import notation
from firmware.ui.commands import word
from firmware.ui.screens.statistics import in_rows, in_short
from firmware.ui.words import upper

_HEADINGS = (
    "player,variant,pegs,colours,repeats,blanks,zero,tells,rows,role,opponent,hard,played,won,helped,mean,best,"
    "streak,longest"
)
_OPPONENTS = ("device", "evil", "person", "day", "puzzle", "apart")
_BARS = "\u2581\u2582\u2583\u2584\u2585\u2586\u2587\u2588"  # the lowest for nothing lost
_STEP = 4  # tenths of a row
_HABITS = ("habit-first", "habit-known", "habit-cannot", "habit-narrow")  # in the order of game/losses.py


def figures(words, record, is_counted=False, degrees=range(STEPS)):
    """Return the figures of a record: of its tries at puzzles and the runs of them, else of its rows. `is_counted`:
    also how often it took 1, 2 ... of them; the last number of tries stands for more, too.
    """
    lines = []
    times = record.by_rows
    more = "+" if record.opponent == GIVEN_ROWS and times[-1] else ""
    if record.hard:
        lines.append(words("label-hard"))
    if record.helped:
        kinds = []
        for at in range(len(HELPS)):
            if record.helps[at]:
                kinds.append("{} {}".format(words.tell(word(HELPS[at])), record.helps[at]))
        if kinds:
            lines.append("{}: {}".format(words("record-helped", record.helped), upper(", ".join(kinds))))
    if record.broken() or record.best_streak:
        of_all = mean(record, words) + more or "-", record.best() or "-", record.streak, record.best_streak
        lines.append(words("record-rows", *of_all))
    if record.gap_age:
        lines.append(words("record-gap", need("firmware.game.day").write(record.day - record.gap_age)))
    for degree in degrees:
        run, longest = record.runs[degree]
        if longest:
            lines.append(words("record-run", degree + 1, run, longest))
    if is_counted and record.broken():
        pairs = ["{}: {}".format(*each) for each in enumerate(times, 1) if each[1]]
        if more:
            pairs[-1] = pairs[-1].replace(":", "+:")
        lines += [words("record-each")] + notation.folded(pairs)
    return lines


def summarize(desk, noted):
    """Return the lines about the records that a round went into."""
    lines = []
    rules = desk.match.rules
    degrees = (rules.degree,) if rules.puzzle else ()
    for record in noted:
        lines.append(in_short(desk.words, record)[0])
        lines += figures(desk.words, record, False, degrees)
    return lines


def mean(record, words=None):
    """Return the average number of rows per broken code; empty if none was broken."""
    broken = record.broken()
    return notation.hundredths(100 * record.rows() // broken, words) if broken else ""


def separated(kept):
    """Return a line of headings, and a line for each record."""
    most = max([0] + [record.variant.rows for record in kept])
    lines = [",".join([_HEADINGS] + list(map(str, range(1, most + 1))))]
    for record in kept:
        variant = record.variant
        items: list = [record.who.replace(",", " "), name_of(variant), variant.pegs, variant.colours]
        items += int(variant.repeats), int(variant.blanks), int(variant.zero), TELLS[variant.tells], variant.rows
        items += "breaker" if record.role == BREAKER else "maker", _OPPONENTS[record.opponent], int(record.hard)
        items += record.played(), record.won(), record.helped, mean(record), record.best() or ""
        items += record.streak, record.best_streak
        items += record.by_rows + [""] * (most - variant.rows)
        lines.append(",".join(map(str, items)))
    return lines


def progress(words, statistics):
    """Return the rows that each of the last rounds lost, in figures, where an estimate has its sign, and as bars; the
    habit that costs most, if one does; and the rows against the book.
    """
    losses = statistics.losses
    rounds = losses.rounds()
    lost: list = []
    bars = ""
    for tenths, exact in rounds:
        lost.append(("" if exact else "~") + in_rows(words, tenths))
        bars += _BARS[min((tenths + _STEP - 1) // _STEP, len(_BARS) - 1)]
    lines: list = [" ".join(lost), bars]
    worst = losses.worst()
    if worst:
        lines.append((_HABITS[worst[0]], in_rows(words, worst[1])))
    pars = statistics.pars
    if pars:
        line: tuple = ("par",)
        for number, total in ((len(pars), sum(pars)), statistics.all_pars):
            sign = "-" if total < 0 else "+"
            line += sign + notation.hundredths(100 * abs(total) // number, words), number
        lines.append(line)
    return lines
