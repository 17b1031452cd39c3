"""A small strategy, as a tree, from which tests write a book."""


class Guess:
    """A node, as the writer takes it."""

    def __init__(self, guess, left, children):
        self.guess = guess
        self.left = left
        self.children = children
