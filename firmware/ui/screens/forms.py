"""The forms: the rules of a game and the settings, each field with its value, and the values of a field."""

from firmware.engine.games import NAMED, by_size, named, short_name
from firmware.engine.variant import MOST_COLOURS, MOST_PEGS
from firmware.game.modes import DEVICE, ELSEWHERE, LINKED, PERSON, has_handicaps, pairs_of
from firmware.ui import commands, notation, rules_wanted
from firmware.ui import settings as known
from firmware.ui.rules_wanted import PARTS
from firmware.ui.screen import LEAVE
from firmware.ui.screens.lists import List, row, valued_row
from firmware.ui.settings import NAMES, OWN_GAMES, OWN_ROWS
from firmware.ui.words import LANGUAGES, Wrong

# whose values have names
_NAMED = ("scoring", "code", "level", "deal", "clock", "tells", "palette", "signs", "language")
_EXPLAINED = ("scoring", "code", "level", "deal", "palette", "tells")


def game(shell, mode):
    """Begin a game of one mode, or change a field first."""
    rows = [row("begin", ("later.begin", mode))]
    rows += [field_row(shell, key) for key in fields_of_game(_wishes(shell))]
    rows.append(row("details", ("forms.details",), ("mode-details",)))
    return List(shell, commands.mode_word(mode), rows, valued=True, starts_over=True)


def link(shell):
    """List what can be played with another board, and by which rules."""
    if not shell.desk.wire:
        raise Wrong("not-now")
    rows: list = [(commands.mode_word(mode), (), ("mode-" + mode,), ("link.link", mode)) for mode in LINKED]
    rows += [field_row(shell, key) for key in ("variant", "rounds", "scoring")]
    return List(shell, commands.word("LINK"), rows, valued=True)


def details(shell):
    """List the rules that are seldom changed."""
    return _form(shell, ("entry-details",), fields_of_details(_wishes(shell)))


def settings(shell):
    """Every setting with its value; with a word behind it, that one is changed at once."""
    is_here = shell.is_at_board
    lacks = shell.lacks + (known.OF_BOARD if not is_here else () if shell.speaks else known.OF_DISPLAY)
    keys = [key for key in NAMES if key not in lacks]
    return _form(
        shell, commands.word("SETTINGS"), keys, [row("test", ("pictures.selftest",))] * (shell.has_lights and is_here)
    )


def _form(shell, title, keys, more=()):
    return List(shell, title, [field_row(shell, key) for key in keys] + list(more), valued=True)


def _wishes(shell):
    """Return the wishes, with the mode whose form is open."""
    wished = shell.desk.wishes
    return dict(wished, mode=commands.mode_asked(shell) or wished.get("mode", "break"))


def field_row(shell, key):
    """Return a field with its value."""
    if key == "names":
        people = rules_wanted.players(_wishes(shell)).count(PERSON)
        names = commands.word("NAMES")
        return ("field", names, shell.desk.all_named(people)), names, (), ("names.Names", people)
    field = Field(shell, key)
    return valued_row(field.label, field.name(field.get()), ("forms.Value", key), field.short)


class Value(List):
    """The values of a field, each with its meaning; the one that is taken is set."""

    def __init__(self, shell, key):
        if key in known.OF_DISPLAY and not (shell.speaks or [face for face in shell.faces if not face.is_at_board]):
            raise Wrong("speech-nowhere")
        self.key = key
        self._field = field = Field(shell, key)
        values = field.values(max([face.most for face in shell.faces]))
        List.__init__(self, shell, field.label, values)
        self.chosen = values.index(field.get())
        self.is_of_numbers = type(values[-1]) is int
        if key == "variant":
            self.parse = self._parse

    def entry(self, at):
        name = self._field.name(self.rows[at])
        return (name, name, self._field.meaning(self.rows[at]))

    def names_at(self, at):
        """Return the name of a value; a language goes by each of its own names, and by its code."""
        name = self._field.name(self.rows[at])
        if self.key != "language":
            return (name,)
        return [name, self.rows[at]] + [each.strip("()") for each in self.desk.words.tell(name).split()]

    def take(self, at):
        self._field.put(self.rows[at])
        return LEAVE

    def answer_to(self, text):
        answer = List.answer_to(self, text)
        self.shell.tell(("field", self.title, self._field.name(self._field.get())))
        return answer

    def _parse(self, text):
        value = rules_wanted.read_game(self.desk, text)
        return lambda: self._field.put(value) or LEAVE


class Field:
    """`label` is its name, and `short` that for large letters, as lines."""

    def __init__(self, shell, key):
        self.desk = shell.desk
        self._shell = shell
        self.key = key
        word = "variant" if key in OWN_GAMES else "rows" if key in OWN_ROWS else key
        self._is_handicap = word != key
        self.label: tuple = ("label-" + word,)
        self.short: tuple = (known.short_of(word),)
        if self._is_handicap:
            player = int(key[-1])
            self.label = ("shown-field", ("player", player), self.label)
            self.short = ("shown-field", ("shown-player", player), self.short)

    def values(self, most_pegs=MOST_PEGS):
        """Return the values that it may have; games of up to so many pegs."""
        wished = _wishes(self._shell)
        key = self.key
        if key == "company":
            return rules_wanted.companies(wished)
        if key == "rounds":
            return rules_wanted.rounds(wished)[0]
        if key in OWN_GAMES:
            return [name for name in known.values_of(key) if not name or NAMED[name][0] <= most_pegs]
        value = self.get()
        if key == "variant":
            found = [named(name) for name in by_size() if NAMED[name][0] <= most_pegs]
            return found if value in found else [value] + found
        found = list(known.values_of(key))
        return found if value in found else sorted(found + [value])

    def get(self):
        desk = self.desk
        key = self.key
        wished = _wishes(self._shell)
        if key in NAMES:
            return desk.settings[key]
        if key in PARTS:
            return wished["variant"].key()[PARTS.index(key)]
        if key == "variant":
            return wished["variant"]
        if key == "company":
            return rules_wanted.company(wished)
        if key == "rounds":
            return rules_wanted.rounds(wished)[1]
        return wished.get(key, known.values_of(key)[0])

    def put(self, value):
        desk = self.desk
        key = self.key
        if key in NAMES:
            try:
                desk.set(key, value)
            except OSError:  # the table of this language is no longer on the drive
                raise Wrong("not-one-of", ", ".join(LANGUAGES).upper()) from None
        elif key in PARTS:
            rules_wanted.vary(desk.wishes, key, value)
        elif key == "company":
            desk.wishes["people"], desk.wishes["device"] = value
        else:
            desk.wishes[key] = rules_wanted.with_rows(desk, value) if key == "variant" else value
        desk.choices += 1

    def name(self, value):
        """Return a value in words, as a line."""
        key = self.key
        if key == "variant":
            return short_name(value)
        if key == "company":
            people, device = value
            who = self.desk.words.tell(("you",) if people == 1 else ("people", people))
            return who + " + " + self.desk.words("device") if device else who
        if key in _NAMED:
            return ("names-{}#{}".format(key, known.values_of(key).index(value)),)
        if type(value) is bool:
            return ("names-switch#{}".format(int(value)),)
        return str(value or "-") if self._is_handicap else str(value)

    def meaning(self, value):
        if self.key == "variant":
            return notation.size(self.desk.words, value)
        return ("{}-{}".format(self.key, value),) if self.key in _EXPLAINED else ()


def fields_of_game(wished):
    """Return the keys of the fields that a game of the mode has at once."""
    row = rules_wanted.mode(wished)
    keys = ["variant"]
    if row.players is None:
        keys.append("company")
    seats = rules_wanted.players(wished)
    if seats.count(PERSON) > 1:
        keys.append("names")
    if row.scoring is None:
        keys += ["rounds", "scoring"]
    if (PERSON, DEVICE) in pairs_of(row.name, seats):
        keys.append("code")
    return keys


def fields_of_details(wished):
    """Return the keys of the fields that are seldom changed."""
    row = rules_wanted.mode(wished)
    seats = rules_wanted.players(wished)
    pairs = pairs_of(row.name, seats)
    keys = []
    if seats == (PERSON, ELSEWHERE) or DEVICE in [breaker for _, breaker in pairs]:
        keys.append("level")
    if DEVICE in [maker for maker, _ in pairs] and not row.source:
        keys.append("deal")
    if (row.players is None or seats[0] == PERSON) and not (ELSEWHERE in seats or row.source):
        keys.append("hard")
        if row.counts:
            keys.append("clock")
    keys += ["pegs", "colours", "rows"]
    game = wished["variant"]
    if game.pegs <= game.base:
        keys.append("repeats")
    keys.append("blanks")
    if game.colours == MOST_COLOURS and not game.blanks:
        keys.append("zero")
    keys.append("tells")
    if has_handicaps(row):
        for player in range(len(seats)):
            keys += [OWN_GAMES[player], OWN_ROWS[player]]
    return keys
