"""The forms: the rules of a game and the settings, each field with its value, and the values of a field."""

from firmware.engine.games import NAMED, by_size, named, short_name
from firmware.engine.variant import MOST_COLOURS
from firmware.game.modes import DEVICE, ELSEWHERE, LINKED, PERSON
from firmware.ui import commands, notation, rules_wanted
from firmware.ui import settings as known
from firmware.ui.rules_wanted import PARTS
from firmware.ui.screen import LEAVE
from firmware.ui.screens.lists import List, row, valued_row
from firmware.ui.settings import NAMES, OWN_GAMES, OWN_ROWS
from firmware.ui.words import LANGUAGES, Wrong

_EXPLAINED = ("scoring", "code", "level", "deal", "palette", "tells")
# whose values have names
_NAMED = _EXPLAINED + ("clock", "signs", "language")


def game(shell, mode):
    """Begin a game of one mode, or change a field first."""
    wished = _wishes(shell)
    rules = rules_wanted.mode(wished)
    seats = rules_wanted.players(wished)
    keys = ["variant"]
    if rules.players is None:
        keys.append("company")
    if seats.count(PERSON) > 1:
        keys.append("names")
    if rules.scoring is None:
        keys += ["rounds", "scoring"]
    if PERSON in seats and DEVICE in _breakers(rules, seats):
        keys.append("code")
    rows = [row("begin", ("working.begin", mode))] + _fields(shell, keys)
    rows.append(row("details", ("forms.details",), ("mode-details",)))
    return List(shell, commands.mode_word(mode), rows, valued=True, starts_over=True)


def link(shell):
    """List what can be played with another board, and by which rules."""
    if not shell.desk.wire:
        raise Wrong("not-now")
    rows: list = [(commands.mode_word(mode), (), ("mode-" + mode,), ("link.link", mode)) for mode in LINKED]
    return List(shell, commands.word("LINK"), rows + _fields(shell, ("variant", "rounds", "scoring")), valued=True)


def details(shell):
    """List the rules that are seldom changed."""
    wished = _wishes(shell)
    rules = rules_wanted.mode(wished)
    seats = rules_wanted.players(wished)
    keys = []
    if seats == (PERSON, ELSEWHERE) or DEVICE in _breakers(rules, seats):
        keys.append("level")
    if seats[-1] == DEVICE and not rules.source:
        keys.append("deal")
    if (rules.players is None or seats[0] == PERSON) and not (ELSEWHERE in seats or rules.source):
        keys.append("hard")
        if rules.counts:
            keys.append("clock")
    keys += ["pegs", "colours", "rows"]
    variant = wished["variant"]
    if variant.pegs <= variant.base:
        keys.append("repeats")
    keys.append("blanks")
    if variant.colours == MOST_COLOURS and not variant.blanks:
        keys.append("zero")
    keys.append("tells")
    if rules.players is None and rules.sides == 1:  # they play one after the other
        for player in range(len(seats)):
            keys += [OWN_GAMES[player], OWN_ROWS[player]]
    return List(shell, ("entry-details",), _fields(shell, keys), valued=True)


def _breakers(rules, seats):
    """Return those who guess in some round."""
    return seats if rules.players is None else seats[:1]


def settings(shell):
    """Every setting with its value; with a word behind it, that one is changed at once."""
    is_here = shell.is_at_board
    lacks = shell.lacks + (known.OF_BOARD if not is_here else () if shell.speaks else known.OF_DISPLAY)
    rows = _fields(shell, [key for key in NAMES if key not in lacks])
    if is_here and shell.has_lights:
        rows.append(row("test", ("pictures.selftest",)))
    return List(shell, commands.word("SETTINGS"), rows, valued=True)


def _wishes(shell):
    """Return the wishes, with the mode whose form is open."""
    wished = shell.desk.wishes
    return dict(wished, mode=commands.mode_asked(shell) or wished.get("mode", "break"))


def _fields(shell, keys):
    """Return a row for each field, with its value."""
    rows = []
    for key in keys:
        if key == "names":
            people = rules_wanted.players(_wishes(shell)).count(PERSON)
            names = commands.word("NAMES")
            rows.append((("field", names, shell.desk.all_named(people)), names, (), ("typed.Names", people)))
        else:
            field = Field(shell, key)
            rows.append(valued_row(field.label, field.name(field.value), ("forms.Value", key), field.short))
    return rows


class Value(List):
    """The values of a field, each with its meaning; the one that is taken is set."""

    def __init__(self, shell, key):
        if key in known.OF_DISPLAY and not (shell.speaks or [face for face in shell.faces if not face.is_at_board]):
            raise Wrong("speech-nowhere")
        self.key = key
        self._field = field = Field(shell, key)
        value = field.value
        most = max([face.most for face in shell.faces])
        if key == "company":
            values = rules_wanted.companies(_wishes(shell))
        elif key == "rounds":
            values = rules_wanted.rounds(_wishes(shell))[0]
        elif key in OWN_GAMES:
            values = [name for name in known.values_of(key) if not name or NAMED[name][0] <= most]
        elif key == "variant":
            values = [named(name) for name in by_size() if NAMED[name][0] <= most]
            if value not in values:
                values.insert(0, value)
            self.parse = self._parse
        else:
            values = list(known.values_of(key))
            if value not in values:
                values = sorted(values + [value])
        List.__init__(self, shell, field.label, values)
        self.chosen = values.index(value)
        self.is_of_numbers = type(values[-1]) is int

    def entry(self, at):
        key = self.key
        value = self.rows[at]
        name = self._field.name(value)
        if key == "variant":
            return name, name, notation.size(self.desk.words, value)
        return name, name, ("{}-{}".format(key, value),) if key in _EXPLAINED else ()

    def names_at(self, at):
        """Return the name of a value; a language goes by each of its own names, and by its code."""
        name = self._field.name(self.rows[at])
        if self.key != "language":
            return (name,)
        return [name, self.rows[at]] + [each.strip("()") for each in self.desk.words.tell(name).split()]

    def take(self, at):
        return self._put(self.rows[at])

    def answer_to(self, text):
        answer = List.answer_to(self, text)
        self.shell.tell(("field", self.title, self._field.name(Field(self.shell, self.key).value)))
        return answer

    def _parse(self, text):
        value = rules_wanted.read_game(self.desk, text)
        return lambda: self._put(value)

    def _put(self, value):
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
        return LEAVE


class Field:
    """A rule or a setting that a person may choose: `label` is its name, and `short` that for large letters, as lines;
    `value` is the one that was chosen when this was made.
    """

    def __init__(self, shell, key):
        self.desk = shell.desk
        self.key = key
        word = "variant" if key in OWN_GAMES else "rows" if key in OWN_ROWS else key
        self._is_handicap = word != key
        self.label: tuple = ("label-" + word,)
        self.short: tuple = (known.short_of(word),)
        if self._is_handicap:
            player = int(key[-1])
            self.label = ("shown-field", ("player", player), self.label)
            self.short = ("shown-field", ("shown-player", player), self.short)
        wished = _wishes(shell)
        if key in NAMES:
            self.value = self.desk.settings[key]
        elif key in PARTS:
            self.value = wished["variant"].key()[PARTS.index(key)]
        elif key == "company":
            self.value = rules_wanted.company(wished)
        elif key == "rounds":
            self.value = rules_wanted.rounds(wished)[1]
        else:
            self.value = wished[key] if key in wished else known.values_of(key)[0]

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
