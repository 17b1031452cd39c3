"""Whose turn it is."""

from firmware.game.agreed import PERSON
from firmware.game.phases import DISPUTE, MARK, READY, SET


def whose_turn(match):
    """The number of the person whose turn it is, if several play; otherwise -1."""
    player = to_move(match)
    players = match.rules.players
    return player if match.phase < DISPUTE and players.count(PERSON) > 1 and players[player] == PERSON else -1


def to_move(match):
    return match.maker() if match.phase in (SET, READY, MARK) else match.breaker()
