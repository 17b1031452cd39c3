"""A round that is over, gone on from one of its rows as practice."""

from firmware.game.round import HELD, Round
from firmware.game.rules import agree


def retry(desk, played, rows):
    """Begin a round with the code of this one, and so many of its rows."""
    desk.begin(agree("practice", played.variant, level=desk.match.rules.level))
    again = Round(played.variant, HELD, played.secret())
    for guess, _ in played.rows[:rows]:
        again.guess(guess)
    desk.match.sides[0] = again
