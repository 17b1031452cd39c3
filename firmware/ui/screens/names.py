"""The names of the players."""

from firmware.game.called import LONGEST
from firmware.game.modes import MOST_PLAYERS
from firmware.ui import commands, players
from firmware.ui.screen import LEAVE
from firmware.ui.screens.lists import Rows
from firmware.ui.screens.typed import Typed
from firmware.ui.words import Wrong, upper

_WORDS = (("BACK", ""), ("HELP", ""), ("QUIT", ""))  # that are no names


class Names(Rows):
    """The players, each with a name; a line with commas names them all."""

    title = ("players-title",)
    short = ("entry-names",)
    valued = takes_lines = True

    def __init__(self, shell, typed=""):
        Rows.__init__(self, shell)
        if typed:
            self._set(typed)
            self.answer = LEAVE

    def listed(self):
        called = self.desk.names
        rows = []
        for at in range(MOST_PLAYERS):
            name = called[at] if at < len(called) and called[at] else "-"
            rows.append(
                (("field", ("player", at + 1), name), ("shown-field", ("shown-player", at + 1), name), (), ("name", at))
            )
        return rows

    def asks(self):
        return (("players-commas",),) + Rows.asks(self)

    def check(self, text):
        if "," not in text:
            raise Wrong("not-offered")

    def give(self, text):
        self._set(text)
        return LEAVE

    def _set(self, typed):
        for name in typed.split(",") if "," in typed else typed.split():
            _check_length(name.strip(" -"))
        self.desk.set_names(typed)
        self.shell.tell(("names", players.all_named(self.desk, max(1, len(self.desk.names)))))


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

    def read(self, text):
        command = commands.find(self.desk.words, text)
        if command in _WORDS:
            raise Wrong("not-now")  # it is no name, but asks for something
        return Typed.read(self, text)

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


SCREENS = {"names": Names, "name": Name}
