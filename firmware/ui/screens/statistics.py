"""The statistics: a record for each game and role, in a line or whole; how well a person plays; and the records that a
round went into. CSV tells every record as comma separated lines for other programs, in which the columns headed by a
number count the codes that were broken in that many rows, and a column is empty if a record has no value for it. These
lines are English in every language, and may be wider than 78 signs.
"""

from firmware.engine.variant import TELLS, name_of
from firmware.game.modes import DEALS, STEPS
from firmware.game.round import HELPS
from firmware.game.statistics import BREAKER, DEVICE_EVIL, GIVEN_ROWS, MAKER, read
from firmware.slots import need
from firmware.ui import notation
from firmware.ui.commands import word
from firmware.ui.screen import LEAVE, LINES, PICTURE, Screen
from firmware.ui.screens.lists import List
from firmware.ui.words import Wrong, upper

HARD = "menu#8"  # as settings.short_of has it, whose table would be loaded for this alone
# of a breaker, by the opponent
_ROLES = (word("break"), word("break"), ("apart#1",), word("day"), word("puzzle"), ("apart#0",))
_HEADINGS = (
    "player,variant,pegs,colours,repeats,blanks,zero,tells,rows,role,opponent,hard,played,won,helped,mean,best,"
    "streak,longest"
)
_OPPONENTS = ("device", "evil", "person", "day", "puzzle", "apart")
_BARS = "\u2581\u2582\u2583\u2584\u2585\u2586\u2587\u2588"  # the lowest for nothing lost
_STEP = 4  # tenths of a row
_HABITS = ("habit-first", "habit-known", "habit-cannot", "habit-narrow")  # in the order of game/grading.py


class Statistics(List):
    """Every record; one that is taken is told whole. RESET asks whether to forget them, CSV tells them as a table."""

    def __init__(self, shell):
        desk = shell.desk
        statistics = desk.statistics(read)
        self._records = kept = statistics.records
        rows: list = []
        for at in range(len(kept)):
            rows.append((kept[at], (), (), ("statistics.record", at)))
        rounds = statistics.losses.rounds()
        if rounds:
            rows.append((_progress(desk.words, rounds), (), (), ("statistics.chart",)))
        if kept:
            rows.append((("entry-forget",), (), (), ("leave.forget",)))
        List.__init__(self, shell, word("STATS"), rows)
        if not kept:
            self.kind = LINES
            self.say("no-stats")

    def entry(self, at):
        """Put a record into words once it is looked at, as that takes time."""
        if at >= len(self._records):
            return List.entry(self, at)
        return in_short(self.desk.words, self._records[at]) + ((),)

    def answer_to(self, text):
        if upper(text) == "RESET":
            return ("leave.forget",)
        if upper(text) != "CSV":
            raise Wrong("no-word")
        most = max([0] + [record.variant.rows for record in self._records])
        lines = [",".join([_HEADINGS] + list(map(str, range(1, most + 1))))]
        for record in self._records:
            variant = record.variant
            items: list = [record.who.replace(",", " "), name_of(variant), variant.pegs, variant.colours]
            items += int(variant.repeats), int(variant.blanks), int(variant.zero), TELLS[variant.tells], variant.rows
            items += "breaker" if record.role == BREAKER else "maker", _OPPONENTS[record.opponent], int(record.hard)
            broken = record.broken()
            mean = notation.hundredths(100 * record.rows() // broken) if broken else ""
            items += record.played(), record.won(), record.helped, mean, record.best() or ""
            items += record.streak, record.best_streak
            items += record.by_rows + [""] * (most - variant.rows)
            lines.append(",".join(map(str, items)))
        for line in lines:
            self.shell.tell(line)
        return LEAVE

    @property
    def bars(self):
        kept = self._records[self.chosen] if self.chosen < len(self._records) else None
        return kept.by_rows if kept and kept.broken() else ()


def record(shell, at):
    """Tell one record, whole."""
    words = shell.desk.words
    every = shell.desk.statistics(read).records
    if at >= len(every):  # they were forgotten meanwhile
        raise Wrong("no-stats")
    kept = every[at]
    screen = Screen(shell, in_short(words, kept)[0])
    if kept.broken():
        screen.bars = kept.by_rows
    # elsewhere than at the board the rows that it took are bars
    screen.lines += figures(words, kept, shell.is_at_board)
    return screen


def summarize(desk, noted):
    """Return the lines about the records that a round went into."""
    lines = []
    rules = desk.match.rules
    degrees = (rules.degree,) if rules.puzzle else ()
    for record in noted:
        lines.append(in_short(desk.words, record)[0])
        lines += figures(desk.words, record, False, degrees)
    return lines


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
    broken = record.broken()
    if broken or record.best_streak:
        mean = notation.hundredths(100 * record.rows() // broken, words) + more if broken else "-"
        lines.append(words("record-rows", mean, record.best() or "-", record.streak, record.best_streak))
    if record.gap_age:
        lines.append(words("record-gap", need("firmware.game.day").write(record.day - record.gap_age)))
    for degree in degrees:
        run, longest = record.runs[degree]
        if longest:
            lines.append(words("record-run", degree + 1, run, longest))
    if is_counted and broken:
        pairs = ["{}: {}".format(*each) for each in enumerate(times, 1) if each[1]]
        if more:
            pairs[-1] = pairs[-1].replace(":", "+:")
        lines += [words("record-each")] + notation.folded(pairs)
    return lines


def chart(shell):
    """Tell a person's progress: the rows that each of the last rounds lost, in figures, where an estimate has its sign,
    and as bars; the habit that costs most, if one does; and the rows against the book. `rounds` are the tenths of a row
    that each lost, and whether exactly.
    """
    words = shell.desk.words
    statistics = shell.desk.statistics(read)
    losses = statistics.losses
    rounds = losses.rounds()
    if not rounds:
        raise Wrong("no-stats")
    lost: list = []
    bars = ""
    for tenths, exact in rounds:
        lost.append(("" if exact else "~") + _in_rows(words, tenths))
        bars += _BARS[min((tenths + _STEP - 1) // _STEP, len(_BARS) - 1)]
    screen = Screen(shell, _progress(words, rounds), lines=(" ".join(lost), bars))
    screen.kind = PICTURE
    screen.picture = "Chart"
    screen.rounds = rounds
    worst = losses.worst()
    if worst:
        screen.say(_HABITS[worst[0]], _in_rows(words, worst[1]))
    pars = statistics.pars
    if pars:
        line: tuple = ("par",)
        for number, total in ((len(pars), sum(pars)), statistics.all_pars):
            sign = "-" if total < 0 else "+"
            line += sign + notation.hundredths(100 * abs(total) // number, words), number
        screen.lines.append(line)
    return screen


def _progress(words, rounds):
    """Return the line that tells the rows that a round lost on average."""
    tenths = (sum([tenths for tenths, _ in rounds]) + len(rounds) // 2) // len(rounds)
    return "tell-losses", _in_rows(words, tenths)


def in_short(words, record):
    """Return how often somebody has played, and won; and the same for large letters."""
    game, who, won, played = name_of(record.variant), record.who, record.won(), record.played()
    role = words.tell(word("make") if record.role == MAKER else _ROLES[record.opponent])
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


def _in_rows(words, tenths):
    """Return tenths of a row as a number of rows."""
    return notation.hundredths(10 * tenths, words)[:-1]
