"""What the device makes of a round's rows: what is still possible, and what it would play.

It knows the rows and nothing else, so that it cannot peep at a code that the device holds.
"""

# How long it may think, by the size of the space: 1.5, 4 and 10 seconds, less what the last steps may take.
_LIMITS_MS = ((10000, 1450), (1000000, 3950))
_LONGEST_MS = 9950
_LOOKS_AT_ALL_MS = 5000
_LOOKING_AT_ALL = ("minimax", "entropy")


class Mind:
    def __init__(self, variant, randrange, book=None):
        from firmware.engine.candidates import candidates

        self.candidates = candidates(variant)
        self._randrange = randrange
        self.book = book
        self._settling = None  # the work that the rows have made, while it goes on

    def follow(self, rows):
        """Take over the rows of the round: a generator that gives back control after every step.

        Two who follow at a time do the same work together.
        """
        known = self.candidates.rows
        if known != rows or self._settling is None:
            while known != rows[: len(known)]:
                self.candidates.drop()
            for row in rows[len(known) :]:
                self.candidates.add(*row)
            self._settling = self.candidates.settle()
        settling = self._settling
        for _ in settling:
            yield
        if settling is self._settling:
            self._settling = None  # one that is done would still hold all that it worked with

    def contradicted(self):
        """Whether the rows followed leave no code at all."""
        return self.candidates.whole and self.candidates.left == 0

    def thought(self, level):
        """A new thought about the next guess."""
        from firmware.engine.thinking import think

        return think(level, self.candidates, self._randrange, self.book)


def limit_ms(variant, level):
    """How long a thought of this level may take."""
    for space, limit in _LIMITS_MS:
        if variant.space <= space:
            return _LOOKS_AT_ALL_MS if level in _LOOKING_AT_ALL else limit
    return _LONGEST_MS
