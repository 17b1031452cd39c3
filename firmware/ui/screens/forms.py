"""The forms: the rules of a game and the settings, each field with its value, and its values; and the self-test."""

from firmware.engine import codes
from firmware.engine.variant import MOST_COLOURS, NAMED, Variant, named, short_name
from firmware.game.modes import DEVICE, ELSEWHERE, LINKED, PERSON, mode_of
from firmware.ui import commands, notation, rules_wanted
from firmware.ui.screen import ALL, BACK, LEAVE, PICTURE, Screen
from firmware.ui.screens.lists import List, row, valued_row
from firmware.ui.settings import NAMES, OF_BOARD, OFF_ON, OWN_GAMES, OWN_ROWS, short_of, values_of
from firmware.ui.words import LANGUAGES, Wrong

_PARTS = ("pegs", "colours", "repeats", "blanks", "rows", "tells", "zero")  # of a variant, in the order of its key()
_EXPLAINED = ("scoring", "code", "level", "deal", "palette", "tells")  # whose values have a meaning


def game(shell, mode):
    """Begin a game of one mode, or change a field first."""
    chosen = _chosen(shell)
    rules = chosen["rules"]
    seats = chosen["players"]
    keys = ["variant"]
    if rules.players is None:
        keys.append("company")
    if seats.count(PERSON) > 1:
        keys.append("names")
    if rules.rounds is None:
        keys.append("rounds")
    if rules.scoring and rules.sides == 1:
        keys.append("scoring")
    if PERSON in seats and chosen["breaks"]:
        keys.append("code")
    rows = [row("begin", ("leave.begin", mode))] + _fields(shell, chosen, keys)
    rows.append(row("details", ("forms.details",), ("mode-details",)))
    screen = List(shell, commands.word(mode), rows, valued=True)
    screen.starts_over = True
    return screen


def link(shell):
    """List what can be played with another board, and by which rules."""
    if not shell.desk.wire:
        raise Wrong("not-now")
    rows: list = []
    for mode in LINKED:
        rows.append((commands.word(mode), (), ("mode-" + mode,), ("link.link", mode)))
    rows += _fields(shell, _chosen(shell), ("variant", "rounds", "scoring"))
    return List(shell, commands.word("LINK"), rows, valued=True)


def details(shell):
    """List the rules that are seldom changed."""
    chosen = _chosen(shell)
    rules = chosen["rules"]
    seats = chosen["players"]
    keys = []
    if ELSEWHERE in seats or chosen["breaks"]:
        keys.append("level")
    if seats[-1] == DEVICE:
        keys.append("deal")
    if seats[0] == PERSON and ELSEWHERE not in seats:
        keys.append("hard")
        if rules.counts:
            keys.append("clock")
    keys += ["pegs", "colours", "rows"]
    variant = chosen["variant"]
    if variant.pegs <= variant.base:
        keys.append("repeats")
    keys.append("blanks")
    if variant.colours == MOST_COLOURS and not variant.blanks:
        keys.append("zero")
    keys.append("tells")
    if rules.players is None and rules.sides == 1:  # they play one after the other
        for player in range(len(seats)):
            keys += [OWN_GAMES[player], OWN_ROWS[player]]
    return List(shell, ("entry-details",), _fields(shell, chosen, keys), valued=True)


def settings(shell):
    """Every setting with its value; with a word behind it, that one is changed at once."""
    is_here = shell.is_at_board
    has_board = is_here and shell.has_lights
    lacks = shell.lacks + (() if has_board else OF_BOARD)
    if is_here and not shell.speaks:  # but a display elsewhere may speak
        lacks += ("speech",)
    rows = _fields(shell, _chosen(shell), [key for key in NAMES if key not in lacks])
    if has_board:
        rows.append(row("test", ("forms.selftest",)))
    return List(shell, commands.word("SETTINGS"), rows, valued=True)


def selftest(shell):
    """Try every light and button."""
    screen = Screen(shell, ("entry-test",))
    screen.kind = PICTURE
    screen.picture = "SelfTest"
    screen.offers = lambda: [(BACK, ALL, "do-twice", LEAVE)]
    return screen


def _chosen(shell):
    """Return what is chosen, by the keys of the fields; the mode is that whose form is open."""
    chosen = dict(shell.desk.settings)
    chosen.update(shell.desk.wishes)
    chosen["mode"] = mode = commands.mode_asked(shell) or chosen.get("mode", "break")
    chosen["company"] = people, device = rules_wanted.company(chosen)
    chosen["rules"] = rules = mode_of(mode)
    chosen["players"] = seats = rules.players or (PERSON,) * people + (DEVICE,) * device  # the first guesses first
    chosen["breaks"] = DEVICE in (seats[:1] if rules.players else seats)
    chosen["rounds"] = rules_wanted.rounds(chosen)[1]
    chosen["scoring"] = chosen.get("scoring") or rules.scoring
    chosen.update(zip(_PARTS, chosen["variant"].key()))
    return chosen


def _fields(shell, chosen, keys):
    """Return a row for each field, with its value."""
    desk = shell.desk
    rows = []
    for key in keys:
        if key == "names":
            people = chosen["players"].count(PERSON)
            names = commands.word("NAMES")
            rows.append((("field", names, desk.all_named(people)), names, (), ("typed.names", people)))
            continue
        label, short = _labels(key)
        name = _name(key, chosen.get(key) or values_of(key)[0])
        rows.append(valued_row(label, name, ("forms.Value", key), short))
    return rows


def _labels(key):
    """Return the name of a field, and that for large letters, as lines."""
    word = "variant" if key in OWN_GAMES else "rows" if key in OWN_ROWS else key
    label: tuple = ("label-" + word,)
    short: tuple = (short_of(word),)
    if word == key:
        return label, short
    player = int(key[-1])
    return ("shown-field", ("player", player), label), ("shown-field", ("shown-player", player), short)


def _name(key, value):
    """Return a value of a field in words, as a line."""
    if key == "variant":
        return short_name(value)
    if key == "company":
        people, device = value
        who: tuple = ("you",) if people == 1 else ("people", people)
        return ("shown-field", ("shown-field", who, "+"), ("device",)) if device else who
    if key in OWN_GAMES or key in OWN_ROWS:
        return str(value or "-")
    if type(value) is int:
        return str(value)
    names = "switch" if type(value) is bool else key
    return ("names-{}#{}".format(names, values_of(key).index(value)),)


class Value(List):
    """The values of a field, each with its meaning; the one that is taken is set."""

    def __init__(self, shell, key):
        if key == "speech" and not (shell.speaks or [face for face in shell.faces if not face.is_at_board]):
            raise Wrong("speech-nowhere")
        self.key = key
        chosen = _chosen(shell)
        most = max([face.most for face in shell.faces])
        if key == "company":
            seats = chosen["rules"].most
            # (people, whether with the device): those without it stand at the place of their number, which is typed
            values = [(1, True)]
            for device in OFF_ON:
                for people in range(2, seats + 1 - device):
                    values.append((people, device))
        elif key == "rounds":
            values = rules_wanted.rounds(chosen)[0]
        elif key == "variant":
            by_size = sorted([(codes.count(named(name)), name) for name in NAMED if NAMED[name][0] <= most])
            values = [named(name) for _, name in by_size]
            self.parse = rules_wanted.read_game
        elif key in OWN_GAMES:
            values = [name for name in values_of(key) if not name or NAMED[name][0] <= most]
        else:
            values = list(values_of(key))
        value = chosen.get(key) or values[0]
        if value not in values:
            values = [value] + values if key == "variant" else sorted(values + [value])
        List.__init__(self, shell, _labels(key)[0], values)
        self.chosen = values.index(value)
        if type(value) is int:
            self.numbers = values[1:] if key in OWN_ROWS else values  # 0 stands for none

    def entry(self, at):
        key = self.key
        value = self.rows[at]
        meaning: tuple = ("{}-{}".format(key, value),) if key in _EXPLAINED else ()
        if key == "variant":
            meaning = notation.size(value)
        return _name(key, value), (), meaning

    def take(self, at):
        return self.put(self.rows[at])

    def answer_to(self, text):
        answer = List.answer_to(self, text)
        shell = self.shell
        shell.tell(_fields(shell, _chosen(shell), (self.key,))[0][0])
        return answer

    def put(self, value):
        desk = self.desk
        wishes = desk.wishes
        key = self.key
        if key in NAMES:
            try:
                desk.set(key, value)
            except OSError:  # the table of this language is no longer on the drive
                raise Wrong("not-one-of", ", ".join(LANGUAGES).upper()) from None
        elif key in _PARTS:
            parts = dict(zip(_PARTS, wishes["variant"].key()))
            parts[key] = value
            most = parts["colours"] + parts["blanks"]
            if not parts["repeats"] and parts["pegs"] > most:  # change what cannot go with this part
                if key == "repeats":
                    parts["pegs"] = most
                else:
                    parts["repeats"] = True
            wishes["variant"] = Variant(**parts)
        elif key == "company":
            wishes["people"], wishes["device"] = value
        else:
            wishes[key] = value.with_rows(desk.settings["rows"]) if key == "variant" else value
        desk.choices += 1
        return LEAVE
