"""The forms: the rules of a game and the settings, each field with its value, and the values of a field."""

from firmware.game.modes import LINKED, PERSON
from firmware.ui import commands, fields, players, rules_wanted
from firmware.ui import settings as known
from firmware.ui.screen import LEAVE
from firmware.ui.screens.lists import List, row, valued_row
from firmware.ui.setting_words import NAMES
from firmware.ui.words import Wrong


def game(shell, mode):
    """Begin a game of one mode, or change a field first."""
    desk = shell.desk
    desk.wishes["mode"] = mode
    rows = [row("begin", ("later.begin", mode))]
    rows += [field_row(desk, key) for key in fields.of_game(desk.wishes)]
    rows.append(row("details", ("forms.details",), ("mode-details",)))
    return List(shell, commands.mode_word(mode), rows, valued=True, starts_over=True)


def link(shell):
    """List what can be played with another board, and by which rules."""
    desk = shell.desk
    if not desk.wire:
        raise Wrong("not-now")
    rows: list = [(commands.mode_word(mode), (), ("mode-" + mode,), ("link.link", mode)) for mode in LINKED]
    rows += [field_row(desk, key) for key in ("variant", "rounds", "scoring")]
    return List(shell, commands.word("LINK"), rows, valued=True)


def details(shell):
    """List the rules that are seldom changed."""
    return _form(shell, ("entry-details",), fields.of_details(shell.desk.wishes))


def settings(shell):
    """Every setting with its value; with a word behind it, that one is changed at once."""
    is_here = shell.is_at_board
    lacks = shell.lacks + (known.OF_BOARD if not is_here else () if shell.speaks else known.OF_DISPLAY)
    keys = [key for key in NAMES if key not in lacks]
    return _form(
        shell, commands.word("SETTINGS"), keys, [row("test", ("pictures.selftest",))] * (shell.has_lights and is_here)
    )


def _form(shell, title, keys, more=()):
    return List(shell, title, [field_row(shell.desk, key) for key in keys] + list(more), valued=True)


def field_row(desk, key):
    """Return a field with its value."""
    if key == "names":
        people = rules_wanted.players(desk.wishes).count(PERSON)
        names = commands.word("NAMES")
        return ("field", names, players.all_named(desk, people)), names, (), ("names.Names", people)
    field = fields.Field(desk, key)
    return valued_row(field.label, field.short, field.name(field.get()), ("forms.Value", key))


class Value(List):
    """The values of a field, each with its meaning; the one that is taken is set."""

    def __init__(self, shell, key):
        if key in known.OF_DISPLAY and not (shell.speaks or [face for face in shell.faces if not face.is_at_board]):
            raise Wrong("speech-nowhere")
        self.key = key
        self._field = field = fields.Field(shell.desk, key)
        values = field.values(shell.most_pegs)
        List.__init__(self, shell, field.label, values)
        self.chosen = values.index(field.get())
        self.is_of_numbers = type(values[-1]) is int
        if field.is_read:
            self.parse = self._parse

    def entry(self, at):
        name = self._field.name(self.rows[at])
        return (name, name, self._field.meaning(self.rows[at]))

    def names_at(self, at):
        return (self._field.name(self.rows[at]),)

    def take(self, at):
        self._field.put(self.rows[at])
        return LEAVE

    def answer_to(self, text):
        answer = List.answer_to(self, text)
        self.shell.tell(("field", self.title, self._field.name(self._field.get())))
        return answer

    def _parse(self, text):
        value = self._field.read(text)
        return lambda: self._field.put(value) or LEAVE
