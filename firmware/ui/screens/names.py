"""The names of the players."""

from firmware.game.modes import LONGEST_NAME, MOST_PLAYERS
from firmware.game.names import read_names
from firmware.ui import commands
from firmware.ui.screen import LEAVE
from firmware.ui.screens.lists import List, Typed, valued_row
from firmware.ui.words import Wrong, upper


class Names(List):
    """The players, each with a name; a line with commas names them all."""

    def __init__(self, shell, people=MOST_PLAYERS):
        names = shell.desk.names + [""] * MOST_PLAYERS
        rows = [
            valued_row(("player", at + 1), names[at] or "-", ("names.name", at), ("shown-player", at + 1))
            for at in range(people)
        ]
        List.__init__(self, shell, commands.word("NAMES"), rows, valued=True)
        self.say("players-commas")

    def parse(self, text):
        if "," not in text:
            raise Wrong("not-offered")
        return lambda: self.answer_to(text)

    def answer_to(self, typed):
        for name in typed.split(",") if "," in typed else typed.split():
            _check_length(name.strip(" -"))
        _set_names(self.desk, typed)
        self.shell.tell(("field", commands.word("NAMES"), self.desk.all_named(max(1, len(self.desk.names)))))
        return LEAVE


def name(shell, at):
    """Ask for the name of one player."""
    desk = shell.desk
    names = desk.names + [""] * (at + 1 - len(desk.names))

    def give(text):
        name = text.strip(" -")
        _check_length(name)
        names[at] = name[:1] and upper(name[0]) + name[1:]
        _set_names(desk, ",".join(names + [""]))
        return LEAVE

    signs = desk.words.list("letters")[0]
    return Typed(shell, ("name-title", at + 1, LONGEST_NAME), signs, give, names[at], LONGEST_NAME)


def _set_names(desk, line):
    desk.names = read_names(line)
    desk.choices += 1


def _check_length(name):
    if len(name) > LONGEST_NAME:
        raise Wrong("name-long", LONGEST_NAME)
