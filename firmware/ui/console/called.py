"""What the players are called at the console, and which of them begins."""

from firmware.game.agreed import DEVICE, PERSON


def player(console, number):
    """The name of a player."""
    players = console.match.rules.players
    if players[number] == DEVICE:
        return console.words("device")
    people = [other for other in range(len(players)) if players[other] == PERSON]
    return console.words("you") if len(people) == 1 else console.desk.name(people.index(number))


def to_maker(console, key, *filled):
    """A sentence to the maker, by name if several people play."""
    who = player(console, console.match.maker())
    if who == console.words("you"):
        return console.words(key + "-you", *filled)
    return console.words(key, who, *filled)


def first(console):
    """Who sets the first code of several, and why."""
    match = console.match
    if match.round_number == 0 and match.rules.rounds > 1:
        yield console.words("sets-first", player(console, match.breaker()), player(console, match.maker()))
