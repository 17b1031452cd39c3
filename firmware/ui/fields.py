"""Everything that a person can set, as a field: an entry of a form, and a list of values."""

from firmware.engine.games import NAMED, by_size, named, short_name
from firmware.engine.variant import MOST_COLOURS, MOST_PEGS
from firmware.game.modes import DEVICE, ELSEWHERE, PERSON, has_handicaps, pairs_of
from firmware.ui import notation, rules_wanted, setting_words, settings
from firmware.ui.rules_wanted import PARTS
from firmware.ui.settings import OWN_GAMES, OWN_ROWS
from firmware.ui.words import LANGUAGES, Wrong, is_spelled

_NAMED = ("scoring", "code", "level", "deal", "clock", "tells", "palette", "signs")  # whose values have names
_EXPLAINED = ("scoring", "code", "level", "deal", "palette", "tells")


class Field:
    """`label` is its name, and `short` that for large letters, as lines."""

    def __init__(self, desk, key):
        self.desk = desk
        self.key = key
        self.is_read = key in ("variant", "language")  # a value may be typed in another way than its name
        word = "variant" if key in OWN_GAMES else "rows" if key in OWN_ROWS else key
        self._is_handicap = word != key
        self.label: tuple = ("label-" + word,)
        self.short: tuple = (setting_words.short_of(word),)
        if self._is_handicap:
            player = int(key[-1])
            self.label = ("shown-field", ("player", player), self.label)
            self.short = ("shown-field", ("shown-player", player), self.short)

    def values(self, most_pegs=MOST_PEGS):
        """Return the values that it may have; games of up to so many pegs."""
        wished = self.desk.wishes
        key = self.key
        if key == "company":
            return rules_wanted.companies(wished)
        if key == "rounds":
            return rules_wanted.rounds(wished)[0]
        if key in OWN_GAMES:
            return [name for name in settings.values_of(key) if not name or NAMED[name][0] <= most_pegs]
        value = self.get()
        if key == "variant":
            found = [named(name) for name in by_size() if NAMED[name][0] <= most_pegs]
            return found if value in found else [value] + found
        found = list(settings.values_of(key))
        return found if value in found else sorted(found + [value])

    def get(self):
        desk = self.desk
        key = self.key
        wished = desk.wishes
        if key in setting_words.NAMES:
            return desk.settings[key]
        if key in PARTS:
            return rules_wanted.variant(wished).key()[PARTS.index(key)]
        if key == "variant":
            return rules_wanted.variant(wished)
        if key == "company":
            return rules_wanted.company(wished)
        if key == "rounds":
            return rules_wanted.rounds(wished)[1]
        return wished.get(key, settings.values_of(key)[0])

    def put(self, value):
        desk = self.desk
        key = self.key
        if key in setting_words.NAMES:
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
            return ("company-one" if people == 1 else "company-device" if device else "company-people", people)
        if key == "language":
            return ("language-" + value,)
        if key in _NAMED:
            return ("names-{}#{}".format(key, settings.values_of(key).index(value)),)
        if type(value) is bool:
            return ("names-switch#{}".format(int(value)),)
        return str(value or "-") if self._is_handicap else str(value)

    def meaning(self, value):
        if self.key == "variant":
            return notation.size(self.desk.words, value)
        return ("{}-{}".format(self.key, value),) if self.key in _EXPLAINED else ()

    def read(self, text):
        """Return the value that is typed: a size such as 6x9, or a language by its code or a name."""
        if self.key == "variant":
            return rules_wanted.read_game(self.desk, text)
        for language in LANGUAGES:
            names = self.desk.words.list("language-" + language) + [language]
            if any(is_spelled(name.strip("()"), text) for name in names):
                return language
        raise Wrong("not-offered")


def of_game(wished):
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


def of_details(wished):
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
    game = rules_wanted.variant(wished)
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
