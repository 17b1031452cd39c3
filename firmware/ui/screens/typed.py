"""What is typed whole, or letter by letter: names, a date, the number of a round or of a puzzle."""

from firmware.game import day as calendar
from firmware.game.called import LONGEST
from firmware.game.modes import MOST_PLAYERS, NUMBER, PUZZLES
from firmware.game.number import SIGNS
from firmware.game.rules import agree
from firmware.ui import notation, player_names, puzzles, retry, rules_wanted
from firmware.ui.capitals import upper
from firmware.ui.screen import ALL, LEAVE, TEXT, Typed
from firmware.ui.screens.choose import field_row
from firmware.ui.screens.rows import Rows, row
from firmware.ui.words import Wrong


class Names(Rows):
    """The players, each with a name; a line with commas names them all."""

    title = ("players-title",)
    short = ("entry-names",)
    valued = True

    def __init__(self, shell, typed=""):
        Rows.__init__(self, shell)
        if typed:
            self._set(typed)
            self.leaves = True

    def listed(self):
        called = self.desk.names
        rows = []
        for at in range(MOST_PLAYERS):
            name = called[at] if at < len(called) and called[at] else "-"
            rows.append(
                (("field", ("player", at + 1), name), ("shown-field", ("shown-player", at + 1), name), (), ("name", at))
            )
        return rows

    def read(self, text):
        try:
            return Rows.read(self, text)
        except Wrong:
            if "," not in text:
                raise
        return TEXT, text

    def offers(self):
        return Rows.offers(self) + [(TEXT, ALL, "do-take")]

    def do(self, intent, value):
        if intent == TEXT:
            self._set(value)
            return LEAVE
        return Rows.do(self, intent, value)

    def _set(self, typed):
        for name in typed.split(",") if "," in typed else typed.split():
            _check_length(name.strip(" -"))
        self.desk.set_names(typed)
        self.shell.tell(("names", player_names.listed(self.desk)))


class Name(Typed):
    """The name of one player."""

    longest = LONGEST

    def __init__(self, shell, at):
        called = shell.desk.names
        Typed.__init__(self, shell, called[at] if at < len(called) else "")
        self.signs = self.desk.words.list("letters")[0]
        self._at = at
        self.title = ("name-title", at + 1, LONGEST)
        self.short = ("shown-player", at + 1)

    def give(self, text):
        name = text.strip(" -")
        _check_length(name)
        called = self.desk.names + [""] * (self._at + 1 - len(self.desk.names))
        called[self._at] = name[:1] and upper(name[0]) + name[1:]
        self.desk.set_names(",".join(called + [""]))
        return LEAVE


def _check_length(name):
    if len(name) > LONGEST:
        raise Wrong("name-long", LONGEST)


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

    title = ("entry-day",)
    short = ("menu-day",)
    valued = starts_over = True

    def __init__(self, shell, typed=""):
        desk = shell.desk
        for word in typed.split():
            self._name(desk, word)
        Rows.__init__(self, shell)
        if typed and desk.today() and self.record() is None:
            self.answer = self._begin()
            self.leaves = True

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

    def read(self, text):
        """A date or a game, too."""
        try:
            return Rows.read(self, text)
        except Wrong as no:
            try:
                rules_wanted.read_game(self.desk, text)
            except Wrong:
                if "-" not in text:
                    raise no from None
                notation.read_day(text)
        return TEXT, text

    def offers(self):
        return Rows.offers(self) + [(TEXT, ALL, "do-take")]

    def do(self, intent, value):
        if intent != TEXT:
            return Rows.do(self, intent, value)
        self._name(self.desk, value)
        self.desk.choices += 1
        self.changed()
        return None

    def record(self):
        """The record that this day went into already, or None."""
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
        return retry.practise(desk, variant, calendar.code(variant, desk.today()))


class Number(Typed):
    """The number of a round that somebody gave."""

    title = ("ask-number",)
    short = ("menu-number",)
    signs = SIGNS

    def __init__(self, shell, typed=""):
        Typed.__init__(self, shell)
        if typed:
            self.answer = self.give(typed)
            self.leaves = True

    def give(self, text):
        return self.desk.start(self.rules(text))

    def rules(self, text):
        """The rules of the round, or the computer's puzzle, with this number."""
        try:
            return puzzles.made(text)
        except ValueError:
            variant, code = notation.read_number(text)  # that of a round is shorter
        return agree(NUMBER, variant, code=code)


class Puzzle(Number):
    """The number of a puzzle; one is offered."""

    title = ("ask-puzzle", PUZZLES)
    short = ("names-mode#6",)

    def __init__(self, shell):
        Typed.__init__(self, shell, str(puzzles.offered(shell.desk)))
        self.say("ask-step")

    def rules(self, text):
        return puzzles.typed(self.desk, text)
