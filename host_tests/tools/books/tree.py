"""A book before it is written."""


class Guess:
    """A node, as the writer takes it."""

    def __init__(self, guess, left, children):
        self.guess = guess
        self.left = left
        self.children = children
