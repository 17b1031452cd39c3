"""A round of practice with a code that is known to the device."""

from firmware.game.round import HELD, Round
from firmware.game.rules import agree


def practise(desk, variant, code, rows=()):
    """Begin a round with this code and these guesses; the answer is that of `desk.start`."""
    level = desk.match.rules.level if desk.match else desk.wishes.get("level", "book")
    answer = desk.start(agree("practice", variant, level=level))
    if answer is None:
        again = Round(variant, HELD, code)
        for guess in rows:
            again.guess(guess)
        desk.match.sides[0] = again
    return answer
