"""The choice of a game and of its rules: the menu, the lists behind it, and the form of a game."""

from firmware.engine.games import name_of
from firmware.game.modes import DAY, LINKED, MODES, PERSON, mode_of
from firmware.game.phases import OVER
from firmware.ui import commands, fields, players, rules_wanted
from firmware.ui import settings as known
from firmware.ui.screen import LEAVE
from firmware.ui.screens.lists import List, command_row, play_row, row, rows_of, valued_row
from firmware.ui.words import Wrong

_FIRST = ("break", "make", "puzzle", "duel", "match", "challenge")  # of the modes: what is sought most
_OF_ROUND = ("UNDO", "HINT", "GRADES", "WHY", "RETRY", "SHARE", "KNOWN", "READ", "SEAL")


def menu(shell):
    """List the same five entries everywhere; before them what the round offers, if one goes on."""
    match = shell.desk.match
    rows = []
    if match is not None:
        rows = [row("go-on", LEAVE)] + rows_of(shell, _OF_ROUND)
        if match.phase < OVER:
            rows.append(command_row("RESIGN"))
    rows += [_play(shell.desk), row("day", ("DAY", ""))] + [
        row(name, ("choose." + name,)) for name in ("games", "learn")
    ]
    rows.append((("you",), (), ("means-you",), ("choose.you",)))
    return List(shell, commands.word("MENU"), rows)


def welcome(shell):
    """Offer the lesson first, on the first screen of all; after a change of the language it is that still."""
    desk = shell.desk
    _, short, _, plays = _play(desk)
    play = ("entry-play-first",), short, ("mode-break",), plays
    rows = [command_row("LESSON"), play, row("day", ("DAY", "")), field_row(desk, "language")]
    screen = List(shell, ("welcome-title",), rows, valued=True, starts_over=True)
    screen.leaves = lambda _: desk.greet()
    return screen


def _play(desk):
    """Return the row to play what was played last."""
    mode = desk.wishes.get("mode", "break")
    if mode_of(mode).given == DAY:
        mode = "break"
    opens = commands.screen_of_mode(mode)
    does = opens if opens[0] != "choose.game" else ("later.begin", mode)
    return play_row(mode, name_of(rules_wanted.variant(desk.wishes)), does)


def _mode_row(mode):
    return commands.mode_word(mode), (), ("mode-" + mode,), commands.screen_of_mode(mode)


def games(shell):
    """Every mode with its meaning."""
    modes = _FIRST + tuple([mode for mode in MODES if mode not in _FIRST])
    rows = [_mode_row(mode) for mode in modes]
    if shell.desk.wire:
        rows.append(command_row("LINK"))
    return List(shell, ("entry-games",), rows)


def link(shell):
    """List what can be played with another board, and by which rules."""
    desk = shell.desk
    if not desk.wire:
        raise Wrong("not-now")
    rows: list = [(commands.mode_word(mode), (), ("mode-" + mode,), ("link.link", mode)) for mode in LINKED]
    rows += [field_row(desk, key) for key in ("variant", "rounds", "scoring")]
    return List(shell, commands.word("LINK"), rows, valued=True)


def learn(shell):
    rows = [command_row("LESSON"), command_row("RULES"), _mode_row("practice"), _mode_row("helper")]
    if commands.screen_of(shell.desk, "MISTAKES"):
        rows.insert(1, command_row("MISTAKES"))
    return List(shell, ("entry-learn",), rows)


def you(shell):
    rows = [command_row(name) for name in ("STATS", "NAMES", "SETTINGS")]
    return List(shell, ("you",), rows + [field_row(shell.desk, "language")])


def game(shell, mode):
    """Begin a game of one mode, or change a field first."""
    desk = shell.desk
    desk.wishes["mode"] = mode
    rows = [row("begin", ("later.begin", mode))]
    rows += [field_row(desk, key) for key in fields.of_game(desk.wishes)]
    rows.append(row("details", ("choose.details",), ("mode-details",)))
    return List(shell, commands.mode_word(mode), rows, valued=True, starts_over=True)


def details(shell):
    """List the rules that are seldom changed."""
    return _form(shell, ("entry-details",), fields.of_details(shell.desk.wishes))


def settings(shell):
    """Every setting with its value; with a word behind it, that one is changed at once."""
    is_here = shell.is_at_board
    lacks = shell.lacks + (known.OF_BOARD if not is_here else () if shell.speaks else known.OF_DISPLAY)
    keys = [key for key in known.NAMES if key not in lacks]
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
    return valued_row(field.label, field.short, field.name(field.get()), ("choose.Value", key))


class Value(List):
    """The values of a field, each with its meaning; what is taken becomes its value."""

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
