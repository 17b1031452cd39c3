"""The statistics at length, which few ask for: a person's progress in lines, and every record as comma separated lines
for other programs.

  player,variant,pegs,colours,repeats,blanks,zero,tells,rows,role,opponent,hard,played,won,helped,mean,best,streak,
  longest,1,..

The columns headed by a number count the codes that were broken in that many rows. A column is empty if a record has no
value for it. These lines are English in every language, and may be wider than 78 signs.
"""

from firmware.engine.games import name_of
from firmware.engine.variant import TELLS
from firmware.game.losses import CANNOT, FIRST, KNOWN, NARROW
from firmware.game.statistics import BREAKER
from firmware.ui import notation, records

_COLUMNS: tuple = ("player", "variant", "pegs", "colours", "repeats", "blanks", "zero", "tells", "rows", "role")
_COLUMNS += ("opponent", "hard", "played", "won", "helped", "mean", "best", "streak", "longest")
_OPPONENTS = ("device", "evil", "person", "day", "puzzle", "apart")
_BARS = "\u2581\u2582\u2583\u2584\u2585\u2586\u2587\u2588"  # the lowest for nothing lost
_STEP = 4  # tenths of a row
_HABITS = {FIRST: "habit-first", KNOWN: "habit-known", CANNOT: "habit-cannot", NARROW: "habit-narrow"}


def separated(kept):
    """Return a line of headings, and a line for each record."""
    most = max([record.variant.rows for record in kept] or [0])
    table: list = [_COLUMNS + tuple(range(1, most + 1))]
    for record in kept:
        variant = record.variant
        table.append(
            [record.who.replace(",", " "), name_of(variant), variant.pegs, variant.colours, int(variant.repeats)]
            + [int(variant.blanks), int(variant.zero), TELLS[variant.tells], variant.rows]
            + ["breaker" if record.role == BREAKER else "maker", _OPPONENTS[record.opponent], int(record.hard)]
            + [record.played(), record.won(), record.helped, records.mean(record), record.best() or ""]
            + [record.streak, record.best_streak]
            + record.by_rows
            + [""] * (most - variant.rows)
        )
    return [",".join([str(item) for item in items]) for items in table]


def progress(words, statistics):
    """Return the rows that each of the last rounds lost, in figures, where an estimate has its sign, and as bars; the
    habit that costs most, if one does; and the rows against the book.
    """
    losses = statistics.losses
    rounds = losses.rounds()
    lines: list = [" ".join([("" if exact else "~") + records.in_rows(words, tenths) for tenths, exact in rounds])]
    lines.append("".join([_BARS[min((tenths + _STEP - 1) // _STEP, len(_BARS) - 1)] for tenths, _ in rounds]))
    worst = losses.worst()
    if worst:
        lines.append((_HABITS[worst[0]], records.in_rows(words, worst[1])))
    pars = statistics.pars
    if pars:
        number, total = statistics.all_pars
        lines.append(("par", _signed(words, sum(pars), len(pars)), len(pars), _signed(words, total, number), number))
    return lines


def _signed(words, total, number):
    """Return a mean with its sign."""
    return ("-" if total < 0 else "+") + notation.hundredths(100 * abs(total) // number, words)
