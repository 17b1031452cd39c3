"""A list of rows: the name, the word for large letters, the meaning, and what the entry does. That is an answer as `do`
has it, or a function that gives one.
"""

from firmware.ui.screen import List

_LONG = (
    "again",
    "day",
    "grades",
    "helper",
    "hint",
    "known",
    "lesson",
    "read",
    "retry",
    "rules",
    "seal",
    "stats",
    "test",
    "undo",
    "you",
)  # entries with another word for large letters


class Rows(List):
    """A list of rows that are there when it opens."""

    def __init__(self, shell):
        List.__init__(self, shell)
        self.rows = self.listed()
        self.count = len(self.rows)

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

    def changed(self):
        """Make the rows anew, since a value is another."""
        self.rows = self.listed()
        self.count = len(self.rows)
        self.chosen = min(self.chosen, self.count - 1)
        self.version += 1


def row(key, does, *filled, meaning=()):
    """A row whose words go by one key."""
    return (("entry-" + key,) + filled, ("menu-" + key,) if key in _LONG else (), meaning, does)
