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
from firmware.game.match import OVER
from firmware.game.round import STOPPED, VOID, WON

VOID_COSTS = 3
_TEN = 10
_FEWEST = ("penalty", "second")  # points win


def points(scoring, played):
    """Return the points of the maker and of the breaker for a round that is over."""
    variant = played.variant
    if played.state == VOID:
        costs = void_costs(scoring, variant)
        return (0, 1) if scoring == "rounds" else (costs if scoring in _FEWEST else -costs, 0)
    rows = counted = len(played.rows)
    broken = played.state == WON
    if not broken:  # then all rows count, and one more
        counted = (rows if played.state == STOPPED else variant.rows) + 1
    if scoring == "rows":
        return counted, 0
    if scoring in _FEWEST:
        return 0, counted
    if scoring == "pegs":
        pegs = (counted - rows) * variant.pegs
        of_places = variant.tells == PLACES
        for _, mark in played.rows:
            pegs += marks.ones(mark) if of_places else marks.exact_in(mark) + marks.near_in(mark)
        return pegs, 0
    if scoring == "ten":
        return 0, max(0, _TEN - counted) if broken else 0
    return (0, 1) if broken else (1, 0)


def standing(match):
    """Return the scores of a match, with the round that is just over."""
    scores = list(match.scores)
    if match.phase == OVER:
        for side, played in enumerate(match.sides):
            for_maker, for_breaker = points(match.rules.scoring, played)
            scores[match.maker(side)] += for_maker
            scores[match.breaker(side)] += for_breaker
    return scores


def winners(match):
    """Return the players who are ahead, by number; all of several who are level."""
    scoring = match.rules.scoring
    scores = standing(match)
    best = min(scores) if scoring in _FEWEST else max(scores)
    ahead = []
    for player, score in enumerate(scores):
        if score == best:
            ahead.append(player)
    return ahead[-1:] if scoring == "second" else ahead


def void_costs(scoring, variant):
    """Return the cost of a void round, in points."""
    return VOID_COSTS * variant.pegs if scoring == "pegs" else VOID_COSTS
