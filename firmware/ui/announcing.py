"""What is said in large letters when hands change and when a round or a match is over."""

from firmware.game.phases import DONE, HAND
from firmware.game.round import VOID, WON
from firmware.ui import inks


def text(desk):
    """The text, the number that stands for it, and its ink; None where there is nothing to say."""
    match = desk.match
    words = desk.words
    if match.phase == HAND:
        player = match.breaker()
        return words("shown-player", player + 1), player + 1
    if match.phase == DONE:
        if match.rules.mode == "match" or len(match.sides) > 1:
            scores = ":".join([str(score) for score in match.scores])
            return scores, match.winners()[0] + 1
        return None
    played = match.round
    if played.state == VOID:
        return words("shown-void"), 0, inks.WRONG
    if played.state == WON:
        return words("shown-won", len(played.rows)), len(played.rows), inks.EXACT
    return words("shown-lost"), len(played.rows), inks.WRONG
