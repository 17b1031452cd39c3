"""The statistics: a record for each game and role, in a line, and how well a person plays."""

from firmware.engine.variant import name_of
from firmware.game.modes import DEALS
from firmware.game.statistics import APART, BREAKER, DEVICE_EVIL, MAKER, read
from firmware.ui import notation
from firmware.ui.commands import word
from firmware.ui.screen import LEAVE, LINES, PICTURE, Screen
from firmware.ui.screens.lists import List
from firmware.ui.words import Wrong, upper

_AT_LENGTH = "firmware.ui.screens.at_length"  # not kept in memory
HARD = "menu#8"  # as settings.short_of has it, whose table would be loaded for this alone
_MODES = ("break", "break", "match", "day", "puzzle")  # of a breaker, by the opponent


class Statistics(List):
    """Every record; one that is taken is told whole. RESET asks whether to forget them, CSV tells them as a table."""

    def __init__(self, shell):
        desk = shell.desk
        statistics = desk.statistics(read)
        self._records = kept = statistics.records
        rows: list = kept[:]
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
        if at >= len(self._records):
            return List.entry(self, at)
        return in_short(self.desk.words, self._records[at]) + ((),)

    def take(self, at):
        return ("statistics.record", at) if at < len(self._records) else List.take(self, at)

    def answer_to(self, text):
        if upper(text) == "RESET":
            return ("leave.forget",)
        if upper(text) != "CSV":
            raise Wrong("no-word")
        for line in self.shell.slots.once(_AT_LENGTH, "separated", self._records):
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
    screen.lines += shell.slots.once(_AT_LENGTH, "figures", words, kept, shell.is_at_board)
    return screen


def chart(shell):
    """Tell a person's progress: `rounds` are the tenths of a row that each round lost, and whether exactly."""
    words = shell.desk.words
    statistics = shell.desk.statistics(read)
    rounds = statistics.losses.rounds()
    if not rounds:
        raise Wrong("no-stats")
    lines = shell.slots.once(_AT_LENGTH, "progress", words, statistics)
    screen = Screen(shell, _progress(words, rounds), lines=lines)
    screen.kind = PICTURE
    screen.picture = "Chart"
    screen.rounds = rounds
    return screen


def _progress(words, rounds):
    """Return the line that tells the rows that a round lost on average."""
    tenths = (sum([tenths for tenths, _ in rounds]) + len(rounds) // 2) // len(rounds)
    return "tell-losses", in_rows(words, tenths)


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
