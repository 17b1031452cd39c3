"""The statistics as the console tells them: in words, as comma separated lines for other programs, or forgotten.

  variant,pegs,colours,rows,role,played,won,mean,best,streak,longest,1,2,3 ...

What a number of rows stands over is how many codes were broken in so many. A column is empty where a record has nothing
to say in it. These lines are English in every language, and as wide as they need to be.
"""

from firmware.engine.games import name_of
from firmware.game.statistics import BREAKER
from firmware.ui import telling

_COLUMNS = ("variant", "pegs", "colours", "rows", "role", "played", "won", "mean", "best", "streak", "longest")


def told(console):
    """Every record in words."""
    records = console.desk.statistics().records
    if not records:
        yield console.words("no-stats")
    for record in records:
        yield from telling.record(console, record)


def separated(console):
    """A line of headings, and a line for each record."""
    records = console.desk.statistics().records
    most = max([record.variant.rows for record in records] or [0])
    yield _line(_COLUMNS + tuple(range(1, most + 1)))
    for record in records:
        variant = record.variant
        yield _line(
            [name_of(variant), variant.pegs, variant.colours, variant.rows]
            + ["breaker" if record.role == BREAKER else "maker", record.played(), record.won()]
            + [telling.mean(record), record.best() or "", record.streak, record.best_streak]
            + record.by_rows
            + [""] * (most - variant.rows)
        )


def forget(console):
    """Forget them, if that is really meant; a command that is typed instead is done."""
    words = console.words
    typed = yield from console.ask(words("forget", words.list("yes-no")[0]), passing=True)
    if words.answer(typed):
        console.desk.counted = b""
        yield words("forgotten")
    else:
        yield words("not-forgotten")
        console.put_back(typed)


def _line(items):
    return ",".join([str(item) for item in items])
