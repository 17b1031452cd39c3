"""The day whose code is played."""

from firmware.game import day as calendar
from firmware.game.rules import agree
from firmware.ui import notation, rules_wanted
from firmware.ui.screen import LEAVE
from firmware.ui.screens.choose import field_row
from firmware.ui.screens.lists import Rows, row
from firmware.ui.screens.retry import practise
from firmware.ui.screens.typed import Typed
from firmware.ui.words import Wrong


class Date(Typed):
    """The date, where no clock tells it, or another one."""

    title = ("ask-day",)
    short = ("entry-date",)
    signs = "0123456789-"
    longest = 10
    _FIRST = 2026

    def __init__(self, shell):
        known = shell.desk.today() or max([0] + [record.day for record in shell.desk.statistics().records])
        first = calendar.number(self._FIRST, 1, 1)
        Typed.__init__(self, shell, calendar.write(max(known, first)))

    def give(self, text):
        self.desk.day = notation.read_day(text)
        return LEAVE


class Day(Rows):
    """The code of a day: begin, or change the game or the date first. `typed` may name either."""

    short = ("menu-day",)
    valued = starts_over = takes_lines = True

    def __init__(self, shell, typed=""):
        desk = shell.desk
        for word in typed.split():
            self._name(desk, word)
        Rows.__init__(self, shell)
        if typed and desk.today() and self.record() is None:
            self.answer = self._begin() or LEAVE

    @property
    def title(self):
        desk = self.desk
        return ("field", ("entry-date",), calendar.write(desk.day)) if desk.is_another_day else ("entry-day",)

    def listed(self):
        desk = self.desk
        today = desk.today()
        date = calendar.write(today) if today else "?"
        rows = [(("field", ("entry-date",), date), ("shown-field", ("entry-date",), date), (), ("date",))]
        if not today:
            return rows
        played = self.record()
        meaning = () if played is None else ("day-played",)
        return [row("begin", self._begin, meaning=meaning), field_row(desk, "variant")] + rows

    def _name(self, desk, word):
        """Take a game or a date, whichever this is."""
        try:
            desk.wishes["variant"] = rules_wanted.read_game(desk, word)
        except Wrong:
            desk.day = notation.read_day(word)

    def check(self, text):
        try:
            rules_wanted.read_game(self.desk, text)
        except Wrong:
            if "-" not in text:
                raise Wrong("not-offered") from None
            notation.read_day(text)

    def give(self, text):
        self._name(self.desk, text)
        self.desk.choices += 1
        self.list_again()

    def record(self):
        """Return the record that this day went into already, or None."""
        desk = self.desk
        variant = rules_wanted.variant(desk.wishes)
        for record in desk.statistics().records:
            if record.day == desk.today() and record.variant == variant:
                return record
        return None

    def _begin(self):
        desk = self.desk
        variant = rules_wanted.variant(desk.wishes)
        if self.record() is None:
            return desk.start(agree("day", variant, day=desk.today()))
        return practise(desk, variant, calendar.code(variant, desk.today()))


SCREENS = {"day": Day, "date": Date}
