"""How the players of a match are named in sentences."""

from firmware.game.agreed import DEVICE, PERSON


def named(desk, match, number):
    """The name of a player, as a line."""
    players = match.rules.players
    if players[number] == DEVICE:
        return ("device",)
    if players.count(PERSON) == 1:
        return ("you",)
    names = desk.names
    return (number < len(names) and names[number]) or ("player", number + 1)


def listed(desk, least=1):
    """The names of the people in order, of at least so many."""
    names = desk.names + [""] * (least - len(desk.names))
    return ", ".join([names[at] or desk.words("player", at + 1) for at in range(len(names))])


def is_you(match, number):
    """Whether this player is the only person."""
    return match.rules.players[number] == PERSON and match.rules.players.count(PERSON) == 1
