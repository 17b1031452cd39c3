"""The statistics: a record for each game and role, and how well a person plays. As comma separated lines for other
programs; or forgotten.

  player,variant,pegs,colours,repeats,blanks,zero,tells,rows,role,opponent,hard,played,won,helped,mean,best,streak,
  longest,1,..

The columns headed by a number count the codes that were broken in that many rows. A column is empty if a record has no
value for it. These lines are English in every language, and may be wider than 78 signs.
"""

from firmware.engine.games import name_of
from firmware.engine.variant import TELLS
from firmware.game.statistics import BREAKER
from firmware.ui import commands, progress, records
from firmware.ui.screen import LEAVE, LINES, Screen
from firmware.ui.screens.leave import Ask
from firmware.ui.screens.lists import List
from firmware.ui.words import Wrong, upper

_COLUMNS: tuple = ("player", "variant", "pegs", "colours", "repeats", "blanks", "zero", "tells", "rows", "role")
_COLUMNS += ("opponent", "hard", "played", "won", "helped", "mean", "best", "streak", "longest")
_OPPONENTS = ("device", "evil", "person", "day", "puzzle")


class Statistics(List):
    """Every record; one that is taken is told whole. RESET asks whether to forget them, CSV tells them as a table."""

    title = ("entry-stats",)
    short = commands.word("STATS")

    def __init__(self, shell, typed=""):
        List.__init__(self, shell)
        statistics = self.desk.statistics()
        self._records = statistics.records
        self._losses = statistics.losses
        self.count = len(self._records) + bool(self._losses.kept) + bool(self._records)
        if typed:
            self._tell(upper(typed))
        elif not self._records:
            self.kind = LINES
            self.short = ("shown-nothing",)
            self.say("no-stats")

    def _tell(self, word):
        if word == "CSV":
            for line in separated(self._records):
                self.shell.tell(line)
            self.answer = LEAVE
        elif word == "RESET":
            self.answer = ("forget",)
        else:
            raise Wrong("no-such-word")

    @property
    def bars(self):
        return self._records[self.chosen].by_rows if self.chosen < len(self._records) else ()

    def entry(self, at):
        words = self.desk.words
        if at < len(self._records):
            record = self._records[at]
            return (records.in_short(words, record), records.on_lights(words, record), ())
        if at == len(self._records) and self._losses.kept:
            mean = progress.mean(self._losses.rounds())
            return (("losses", mean, len(self._losses.rounds())), ("shown-field", ("menu-losses",), mean), ())
        return (("entry-forget",), (), ())

    def take(self, at):
        if at < len(self._records):
            return "record", at
        if at == len(self._records) and self._losses.kept:
            return ("chart",)
        return ("forget",)


class Record(Screen):
    """One record, whole."""

    def __init__(self, shell, at):
        Screen.__init__(self, shell)
        record = self.desk.statistics().records[at]
        self.title = records.in_short(self.desk.words, record)
        self.bars = record.by_rows
        for line in records.figures(self.desk.words, record):
            self.put(line)
        if shell.is_at_board:  # elsewhere they are bars
            for line in records.counts(self.desk.words, record):
                self.put(line)


class Forget(Ask):
    title = ("forget",)
    short = ("question", ("entry-forget",))

    def agree(self, _):
        self.desk.reset_statistics()
        self.shell.tell(("forgotten",))
        return LEAVE


def separated(kept):
    """Return a line of headings, and a line for each record."""
    most = max([record.variant.rows for record in kept] or [0])
    lines = [_line(_COLUMNS + tuple(range(1, most + 1)))]
    for record in kept:
        variant = record.variant
        lines.append(
            _line(
                [record.who.replace(",", " "), name_of(variant), variant.pegs, variant.colours, int(variant.repeats)]
                + [int(variant.blanks), int(variant.zero), TELLS[variant.tells], variant.rows]
                + ["breaker" if record.role == BREAKER else "maker", _OPPONENTS[record.opponent], int(record.hard)]
                + [record.played(), record.won(), record.helped, records.mean(record), record.best() or ""]
                + [record.streak, record.best_streak]
                + record.by_rows
                + [""] * (most - variant.rows)
            )
        )
    return lines


def _line(items):
    return ",".join([str(item) for item in items])


SCREENS = {"statistics": Statistics, "record": Record, "forget": Forget}
