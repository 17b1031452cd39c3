"""What the players are called, and which of them begins."""

from firmware.game.agreed import DEVICE, PERSON


def player(desk, number):
    """The name of a player."""
    players = desk.match.rules.players
    if players[number] == DEVICE:
        return desk.words("device")
    return desk.words("you") if players.count(PERSON) == 1 else desk.name(number)


def to_maker(desk, key, *filled):
    """A sentence to the maker, by name if several people play."""
    who = player(desk, desk.match.maker())
    if who == desk.words("you"):
        return desk.words(key + "-you", *filled)
    return desk.words(key, who, *filled)


def first(desk):
    """Who sets the first code of several, and why."""
    match = desk.match
    if match.round_number == 0 and match.rules.rounds > 1:
        yield desk.words("sets-first", player(desk, match.breaker()), player(desk, match.maker()))
