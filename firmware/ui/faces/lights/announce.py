"""Announcements in large letters: whose turn it is, what is wanted, that a clock runs, how a round ended, and who won a
match.
"""

from firmware.game.modes import CLOCKS
from firmware.game.phases import DISPUTE, DONE, GUESS, OVER
from firmware.game.round import TIME_UP, VOID, WON
from firmware.ui.faces.lights import inks
from firmware.ui.faces.lights.letters import Letters, is_low
from firmware.ui.players import to_move, whose_turn


def news(lights, seat):
    """Return what is to be announced at a seat, in letters; None for nothing."""
    text, number, ink = _news(lights.desk, seat)
    return Letters(lights, text, number, ink) if text and (number or not is_low(lights)) else None


def _news(desk, seat):
    """Return the text, the number that stands for it on a low matrix, and its ink."""
    match = seat.match
    screen = seat.screen
    words = desk.words
    if screen.opposed >= 0:
        number = screen.opposed + 1
        return words("shown-row", number), number, inks.WRONG
    if match.phase == OVER or (match.phase == DONE and not match.rules.scored):
        return _end(desk, match, seat.window.side)
    if match.phase == DONE:
        from firmware.game.score import winners

        ahead = winners(match)
        said = " ".join([desk.name(player, "shown-player") for player in ahead] + [_score(match.scores)])
        return said, ahead[0] + 1 if len(ahead) == 1 else 0, inks.CURSOR
    if match.phase == DISPUTE:
        return words.tell(screen.short), 1, inks.WRONG
    parts = [words.tell(screen.short)] if screen.short else []
    player = whose_turn(match)
    if player not in (-1, seat.announced):
        seat.announced = player
        parts.insert(0, desk.name(player, "shown-player"))
    if match.clock is not None and match.phase == GUESS and not match.round.rows:
        parts += [words("label-clock"), words.list("names-clock")[CLOCKS.index(match.rules.clock)]]
    return " ".join(parts), to_move(match) + 1, inks.CURSOR


def _end(desk, match, side):
    """Tell how the round of a side ended, and the score so far."""
    words = desk.words
    played = match.sides[side]
    rows = played.misses + 1 if match.rules.laid else len(played.rows)
    if played.state == VOID:
        said = words("shown-void")
    else:
        said = words({WON: "shown-won", TIME_UP: "shown-time"}.get(played.state, "shown-lost")).format(rows)
    if len(match.sides) > 1:
        said = desk.name(match.breaker(side), "shown-player") + " " + said
    if match.rules.scored and match.rules.rounds > 1:
        from firmware.game.score import standing

        said += " " + _score(standing(match))
    return said, rows or 1, inks.EXACT if played.state == WON else inks.WRONG


def _score(scores):
    return ":".join([str(score) for score in scores])
