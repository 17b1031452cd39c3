"""The rows of a round that is over, to go on from one of them as practice."""

from firmware.game.phases import OVER
from firmware.ui.lights.screens import offer
from firmware.ui.retry import retry


def ask(handheld, played):
    """Offer the rows of this round."""
    desk = handheld.desk

    def take(at):
        if desk.match is not None and desk.match.phase == OVER:
            desk.note(desk.match)
        retry(desk, played, at)

    offer(handheld, [str(row + 1) for row in range(len(played.rows))], 0, take)
