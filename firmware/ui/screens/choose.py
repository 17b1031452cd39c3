"""The choice of a game and of its rules: the menu, the lists behind it, and the form of a game."""

from firmware.engine.games import name_of
from firmware.game.agreed import PERSON
from firmware.game.modes import DAY, MODES, mode_of
from firmware.game.phases import OVER
from firmware.ui import commands, fields, players, rules_wanted
from firmware.ui.screen import ALL, BACK, LEAVE
from firmware.ui.screens.lists import List, Rows, row
from firmware.ui.screens.round_rows import rows_of

_FIRST = ("break", "make", "puzzle", "duel", "match")  # of the modes: what is sought most
_OF_ROUND = ("UNDO", "HINT", "GRADES", "RETRY", "SHARE", "KNOWN", "READ", "SEAL")


class Menu(Rows):
    """The same five entries everywhere; before them what the round offers, if one goes on."""

    title = ("entry-menu",)
    short = ("title",)

    def listed(self):
        match = self.desk.match
        rows = []
        if match is not None:
            rows = [row("go-on", LEAVE)] + rows_of(self, _OF_ROUND)
            if match.phase < OVER:
                rows.append(row("give-up", ("resign",)))
        return rows + [
            _play(self),
            _day(),
            row("games", ("games",)),
            row("learn", ("learn",)),
            row("you", ("you",)),
        ]


class Welcome(Rows):
    """The first screen of all."""

    valued = starts_over = True

    title = ("welcome-title",)
    short = ("title",)

    def listed(self):
        return [
            row("lesson", ("lesson",), meaning=("help-lesson",)),
            _play(self),
            _day(),
            field_row(self.desk, "language"),
        ]

    def take(self, at):
        if at < self.count - 1:  # after the language it is still the first screen
            self.desk.greet()
        return Rows.take(self, at)

    def offers(self):
        return [offer for offer in Rows.offers(self) if offer[0] != BACK] + [(BACK, ALL, "do-leave", self._leave)]

    def _leave(self, _):
        self.desk.greet()


def _play(screen):
    """Play what was played last."""
    wished = screen.desk.wishes
    mode = wished.get("mode", "break")
    if mode_of(mode).given == DAY:
        mode = "break"
    opens = commands.screen_of_mode(mode)
    does = opens if opens[0] != "game" else lambda: start(screen, mode)
    return ("entry-play", _name_of(mode), name_of(rules_wanted.variant(wished))), ("menu-play",), (), does


def _day():
    return row("day", ("day",))


def _name_of(mode):
    return ("names-mode#{}".format(MODES.index(mode)),)


def _mode_row(mode):
    return _name_of(mode), (), ("mode-" + mode,), commands.screen_of_mode(mode)


def start(screen, mode):
    """Start a match by the rules that are wanted."""
    desk = screen.desk
    desk.wishes["mode"] = mode
    desk.choices += 1
    return desk.start(rules_wanted.rules(desk.wishes, desk.today))


class Games(Rows):
    """Every mode with its meaning, and the rules of the next game."""

    title = ("games-title",)
    short = ("entry-games",)

    def listed(self):
        modes = _FIRST + tuple([mode for mode in MODES if mode not in _FIRST])
        return [_mode_row(mode) for mode in modes]


class Learn(Rows):
    title = ("entry-learn",)
    short = ("entry-learn",)

    def listed(self):
        return [
            row("lesson", ("lesson",), meaning=("help-lesson",)),
            row("rules", ("rules",), meaning=("help-rules",)),
            _mode_row("practice"),
            _mode_row("helper"),
        ]


class You(Rows):
    title = ("entry-you",)
    short = ("menu-you",)

    def listed(self):
        return [
            row("stats", ("statistics",), meaning=("help-stats-short",)),
            row("names", ("names",), meaning=("means-names",)),
            row("settings", ("settings",)),
            field_row(self.desk, "language"),
        ]


class GameForm(Rows):
    """A game of one mode: begin, or change a field first."""

    valued = starts_over = True

    def __init__(self, shell, mode):
        self.mode = mode
        shell.desk.wishes["mode"] = mode
        Rows.__init__(self, shell)
        self.title = self.short = _name_of(mode)

    def listed(self):
        desk = self.desk
        rows = [row("begin", lambda: start(self, self.mode))]
        rows += [field_row(desk, key) for key in fields.of_game(desk.wishes, self.mode)]
        rows.append(row("details", ("details", self.mode), meaning=("mode-details",)))
        return rows


class Details(Rows):
    """The rules that are seldom changed."""

    title = ("entry-details",)
    short = ("entry-details",)
    valued = True

    def __init__(self, shell, mode):
        self.mode = mode
        Rows.__init__(self, shell)

    def listed(self):
        desk = self.desk
        return [field_row(desk, key) for key in fields.of_details(desk.wishes, self.mode)]


def field_row(desk, key):
    """Return a field with its value."""
    if key == "names":
        people = rules_wanted.players(desk.wishes, desk.wishes.get("mode", "match")).count(PERSON)
        return (("field", ("entry-names",), players.all_named(desk, people)), ("entry-names",), (), ("names",))
    field = fields.Field(desk, key)
    value = field.name(field.get())
    return (("field", field.label, value), ("shown-field", field.short, value), (), ("value", key))


class Value(List):
    """The values of a field, each with its meaning; what is taken becomes its value."""

    def __init__(self, shell, key):
        List.__init__(self, shell)
        self.key = key
        self.field = field = fields.Field(shell.desk, key)
        self.values = field.values(shell.most_pegs)
        self.count = len(self.values)
        self.chosen = self.values.index(field.get())
        self.is_of_numbers = type(self.values[-1]) is int
        self.takes_lines = field.is_read
        self.title = field.label
        self.short = field.short

    def entry(self, at):
        value = self.values[at]
        name = self.field.name(value)
        return (name, name, self.field.meaning(value))

    def take(self, at):
        return self._take_value(self.values[at])

    def _take_value(self, value):
        self.field.put(value)
        return LEAVE

    def value(self):
        """Return the field with its value, as a line."""
        return ("field", self.field.label, self.field.name(self.field.get()))

    def check(self, text):
        self.field.read(text)

    def give(self, text):
        return self._take_value(self.field.read(text))


class Settings(Rows):
    """Every setting with its value; with a word behind it, that one is changed at once."""

    title = ("entry-settings",)
    short = ("entry-settings",)
    valued = True

    def listed(self):
        desk = self.desk
        shell = self.shell
        lacks = shell.lacks if shell.is_at_board else shell.lacks + commands.OF_BOARD
        rows = [field_row(desk, key) for key in commands.SETTINGS if key not in lacks]
        if shell.has_lights and shell.is_at_board:
            rows.append(row("test", ("selftest",)))
        return rows


SCREENS = {
    "welcome": Welcome,
    "menu": Menu,
    "games": Games,
    "learn": Learn,
    "you": You,
    "game": GameForm,
    "details": Details,
    "value": Value,
    "settings": Settings,
}
