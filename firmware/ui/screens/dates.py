"""The day whose code is played."""

from firmware.engine.games import short_name
from firmware.game import day as calendar
from firmware.game.rules import agree
from firmware.ui import notation, rules_wanted
from firmware.ui.screen import LEAVE
from firmware.ui.screens.lists import List, Typed, row, valued_row
from firmware.ui.words import Wrong

_FIRST = 2026


def date(shell):
    """Ask for the date, where no clock tells it, or for another one."""
    desk = shell.desk

    def give(text):
        desk.day = notation.read_day(text)
        return LEAVE

    known = desk.today() or max([0] + [record.day for record in desk.statistics().records])
    typed = calendar.write(max(known, calendar.number(_FIRST, 1, 1)))
    return Typed(shell, ("ask-day",), ("entry-date",), "0123456789-", give, typed, 10)


class Day(List):
    """The code of a day: begin, or change the game or the date first. `typed` may name either."""

    def __init__(self, shell, typed=""):
        List.__init__(self, shell, (), ("menu-day",), (), valued=True, starts_over=True)
        for word in typed.split():
            self.parse(word)()
        self._list()
        if typed and self.desk.today() and not self._was_played():
            self.answer = self._begin() or LEAVE

    @property
    def title(self):
        desk = self.desk
        return ("field", ("entry-date",), calendar.write(desk.day)) if desk.is_another_day else ("entry-day",)

    def _list(self):
        desk = self.desk
        today = desk.today()
        date = ("entry-date",)
        rows = [valued_row(date, date, calendar.write(today) if today else "?", ("date",))]
        if today:
            label = ("label-variant",)
            game = valued_row(label, label, short_name(rules_wanted.variant(desk.wishes)), ("value", "variant"))
            rows = [row("begin", self._begin, ("day-played",) if self._was_played() else ()), game] + rows
        self.lay(rows)

    def parse(self, text):
        """Take a game or a date, whichever this is."""
        desk = self.desk
        game = day = None
        try:
            game = rules_wanted.read_game(desk, text)
        except Wrong:
            if self.rows and "-" not in text:  # not behind the word DAY, but in the list
                raise Wrong("not-offered") from None
            day = notation.read_day(text)

        def take():
            if day is None:
                desk.wishes["variant"] = game
            else:
                desk.day = day
            desk.choices += 1
            self._list()

        return take

    def leaves(self, _):
        """Forget another date, which was for a round here."""
        if self.desk.is_another_day:
            self.desk.day = 0
        return LEAVE

    def _was_played(self):
        """Return whether this day was counted already in this game."""
        desk = self.desk
        of = desk.today(), rules_wanted.variant(desk.wishes)
        return of in [(record.day, record.variant) for record in desk.statistics().records]

    def _begin(self):
        desk = self.desk
        variant = rules_wanted.variant(desk.wishes)
        if not self._was_played():
            return desk.start(agree("day", variant, day=desk.today()))
        return rules_wanted.practise(desk, variant, calendar.code(variant, desk.today()))


SCREENS = {"day": Day, "date": date}
