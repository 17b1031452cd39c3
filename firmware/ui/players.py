"""The people who play: their names, in the order of their turns; an empty one is a number. And whose turn it is."""

from firmware.game.modes import DEVICE, PERSON
from firmware.game.phases import DISPUTE, MARK, READY, SET


def named(desk, match, number, key="player"):
    """Return the name of a player, as a line; `key` has the words for one without a name."""
    players = match.rules.players
    if players[number] == DEVICE:
        return ("device",)
    linked = match.rules.linked
    if linked and linked[1] != number:
        return linked[2] or (key, number + 1)
    if players.count(PERSON) == 1:
        return ("you",)
    names = desk.names
    return (number < len(names) and names[number]) or (key, number + 1)


def all_named(desk, many):
    """Return the names of the people in order, of so many."""
    names = (desk.names + [""] * many)[:many]
    return ", ".join([names[at] or desk.words("player", at + 1) for at in range(len(names))])


def whose_turn(match):
    """Return the number of the person whose turn it is, if several play; otherwise -1."""
    player = to_move(match)
    players = match.rules.players
    return player if match.phase < DISPUTE and players.count(PERSON) > 1 and players[player] == PERSON else -1


def to_move(match):
    return match.maker() if match.phase in (SET, READY, MARK) else match.breaker()
