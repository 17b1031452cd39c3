"""The rules that a person wants for the next game, by name, and the match that follows from them."""

from firmware.engine.games import NAMED, named
from firmware.engine.variant import MOST_COLOURS, MOST_PEGS, Variant
from firmware.game.modes import DAY, DEVICE, MOST_PLAYERS, NO_CLOCK, PERSON, mode_of, rounds_for
from firmware.game.round import HELD, Round
from firmware.slots import need
from firmware.ui import notation
from firmware.ui.words import Wrong

PARTS = ("pegs", "colours", "repeats", "blanks", "rows", "tells", "zero")  # of a variant, in the order of its key()
_PEGS, _COLOURS, _REPEATS, _BLANKS = range(4)


def mode(wishes):
    """Return the row of the mode."""
    return mode_of(wishes.get("mode", "break"))


def company(wishes):
    """Return how many people play, and whether the device plays too, as the mode allows."""
    most = mode(wishes).most
    people = min(wishes.get("people", 2), most)
    return people, people == 1 or (people < most and wishes.get("device", False))


def companies(wishes):
    """Every way to fill the seats of the mode: how many people, and whether with the device."""
    most = mode(wishes).most
    alone = [(people, False) for people in range(2, most + 1)]  # at the place of their number, which is typed
    return [(1, True)] + alone + [(people, True) for people in range(2, most)]


def players(wishes):
    """Return the players, the one who guesses first in front."""
    people, device = company(wishes)
    return mode(wishes).players or (PERSON,) * people + (DEVICE,) * device


def rounds(wishes):
    """Return the numbers of rounds that these players can share equally, and the one to offer."""
    possible = rounds_for(sum(company(wishes)))
    wish = wishes.get("rounds")
    return possible, wish if wish in possible else possible[0]


def with_rows(desk, made):
    """Return this game, with the number of rows from the settings if they give one."""
    return made.with_rows(desk.settings.get("rows") or made.rows)


def vary(wishes, part, value):
    """Change one part of the variant, and whatever cannot go with it."""
    key = list(wishes["variant"].key())
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
    row = mode(wishes)
    people, device = company(wishes)
    own = []  # the game of each player, with the rows of that player
    for number in range(1, MOST_PLAYERS + 1):
        name = wishes.get("game_{}".format(number))
        game = named(name) if name else wishes["variant"]
        own.append(game.with_rows(wishes.get("own_{}".format(number)) or game.rows))
    return need("firmware.game.rules").agree(
        row.name,
        wishes["variant"],
        people,
        device,
        rounds(wishes)[1],
        wishes.get("scoring", "rows"),
        deal=wishes.get("deal", "uniform"),
        level=wishes["level"],
        sealed=wishes.get("code") == "sealed",
        day=today() if row.source == DAY else 0,
        hard=wishes.get("hard", False),
        clock=wishes.get("clock", NO_CLOCK),
        own=own,
    )


def start(desk, mode):
    """Start a match by the rules that are wanted; the answer is that of `desk.start`."""
    desk.wishes["mode"] = mode
    desk.choices += 1
    return desk.start(rules(desk.wishes, desk.today))


def practise(desk, variant, code, rows=()):
    """Begin a round of practice with this code and these guesses; the answer is that of `desk.start`."""
    level = desk.match.rules.level if desk.match else desk.wishes["level"]
    answer = desk.start(need("firmware.game.rules").agree("practice", variant, level=level))
    if answer is None:
        again = Round(variant, HELD, code)
        for guess in rows:
            again.guess(guess)
        desk.match.sides[0] = again
    return answer
