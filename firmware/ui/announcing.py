"""What is said in large letters: whose turn it is, what is wanted, how a round ended, and who won a match."""

from firmware.game.phases import DISPUTE, DONE, MARK, OVER, READY, SET
from firmware.game.round import VOID, WON
from firmware.game.rules import PERSON
from firmware.ui import inks


def text(desk, seat):
    """The text, the number that stands for it on a low matrix, and its ink; None where there is nothing to say."""
    match = desk.match
    words = desk.words
    if match.phase == OVER:
        return _ended(match, seat.showing.side, words)
    if match.phase == DONE:
        winners = match.winners()
        said = " ".join([words("shown-player", player + 1) for player in winners] + [_score(match.scores)])
        return said, winners[0] + 1 if len(winners) == 1 else 0, inks.CURSOR
    if match.phase == DISPUTE:
        return words("shown-dispute"), 1, inks.WRONG
    player = match.maker() if match.phase in (SET, READY, MARK) else match.breaker()
    said = words("shown-code") if match.phase in (SET, READY) else ""
    players = match.rules.players
    if players.count(PERSON) > 1 and players[player] == PERSON and player != seat.told:
        seat.told = player
        said = words("shown-player", player + 1) + " " + said
    return (said.strip(), player + 1, inks.CURSOR) if said else None


def _ended(match, side, words):
    """How the round of a side ended, and the score so far."""
    played = match.sides[side]
    rows = len(played.rows)
    ink = inks.EXACT if played.state == WON else inks.WRONG
    if played.state == VOID:
        said = words("shown-void")
    else:
        said = words("shown-won", rows) if played.state == WON else words("shown-lost")
    if len(match.sides) > 1:
        said = words("shown-player", match.breaker(side) + 1) + " " + said
    if match.rules.mode == "match":
        said += " " + _score(match.standing())
    return said, rows or 1, ink


def _score(scores):
    return ":".join([str(score) for score in scores])
