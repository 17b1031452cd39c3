"""The statistics: a record for each game and role, and how well a person plays."""

from firmware.game.statistics import read
from firmware.ui import commands, records
from firmware.ui.screen import LEAVE, LINES, PICTURE, Screen
from firmware.ui.screens.lists import List
from firmware.ui.words import Wrong, upper

_AT_LENGTH = "firmware.ui.at_length"  # not kept in memory


class Statistics(List):
    """Every record; one that is taken is told whole. RESET asks whether to forget them, CSV tells them as a table."""

    def __init__(self, shell):
        desk = shell.desk
        statistics = desk.statistics(read)
        self._records = kept = statistics.records
        rows: list = [((), (), (), ("statistics.record", at)) for at in range(len(kept))]
        rounds = statistics.losses.rounds()
        if rounds:
            rows.append((_progress(desk.words, rounds), (), (), ("statistics.chart",)))
        if kept:
            rows.append((("entry-forget",), (), (), ("leave.forget",)))
        List.__init__(self, shell, commands.word("STATS"), rows)
        if not kept:
            self.kind = LINES
            self.say("no-stats")

    def entry(self, at):
        if at >= len(self._records):
            return List.entry(self, at)
        return records.in_short(self.desk.words, self._records[at]) + ((),)

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
    screen = Screen(shell, records.in_short(words, kept)[0])
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
    return "tell-losses", records.in_rows(words, tenths)
