"""The statistics: a record for each game and role, and how well a person plays. As comma separated lines for other
programs; or forgotten.

  player,variant,pegs,colours,repeats,blanks,zero,tells,rows,role,opponent,hard,played,won,helped,mean,best,streak,
  longest,1,..

The columns headed by a number count the codes that were broken in that many rows. A column is empty if a record has no
value for it. These lines are English in every language, and may be wider than 78 signs.
"""

from firmware.engine.games import name_of
from firmware.engine.variant import TELLS
from firmware.game.losses import CANNOT, FIRST, KNOWN, NARROW
from firmware.game.statistics import BREAKER, read
from firmware.ui import commands, notation, records
from firmware.ui.screen import LEAVE, LINES, PICTURE, Screen
from firmware.ui.screens.lists import List
from firmware.ui.words import Wrong, upper

_COLUMNS: tuple = ("player", "variant", "pegs", "colours", "repeats", "blanks", "zero", "tells", "rows", "role")
_COLUMNS += ("opponent", "hard", "played", "won", "helped", "mean", "best", "streak", "longest")
_BARS = "\u2581\u2582\u2583\u2584\u2585\u2586\u2587\u2588"  # the lowest for nothing lost
_STEP = 4  # tenths of a row
_HABITS = {FIRST: "habit-first", KNOWN: "habit-known", CANNOT: "habit-cannot", NARROW: "habit-narrow"}
_OPPONENTS = ("device", "evil", "person", "day", "puzzle", "apart")


class Statistics(List):
    """Every record; one that is taken is told whole. RESET asks whether to forget them, CSV tells them as a table."""

    def __init__(self, shell):
        desk = shell.desk
        statistics = desk.with_round(read(desk.counted))
        self._records = kept = statistics.records
        rows: list = [((), (), (), ("statistics.record", at)) for at in range(len(kept))]
        rounds = statistics.losses.rounds()
        if rounds:
            lost = mean(desk.words, rounds)
            rows.append((("tell-losses", lost), (), (), ("statistics.Chart",)))
        if kept:
            rows.append((("entry-forget",), (), (), ("leave.forget",)))
        List.__init__(self, shell, commands.word("STATS"), rows)
        if not kept:
            self.kind = LINES
            self.say("no-stats")

    def entry(self, at):
        if at >= len(self._records):
            return List.entry(self, at)
        kept = self._records[at]
        return records.in_short(self.desk.words, kept), records.on_lights(self.desk.words, kept), ()

    def answer_to(self, text):
        if upper(text) == "RESET":
            return ("leave.forget",)
        if upper(text) != "CSV":
            raise Wrong("no-word")
        for line in separated(self._records):
            self.shell.tell(line)
        return LEAVE

    @property
    def bars(self):
        return _bars(self._records[self.chosen]) if self.chosen < len(self._records) else ()


def _bars(kept):
    return kept.by_rows if kept.broken() else ()


def record(shell, at):
    """Tell one record, whole."""
    words = shell.desk.words
    kept = shell.desk.with_round(read(shell.desk.counted)).records[at]
    screen = Screen(shell, records.in_short(words, kept))
    screen.bars = _bars(kept)
    screen.lines += records.figures(words, kept)
    if shell.is_at_board:  # elsewhere they are bars
        screen.lines += records.counts(words, kept)
    return screen


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


class Chart(Screen):
    """A person's progress: `rounds` are the tenths of a row that each round lost, and whether exactly."""

    kind = PICTURE
    picture = "chart"

    def __init__(self, shell):
        Screen.__init__(self, shell)
        statistics = self.desk.with_round(read(self.desk.counted))
        losses = statistics.losses
        self.rounds = losses.rounds()
        words = self.desk.words
        self.title = ("tell-losses", mean(words, self.rounds))
        self.lines += [" ".join(each(words, self.rounds)), bars(self.rounds)]
        worst = habit(words, losses)
        if worst:
            self.lines.append(worst)
        pars = statistics.pars
        if pars:
            rounds, total = statistics.all_pars
            self.say("par", _signed(words, sum(pars), len(pars)), len(pars), _signed(words, total, rounds), rounds)


def _signed(words, total, rounds):
    """Return a mean with its sign."""
    return ("-" if total < 0 else "+") + notation.hundredths(100 * abs(total) // rounds, words)


def in_rows(words, tenths):
    return notation.hundredths(10 * tenths, words)[:-1]


def mean(words, rounds):
    """Return the rows that a round lost on average."""
    return in_rows(words, (sum([tenths for tenths, _ in rounds]) + len(rounds) // 2) // len(rounds))


def each(words, rounds):
    """Return the rows that each round lost; an estimate of its grades has its sign."""
    return [("" if exact else "~") + in_rows(words, tenths) for tenths, exact in rounds]


def bars(rounds):
    """Return a bar for each round."""
    return "".join([_BARS[min((tenths + _STEP - 1) // _STEP, len(_BARS) - 1)] for tenths, _ in rounds])


def habit(words, losses):
    """Return the habit that costs most, or nothing."""
    worst = losses.worst()
    return words(_HABITS[worst[0]], in_rows(words, worst[1])) if worst else ""
