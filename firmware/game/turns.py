"""Whose turn it is: who makes and who breaks, round by round; and in a race, whose row it is and when it is over.

In a race two codes are guessed by turns, row for row. It is over when one side has come to its end and the other has
had as many rows. The side with fewer rows plays, so that one whose rows were cut short by a corrected mark catches up.
"""

from firmware.game.agreed import PERSON
from firmware.game.phases import CHECK, GUESS, MARK, SET, THINK
from firmware.game.round import RUNNING, STOPPED


class Turns:
    """`side` is the one that is played: a round has one side, or two in a race."""

    def __init__(self, rules):
        self.rules = rules
        self.round_number = 0
        self.sides: list = [None] * rules.sides  # the round of each; None until it has its code
        self.side = -1
        self.phase = SET
        self.clock = None  # of whoever guesses in a blitz; deal.py sets it up

    @property
    def round(self):
        """Return the round on the table; None until it has its code."""
        return self.sides[self.side]

    def breaker(self, side=None):
        """Return the number of the player who guesses."""
        return (self.round_number + (self.side if side is None else side)) % len(self.rules.players)

    def maker(self, side=None):
        return (self.breaker(side) - 1) % len(self.rules.players)

    def kinds(self, side=None):
        """Return the kinds of the maker and of the breaker: PERSON, DEVICE, ELSEWHERE."""
        return self.rules.players[self.maker(side)], self.rules.players[self.breaker(side)]

    def variant(self, side=None):
        """Return the variant of the breaker: that of the match, or one of their own."""
        rules = self.rules
        return rules.own[self.breaker(side)] if rules.own else rules.variant

    def breaks(self, kind):
        """Return whether the breaker is of this kind."""
        return self.rules.players[self.breaker()] == kind

    def makes(self, kind):
        """Return whether the maker is of this kind."""
        return self.rules.players[self.maker()] == kind

    @property
    def goes_on(self):
        """Return whether a lone person plays row after row, and nobody needs to be told whose turn it is."""
        return self.phase in (GUESS, MARK, CHECK, THINK) and self.rules.players.count(PERSON) == 1

    def is_over(self):
        """Return whether the round is over, on both sides where there are two."""
        if len(self.sides) == 1:
            return self.sides[0].state != RUNNING
        first, second = self.sides
        return _is_decided(first, second) or _is_decided(second, first)

    def to_play(self):
        """Return the side that plays next, while it is not over; it is running."""
        sides = self.sides
        return 1 if len(sides) > 1 and len(sides[1].rows) < len(sides[0].rows) else 0

    def stop(self):
        """Stop the other side where one has come to its end."""
        for played in self.sides:
            if played.state == RUNNING:
                played.end(STOPPED)


def _is_decided(ended, other):
    return ended.state != RUNNING and len(other.rows) >= len(ended.rows)
