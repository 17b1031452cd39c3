"""The rules that a person wants for the next game, by name, and the match that follows from them; and each thing that a
person can set as a field: an entry of a form, and a list of values.
"""

from firmware.engine.games import NAMED, by_size, named, short_name
from firmware.engine.variant import MOST_COLOURS, MOST_PEGS, Variant
from firmware.game.agreed import DEVICE, ELSEWHERE, NO_CLOCK, PERSON
from firmware.game.modes import DAY, MOST_PLAYERS, has_handicaps, mode_of, pairs_of, players_of, rounds_for
from firmware.ui import notation, settings
from firmware.ui.settings import OWN_GAMES, OWN_ROWS
from firmware.ui.words import LANGUAGES, Wrong, is_spelled

PARTS = ("pegs", "colours", "repeats", "blanks", "rows", "tells", "zero")  # of a variant, in the order of its key()
_PEGS, _COLOURS, _REPEATS, _BLANKS = range(4)
_NAMED = ("scoring", "code", "level", "deal", "clock", "tells", "palette", "signs")  # whose values have names
_EXPLAINED = ("scoring", "code", "level", "deal", "palette", "tells")


def company(wishes, most: int = MOST_PLAYERS):
    """Return how many people play, and whether the device plays too, as the mode allows."""
    people = min(wishes.get("people", 2), most)
    return people, people == 1 or (people < most and wishes.get("device", False))


def companies(most):
    """Every way to fill so many seats: how many people, and whether with the device."""
    alone = [(people, False) for people in range(2, most + 1)]  # at the place of their number, which is typed
    return [(1, True)] + alone + [(people, True) for people in range(2, most)]


def players(wishes, mode):
    """Return the players of this mode, the one who guesses first in front."""
    people, device = company(wishes, mode_of(mode).most)
    return players_of(mode, people, device)


def rounds(wishes):
    """Return the numbers of rounds that these players can share equally, and the one to offer."""
    possible = rounds_for(sum(company(wishes)))
    wish = wishes.get("rounds")
    return possible, wish if wish in possible else possible[0]


def with_rows(desk, made):
    """Return this game, with the number of rows from the settings if they give one."""
    return made.with_rows(desk.settings.get("rows") or made.rows)


def variant(wishes):
    return wishes.get("variant") or named("classic")


def vary(wishes, part, value):
    """Change one part of the variant, and whatever cannot go with it."""
    key = list(variant(wishes).key())
    key[PARTS.index(part)] = value
    most = key[_COLOURS] + key[_BLANKS]
    if not key[_REPEATS] and key[_PEGS] > most:
        if part == "repeats":
            key[_PEGS] = most
        else:
            key[_REPEATS] = True
    wishes["variant"] = Variant(*key)


def read_game(desk, text):
    """Return the game that a person typed: its name, or a size such as 6x9."""
    typed = text.lower()
    if typed in NAMED:
        return with_rows(desk, named(typed))
    pegs, _, colours = typed.partition("x")
    if 2 <= notation.number(colours) <= MOST_COLOURS and 1 <= notation.number(pegs) <= MOST_PEGS:
        return with_rows(desk, Variant(notation.number(pegs), notation.number(colours)))
    raise Wrong("no-variant", MOST_COLOURS)


def rules(wishes, today=lambda: 0):
    """Return the rules that follow from the wishes, with impossible combinations adjusted; `today` tells the day."""
    from firmware.game.rules import agree

    mode = wishes.get("mode", "break")
    people, device = company(wishes, mode_of(mode).most)
    return agree(
        mode,
        variant(wishes),
        people,
        device,
        rounds(wishes)[1],
        wishes.get("scoring", "rows"),
        deal=wishes.get("deal", "uniform"),
        level=wishes.get("level", "book"),
        sealed=wishes.get("code") == "sealed",
        day=today() if mode_of(mode).given == DAY else 0,
        hard=wishes.get("hard", False),
        clock=wishes.get("clock", NO_CLOCK),
        own=[_own(wishes, player) for player in range(MOST_PLAYERS)],
    )


def _own(wishes, player):
    """Return the game of a player with the rows of that player."""
    name = wishes.get(OWN_GAMES[player])
    rows = wishes.get(OWN_ROWS[player])
    own = named(name) if name else variant(wishes)
    return own.with_rows(rows) if rows else own


def practise(desk, variant, code, rows=()):
    """Begin a round of practice with this code and these guesses; the answer is that of `desk.start`."""
    from firmware.game.round import HELD, Round
    from firmware.game.rules import agree

    level = desk.match.rules.level if desk.match else desk.wishes.get("level", "book")
    answer = desk.start(agree("practice", variant, level=level))
    if answer is None:
        again = Round(variant, HELD, code)
        for guess in rows:
            again.guess(guess)
        desk.match.sides[0] = again
    return answer


class Field:
    """`label` is its name, and `short` that for large letters, as lines."""

    def __init__(self, desk, key):
        self.desk = desk
        self.key = key
        self.is_read = key in ("variant", "language")  # a value may be typed in another way than its name
        word = "variant" if key in OWN_GAMES else "rows" if key in OWN_ROWS else key
        self._is_handicap = word != key
        self.label: tuple = ("label-" + word,)
        self.short: tuple = (settings.short_of(word),)
        if self._is_handicap:
            player = int(key[-1])
            self.label = ("shown-field", ("player", player), self.label)
            self.short = ("shown-field", ("shown-player", player), self.short)

    def values(self, most_pegs=MOST_PEGS):
        """Return the values that it may have; games of up to so many pegs."""
        wished = self.desk.wishes
        key = self.key
        if key == "company":
            return companies(mode_of(wished.get("mode", "match")).most)
        if key == "rounds":
            return rounds(wished)[0]
        if key in OWN_GAMES:
            return [name for name in settings.values_of(key) if not name or NAMED[name][0] <= most_pegs]
        there = self.get()
        if key == "variant":
            found = [named(name) for name in by_size() if NAMED[name][0] <= most_pegs]
            return found if there in found else [there] + found
        found = list(settings.values_of(key))
        return found if there in found else sorted(found + [there])

    def get(self):
        desk = self.desk
        key = self.key
        wished = desk.wishes
        if key == "language":
            return desk.language
        if key in settings.NAMES:
            return desk.settings[key]
        if key in PARTS:
            return variant(wished).key()[PARTS.index(key)]
        if key == "variant":
            return variant(wished)
        if key == "company":
            return company(wished, mode_of(wished.get("mode", "match")).most)
        if key == "rounds":
            return rounds(wished)[1]
        return wished.get(key, settings.values_of(key)[0])

    def put(self, value):
        desk = self.desk
        key = self.key
        if key == "language":
            try:
                desk.set_language(value)
            except OSError:
                raise Wrong("not-one-of", ", ".join(LANGUAGES).upper()) from None  # its table is no longer on the drive
        elif key in settings.NAMES:
            desk.set(key, value)
        elif key in PARTS:
            vary(desk.wishes, key, value)
        elif key == "company":
            desk.wishes["people"], desk.wishes["device"] = value
        else:
            desk.wishes[key] = with_rows(desk, value) if key == "variant" else value
        desk.choices += 1

    def name(self, value):
        """Return a value in words, as a line."""
        key = self.key
        if key == "variant":
            return short_name(value)
        if key == "company":
            people, device = value
            return (
                "company-device" if device and people > 1 else "company-one" if device else "company-people",
                people,
            )
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
            return read_game(self.desk, text)
        for language in LANGUAGES:
            names = self.desk.words.list("language-" + language) + [language]
            if any(is_spelled(name.strip("()"), text) for name in names):
                return language
        raise Wrong("not-offered")


def fields_of_game(wished, mode):
    """Return the keys of the fields that a game of this mode has at once."""
    row = mode_of(mode)
    keys = ["variant"]
    if row.players is None:
        keys.append("company")
    seats = players(wished, mode)
    if seats.count(PERSON) > 1:
        keys.append("names")
    if row.scoring is None:
        keys += ["rounds", "scoring"]
    if (PERSON, DEVICE) in pairs_of(mode, seats):
        keys.append("code")
    return keys


def fields_of_details(wished, mode):
    """Return the keys of the fields that are seldom changed."""
    row = mode_of(mode)
    seats = players(wished, mode)
    pairs = pairs_of(mode, seats)
    keys = []
    if seats == (PERSON, ELSEWHERE) or DEVICE in [breaker for _, breaker in pairs]:
        keys.append("level")
    if DEVICE in [maker for maker, _ in pairs] and not row.given:
        keys.append("deal")
    if (row.players is None or seats[0] == PERSON) and not (ELSEWHERE in seats or row.given):
        keys.append("hard")
        if row.counts:
            keys.append("clock")
    keys += ["pegs", "colours", "rows"]
    game = variant(wished)
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
