"""A list of rows: the name, the word for large letters, the meaning, and what the entry does. That is an answer as `do`
has it, or a function that gives one.
"""

from firmware.ui.screen import List

# entries with another word for large letters
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
)


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
    """Return a row whose words go by one key."""
    return (("entry-" + key,), ("menu-" + key,) if key in _LONG else (), meaning, does)
