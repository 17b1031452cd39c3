"""The statistics as the console tells them: in words, with how well a person plays; as comma separated lines for other
programs; or forgotten.

  player,variant,pegs,colours,repeats,blanks,zero,tells,rows,role,opponent,hard,played,won,helped,mean,best,streak,
  longest,1,..

The columns headed by a number count the codes that were broken in that many rows. A column is empty if a record has no
value for it. These lines are English in every language, and may be wider than 78 signs.
"""

from firmware.engine.games import name_of
from firmware.engine.variant import TELLS
from firmware.game.statistics import BREAKER
from firmware.ui import described
from firmware.ui.records import each, mean

_COLUMNS: tuple = ("player", "variant", "pegs", "colours", "repeats", "blanks", "zero", "tells", "rows", "role")
_COLUMNS += ("opponent", "hard", "played", "won", "helped", "mean", "best", "streak", "longest")
_OPPONENTS = ("device", "evil", "person", "day", "puzzle")


def told(console):
    """Every record in words."""
    statistics = console.desk.statistics()
    if not statistics.records:
        yield console.words("no-stats")
    yield from each(console.words, statistics.records)
    if statistics.losses.kept:
        yield from _lost(console, statistics.losses)


def _lost(console, losses):
    """How well a person plays: what each of the last rounds lost, as numbers and as bars, and the dearest habit."""
    from firmware.ui import progress

    rounds = losses.rounds()
    yield console.words("losses", progress.mean(rounds), len(rounds))
    yield from described.folded(progress.each(rounds), " ")
    yield progress.bars(rounds)
    habit = progress.habit(console.words, losses)
    if habit:
        yield habit


def separated(console):
    """A line of headings, and a line for each record."""
    records = console.desk.statistics().records
    most = max([record.variant.rows for record in records] or [0])
    yield _line(_COLUMNS + tuple(range(1, most + 1)))
    for record in records:
        variant = record.variant
        yield _line(
            [
                record.who.replace(",", " "),
                name_of(variant),
                variant.pegs,
                variant.colours,
                int(variant.repeats),
                int(variant.blanks),
            ]
            + [int(variant.zero), TELLS[variant.tells], variant.rows, "breaker" if record.role == BREAKER else "maker"]
            + [_OPPONENTS[record.opponent], int(record.hard), record.played(), record.won(), record.helped]
            + [mean(record), record.best() or "", record.streak, record.best_streak]
            + record.by_rows
            + [""] * (most - variant.rows)
        )


def forget(console):
    """Ask whether to erase them."""
    yield console.words("forget", console.words.list("yes-no")[0])
    console.asked = "forget"


def _line(items):
    return ",".join([str(item) for item in items])
