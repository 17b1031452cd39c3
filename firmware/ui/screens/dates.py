"""The day whose code is played."""

from firmware.engine.variant import short_name
from firmware.game import day as calendar
from firmware.game.statistics import KEPT_DAYS, THE_DAY, read
from firmware.slots import need
from firmware.ui import commands, notation, rules_wanted
from firmware.ui.screen import LEAVE
from firmware.ui.screens.lists import List, Typed, row, valued_row

_FIRST = 2026
_SHARE = 0  # in the place of a day
_OPEN = ("day-open",)  # it can be played, and counts


def date(shell):
    """Ask for the date, where no clock tells it, or for another one."""
    desk = shell.desk

    def give(text):
        desk.day = notation.judged(calendar.read, (text,), "ask-day")
        return LEAVE

    latest = desk.today() or max([0] + [record.day for record in desk.statistics(read).records])
    typed = calendar.write(max(latest, calendar.number(_FIRST, 1, 1)))
    return Typed(shell, ("ask-day",), "0123456789-", give, typed, 10)


class Day(List):
    """The code of a day: begin, or change the game or the date first."""

    starts_over = True

    def __init__(self, shell):
        List.__init__(self, shell, valued=True)
        self._list()

    def answer_to(self, text):
        """Take a game, a date or both, and begin where it counts."""
        for word in text.split():
            self.put(self.parse(word))
        return ("working.Later", self.rows[0][3]) if self._is_open else None

    def _list(self):
        desk = self.desk
        today = desk.today()
        self._is_another = today != desk.today(False) > 0  # a person has told another day than the clock does
        self.title = ("field", ("entry-date",), calendar.write(today)) if self._is_another else ("entry-day",)
        rows = [valued_row(("entry-date",), calendar.write(today) if today else "?", ("dates.date",))]
        self._is_open = False
        if today:
            variant = desk.wishes["variant"]
            game = valued_row(("label-variant",), short_name(variant), ("forms.Value", "variant"))
            record = _record(desk)
            became = _became(record, today)[0]
            self._is_open = became == _OPEN
            played = () if self._is_open else ("day-played", became)
            rows = [row("begin", lambda: _begin(desk, record, today), played), game] + rows
            rows.append(row("days", ("dates.Days",)))
        self.lay(rows)

    def parse(self, text):
        """Read a date or a game, whichever this is."""
        if "-" in text:
            return notation.judged(calendar.read, (text,), "ask-day")
        return notation.judged(rules_wanted.read_game, (text,), "not-offered")

    def put(self, value):
        desk = self.desk
        if isinstance(value, int):
            desk.day = value
        else:
            desk.wishes["variant"] = rules_wanted.with_rows(desk, value)
        desk.choices += 1
        self._list()

    def leaves(self, _):
        """Forget another date, which was for a round here."""
        if self._is_another:
            self.desk.day = 0
        return LEAVE


class Days(List):
    """The last days of this game: today's can be played, and each other one as practice; the last entry shares
    them, once there is one to share.
    """

    def __init__(self, shell):
        desk = shell.desk
        today = desk.today()
        self._record = _record(desk)
        self._game = short_name(desk.wishes["variant"])
        title = ("days-title", self._game, self._record.played() if self._record else 0)
        days = list(range(today, max(0, today - KEPT_DAYS), -1))
        self.signs = [_became(self._record, day)[1] for day in days]
        shares = [_SHARE] * (set(self.signs) != {"."})
        List.__init__(self, shell, title, days + shares)

    def entry(self, at):
        day = self.rows[at]
        if day == _SHARE:
            return commands.word("SHARE"), (), ()
        return ("field", calendar.write(day), _became(self._record, day)[0]), (), ()

    def take(self, at):
        day = self.rows[at]
        if day != _SHARE:
            return _begin(self.desk, self._record, day)
        first, last = calendar.write(self.rows[-2]), calendar.write(self.rows[0])
        title = "{} {} - {}, {}:".format(self.desk.words("device"), first, last, self._game)
        return "share.share", " ".join(reversed(self.signs)), title


def _record(desk):
    """Return the record of the days in the game that is wanted, or None."""
    for record in desk.statistics(read).records:
        if record.opponent == THE_DAY and record.variant == desk.wishes["variant"]:
            return record
    return None


def _became(record, day):
    """Return what became of a day: a line, and the sign that is shared."""
    result = record.result_of(day) if record else 0
    if not (result or (record and record.day == day)):
        return _OPEN, "."
    rows = record.variant.rows
    if 0 < result <= rows:
        return ("day-solved", result), str(result)
    return ((("day-done",), "."), (("day-lost",), "X"), (("day-helped",), "+"))[max(0, result - rows)]


def _begin(desk, record, day):
    variant = desk.wishes["variant"]
    if day == desk.today() and _became(record, day)[0] == _OPEN:
        return desk.start(need("firmware.game.rules").agree("day", variant, day=day))
    return rules_wanted.practise(desk, variant, calendar.code(variant, day))
