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

    def __init__(self, shell, typed=""):
        desk = shell.desk
        words = desk.words
        statistics = desk.statistics()
        self._records = kept = statistics.records
        rows: list = []
        for at in range(len(kept)):
            rows.append((records.in_short(words, kept[at]), records.on_lights(words, kept[at]), (), ("record", at)))
        rounds = statistics.losses.rounds()
        if rounds:
            mean = progress.mean(rounds)
            rows.append((("losses", mean, len(rounds)), ("shown-field", ("menu-losses",), mean), (), ("chart",)))
        if kept:
            rows.append((("entry-forget",), (), (), ("forget",)))
        List.__init__(self, shell, ("entry-stats",), commands.word("STATS"), rows)
        if typed:
            self._tell(upper(typed))
        elif not kept:
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


def record(shell, at):
    """Tell one record, whole."""
    words = shell.desk.words
    kept = shell.desk.statistics().records[at]
    screen = Screen(shell, records.in_short(words, kept))
    screen.bars = kept.by_rows
    screen.lines += records.figures(words, kept)
    if shell.is_at_board:  # elsewhere they are bars
        screen.lines += records.counts(words, kept)
    return screen


def forget(shell):
    """Ask before the statistics are forgotten."""

    def agrees(_):
        shell.desk.reset_statistics()
        shell.tell(("forgotten",))
        return LEAVE

    return Ask(shell, ("forget",), ("entry-forget",), agrees)


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


SCREENS = {"statistics": Statistics, "record": record, "forget": forget}
