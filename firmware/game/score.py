"""The points of a round, and the players who are ahead.

| scoring | |
|---|---|
| rows | the maker gets a point for each row the breaker needed, one more if the code was never broken |
| penalty | the breaker collects those points, and the fewest win |
| ten | the breaker gets ten less the rows used |
| rounds | the breaker gets a point for a code broken, otherwise the maker |
| pegs | the maker gets a point for each peg of each mark; a row that counts and was not played is a full mark |
| second | the breaker collects rows, and the fewest win; of players who are level, the one who guessed last |

A void round costs the marker, who is its maker, three rows, or the round where rounds are what counts. Where pegs are
counted, a row is a full mark.
"""

from firmware.engine import marks
from firmware.engine.variant import PLACES
from firmware.game.phases import OVER
from firmware.game.round import STOPPED, VOID, WON

VOID_COSTS = 3
_TEN = 10
_FEWEST = ("penalty", "second")  # points win


def rows_counted(played):
    """Return how many rows a round that is over counts for: all of them and one more if the code was never broken."""
    if played.state == WON:
        return len(played.rows)
    return (len(played.rows) if played.state == STOPPED else played.variant.rows) + 1


def points(scoring, played):
    """Return the points of the maker and of the breaker for a round that is over."""
    broken = played.state == WON
    rows = rows_counted(played)
    if played.state == VOID:
        return _void(scoring, played.variant)
    if scoring == "rows":
        return rows, 0
    if scoring in _FEWEST:
        return 0, rows
    if scoring == "pegs":
        return _pegs(played) + (rows - len(played.rows)) * played.variant.pegs, 0
    if scoring == "ten":
        return 0, max(0, _TEN - rows) if broken else 0
    return (0, 1) if broken else (1, 0)


def standing(match):
    """Return the scores of a match, with the round that is just over."""
    scores = list(match.scores)
    if match.phase == OVER:
        for side in range(len(match.sides)):
            for_maker, for_breaker = points(match.rules.scoring, match.sides[side])
            scores[match.maker(side)] += for_maker
            scores[match.breaker(side)] += for_breaker
    return scores


def winners(match):
    """Return the players who are ahead, by number."""
    return leaders(match.rules.scoring, standing(match))


def leaders(scoring, scores):
    """Return the players who are ahead, by number; all of several who are level."""
    best = min(scores) if scoring in _FEWEST else max(scores)
    ahead = [player for player in range(len(scores)) if scores[player] == best]
    return ahead[-1:] if scoring == "second" else ahead


def void_costs(scoring, variant):
    """Return the cost of a void round, in points."""
    return VOID_COSTS * variant.pegs if scoring == "pegs" else VOID_COSTS


def _void(scoring, variant):
    if scoring == "rounds":
        return 0, 1
    costs = void_costs(scoring, variant)
    return (costs if scoring in _FEWEST else -costs), 0


def _pegs(played):
    """Return how many pegs all the marks have together."""
    if played.variant.tells == PLACES:
        return sum([marks.ones(mark) for _, mark in played.rows])
    return sum([marks.exact_in(mark) + marks.near_in(mark) for _, mark in played.rows])
