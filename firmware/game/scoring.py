"""What a round is worth, and who is ahead.

| scoring | |
|---|---|
| rows | the maker gets a point for each row the breaker needed, one more if the code was never broken |
| penalty | the breaker collects those points, and the fewest win |
| ten | the breaker gets ten less the rows used |
| rounds | the breaker gets a point for a code broken, otherwise the maker |

A void round costs the marker, who is its maker, three rows, or the round where rounds are what counts.
"""

from firmware.game.phases import OVER
from firmware.game.round import STOPPED, VOID, WON

VOID_COSTS = 3
_TEN = 10


def rows_counted(played):
    """How many rows a round that is over counts for: all of them and one more if the code was never broken."""
    if played.state == WON:
        return len(played.rows)
    return (len(played.rows) if played.state == STOPPED else played.variant.rows) + 1


def points(scoring, played):
    """What the maker and the breaker get for a round that is over."""
    broken = played.state == WON
    rows = rows_counted(played)
    if played.state == VOID:
        return _void(scoring)
    if scoring == "rows":
        return rows, 0
    if scoring == "penalty":
        return 0, rows
    if scoring == "ten":
        return 0, max(0, _TEN - rows) if broken else 0
    return (0, 1) if broken else (1, 0)


def standing(match):
    """The scores of a match, with the round that is just over."""
    scores = list(match.scores)
    if match.phase == OVER:
        for side in range(len(match.sides)):
            for_maker, for_breaker = points(match.rules.scoring, match.sides[side])
            scores[match.maker(side)] += for_maker
            scores[match.breaker(side)] += for_breaker
    return scores


def leaders(scoring, scores):
    """The players who are ahead, by number; all of several who are level."""
    best = min(scores) if scoring == "penalty" else max(scores)
    return [player for player in range(len(scores)) if scores[player] == best]


def _void(scoring):
    if scoring == "rounds":
        return 0, 1
    return (VOID_COSTS, 0) if scoring == "penalty" else (-VOID_COSTS, 0)
