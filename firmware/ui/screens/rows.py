"""A list of rows: the name, the word for large letters, the meaning, and what the entry does. That is an answer as `do`
has it, or a function that gives one.
"""

from firmware.ui import commands
from firmware.ui.screen import List

_LONG = ("day", "known", "test", "you")  # entries with another word for large letters


class Rows(List):
    """A list of rows that are there when it opens."""

    def __init__(self, shell):
        List.__init__(self, shell)
        self.list_again()

    def list_again(self):
        """Make the rows anew, since something has changed."""
        self.rows = self.listed()
        self.count = len(self.rows)
        self.chosen = min(self.chosen, self.count - 1)
        self.version += 1

    def listed(self):
        return []

    def entry(self, at):
        return self.rows[at][:3]

    def key_at(self, at):
        """Return the key of the field that an entry has the value of, or nothing."""
        does = self.rows[at][3]
        return does[1] if isinstance(does, tuple) and does[0] == "value" else ""

    def take(self, at):
        does = self.rows[at][3]
        return does() if callable(does) else does


def row(key, does, meaning=()):
    """Return a row whose words go by one key; in large letters that of a command is the word that can be typed."""
    short: tuple = ("menu-" + key,) if key in _LONG else ()
    if not short and key.upper() in commands.NAMES:
        short = commands.word(key.upper())
    return (("entry-" + key,), short, meaning, does)
