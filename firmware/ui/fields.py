"""Whatever a person can set: the rules of the next game, and the settings. One table has the values of each, and how
they are named; what has a field here is a setting by its word, an entry of a form, and a list of values.
"""

from firmware.engine.games import NAMED, by_size, named, short_name
from firmware.engine.variant import MOST_COLOURS, MOST_PEGS, MOST_ROWS, TELLS
from firmware.game.agreed import DEVICE, ELSEWHERE, PERSON
from firmware.game.modes import CLOCKS, DEALS, LEVELS, SCORINGS, has_handicaps, mode_of, pairs_of
from firmware.ui import commands, described, rules_wanted
from firmware.ui.palette import NAMES, STEPS
from firmware.ui.rules_wanted import GAMES, OWN_GAMES, OWN_ROWS, PARTS, TIMES_S
from firmware.ui.words import LANGUAGES, SIGNS, Wrong

OFF_ON = (False, True)
# key: its values; the list of words that names them, where they are not told as they are; and whether each is explained
_RULES: dict = {
    "variant": ((), "", True),
    "company": ((), "", False),
    "rounds": ((), "", False),
    "scoring": (SCORINGS, "names-scoring", True),
    "code": (("head", "sealed"), "names-code", True),
    "level": (LEVELS, "names-level", True),
    "deal": (DEALS, "names-deal", True),
    "clock": (CLOCKS, "names-clock", False),
    "hard": (OFF_ON, "names-switch", False),
    "pegs": (range(1, MOST_PEGS + 1), "", False),
    "colours": (range(2, MOST_COLOURS + 1), "", False),
    "rows": (range(1, MOST_ROWS + 1), "", False),
    "repeats": (OFF_ON, "names-switch", False),
    "blanks": (OFF_ON, "names-switch", False),
    "zero": (OFF_ON, "names-switch", False),
    "tells": (TELLS, "names-tells", False),
}
_SETTINGS: dict = {
    "language": (LANGUAGES, "", True),
    "brightness": (range(STEPS), "", False),
    "palette": (NAMES, "", True),
    "sound": (OFF_ON, "names-switch", False),
    "animation": (OFF_ON, "names-switch", False),
    "signs": (SIGNS, "names-signs", False),
    "left": (OFF_ON, "names-switch", False),
    "fits": (OFF_ON, "names-switch", False),
    "vibration": (OFF_ON, "names-switch", False),
    "mirrored": (OFF_ON, "names-switch", False),
    "turned": (OFF_ON, "names-switch", False),
    "dim_s": (TIMES_S, "", False),
    "attract_s": (TIMES_S, "", False),
    "sleep_s": (TIMES_S, "", False),
    "closed": (OFF_ON, "names-switch", False),
}


class Field:
    def __init__(self, desk, key):
        self.desk = desk
        self.key = key
        self.is_setting = key in commands.SETTINGS
        values: tuple = _SETTINGS.get(key) or _RULES.get(key) or ((), "", False)
        self._values, self._names, self._explains = values

    @property
    def word(self):
        """The end of the keys of its words."""
        if self.key in OWN_GAMES:
            return "variant"
        return "rows" if self.key in OWN_ROWS else self.key

    @property
    def label(self):
        """Its name, as a line."""
        if self.key in OWN_GAMES + OWN_ROWS:
            return ("shown-field", ("player", int(self.key[-1])), ("label-" + self.word,))
        return ("label-" + self.word,)

    @property
    def short(self):
        if self.key in OWN_GAMES + OWN_ROWS:
            return ("shown-field", ("shown-player", int(self.key[-1])), (commands.short_of(self.word),))
        return (commands.short_of(self.word),)

    def values(self, most_pegs=MOST_PEGS):
        """What it may be; games of up to so many pegs."""
        wished = self.desk.wishes
        key = self.key
        if key == "variant":
            values = [named(name) for name in by_size() if NAMED[name][0] <= most_pegs]
            there = self.get()
            return values if there in values else [there] + values
        if key == "company":
            return rules_wanted.companies(mode_of(wished.get("mode", "match")).most)
        if key == "rounds":
            return list(rules_wanted.rounds(wished)[0])
        if key in OWN_GAMES:
            return [name for name in GAMES if not name or NAMED[name][0] <= most_pegs]
        if key in OWN_ROWS:
            return list(range(MOST_ROWS + 1))
        values = list(self._values)
        there = self.get()
        return values if there in values else sorted(values + [there])

    def get(self):
        desk = self.desk
        key = self.key
        if self.is_setting:
            return desk.language if key == "language" else desk.settings[key]
        wished = desk.wishes
        if key in PARTS:
            return rules_wanted.variant(wished).key()[PARTS.index(key)]
        if key == "variant":
            return rules_wanted.variant(wished)
        if key == "company":
            return rules_wanted.company(wished, mode_of(wished.get("mode", "match")).most)
        if key == "rounds":
            return rules_wanted.rounds(wished)[1]
        if key in OWN_GAMES:
            return wished.get(key, "")
        if key in OWN_ROWS:
            return wished.get(key, 0)
        return wished.get(key, self._values[0])

    def put(self, value):
        desk = self.desk
        key = self.key
        if key == "language":
            try:
                desk.set_language(value)
            except OSError:
                raise Wrong("languages", " ".join(LANGUAGES).upper()) from None  # its table is no longer on the drive
        elif self.is_setting:
            desk.set(key, value)
        elif key in PARTS:
            rules_wanted.vary(desk.wishes, key, value)
        elif key == "variant":
            desk.wishes[key] = rules_wanted.with_rows(desk, value)
        elif key == "company":
            desk.wishes["people"], desk.wishes["device"] = value
        else:
            desk.wishes[key] = value
        desk.choices += 1

    def name(self, value):
        """A value in words, as a line."""
        key = self.key
        if key == "variant":
            return short_name(value)
        if key == "company":
            people, device = value
            if not device:
                return ("company-people", people)
            return ("company-device", people) if people > 1 else ("company-one", people)
        if key == "language":
            return ("language-" + value,)
        if key in OWN_GAMES:
            return value or "-"
        if key in OWN_ROWS:
            return str(value) if value else "-"
        if self._names:
            values = list(self._values)
            return ("{}#{}".format(self._names, values.index(value)),)
        return ("names-palette#{}".format(NAMES.index(value)),) if key == "palette" else str(value)

    def meaning(self, value):
        if self.key == "variant":
            return described.size(self.desk.words, value)
        return ("{}-{}".format(self.key, value),) if self._explains and self.key != "language" else ()

    @property
    def is_typed(self):
        """Whether a value may be typed that is on no list."""
        return self.key == "variant"

    def read(self, text):
        """The value that a typed game means: its name, or a size such as 6x9."""
        if not self.is_typed:
            raise Wrong("not-offered")
        return rules_wanted.read_game(self.desk, text)


def of_game(wished, mode):
    """The keys of the fields that a game of this mode has at once."""
    row = mode_of(mode)
    keys = ["variant"]
    if row.players is None:
        keys.append("company")
    players = rules_wanted.players(wished, mode)
    if players.count(PERSON) > 1:
        keys.append("names")
    if row.scoring is None:
        keys += ["rounds", "scoring"]
    if (PERSON, DEVICE) in pairs_of(mode, players):
        keys.append("code")
    return keys


def of_details(wished, mode):
    """The keys of the fields that are seldom changed."""
    row = mode_of(mode)
    players = rules_wanted.players(wished, mode)
    pairs = pairs_of(mode, players)
    keys = []
    if players == (PERSON, ELSEWHERE) or DEVICE in [breaker for _, breaker in pairs]:
        keys.append("level")
    if DEVICE in [maker for maker, _ in pairs] and not row.given:
        keys.append("deal")
    if (row.players is None or players[0] == PERSON) and not (ELSEWHERE in players or row.given):
        keys.append("hard")
        if row.counts:
            keys.append("clock")
    keys += ["pegs", "colours", "rows"]
    variant = rules_wanted.variant(wished)
    if variant.pegs <= variant.base:
        keys.append("repeats")
    keys.append("blanks")
    if variant.colours == MOST_COLOURS and not variant.blanks:
        keys.append("zero")
    keys.append("tells")
    if has_handicaps(row):
        for player in range(len(players)):
            keys += [OWN_GAMES[player], OWN_ROWS[player]]
    return keys


def of_settings(handheld):
    """The keys of the settings; some only where the board has what they are about."""
    return [key for key in commands.SETTINGS if key not in handheld]
