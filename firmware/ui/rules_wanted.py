"""The rules that a person wants for the next game, by name, and the match that follows from them."""

from firmware.engine.variant import MOST_COLOURS, MOST_PEGS, NAMED, Variant, named
from firmware.game.modes import MOST_PLAYERS, mode_of, rounds_for
from firmware.game.round import HELD, Round
from firmware.slots import need
from firmware.ui.notation import number
from firmware.ui.words import Wrong


def company(wishes):
    """Return how many people play, and whether the device plays too, as the mode allows."""
    most = mode_of(wishes.get("mode", "break")).most
    people = min(wishes.get("people", 2), most)
    return people, people == 1 or (people < most and wishes.get("device", False))


def rounds(wishes):
    """Return the numbers of rounds that these players can share equally, and the one to offer."""
    possible = rounds_for(sum(company(wishes)))
    wish = wishes.get("rounds")
    return possible, wish if wish in possible else possible[0]


def read_game(text):
    """Return the game that a person typed: its name, or a size such as 6x9."""
    typed = text.lower()
    if typed in NAMED:
        return named(typed)
    size = typed.partition("x")
    pegs, colours = number(size[0]), number(size[2])
    if 2 <= colours <= MOST_COLOURS and 1 <= pegs <= MOST_PEGS:
        return Variant(pegs, colours)
    raise Wrong("no-variant", MOST_COLOURS)


def start(desk, mode):
    """Start a match by the rules that follow from the wishes, with impossible combinations adjusted; the answer is that
    of `desk.start`.
    """
    wishes = desk.wishes
    wishes["mode"] = mode
    desk.choices += 1
    people, device = company(wishes)
    own = []  # the game of each player, with the rows of that player
    for player in range(1, MOST_PLAYERS + 1):
        name = wishes.get("game_{}".format(player))
        game = named(name) if name else wishes["variant"]
        own.append(game.with_rows(wishes.get("own_{}".format(player), 0)))
    more = {"sealed": wishes.get("code") == "sealed", "own": own}
    for key in ("scoring", "deal", "level", "hard", "clock"):
        if key in wishes:
            more[key] = wishes[key]
    agree = need("firmware.game.rules").agree
    return desk.start(agree(mode, wishes["variant"], people, device, rounds(wishes)[1], **more))


def practise(desk, variant, code, rows=()):
    """Begin a round of practice with this code and the guesses of these rows; the answer is that of `desk.start`."""
    level = desk.match.rules.level if desk.match else desk.wishes["level"]
    again = Round(variant, HELD, code)
    for guess, _ in rows:
        again.guess(guess)
    return desk.start(need("firmware.game.rules").agree("practice", variant, level=level), again)
