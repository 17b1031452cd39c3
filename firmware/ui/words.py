"""The words of the interface: one table a language, a text file that can be swapped whole.

A line of the table is a key, a colon, a space and the text; `{}` stands for what is filled in. The lines are in the
order of their keys. The file is searched for each text, a piece at a time, so that a language takes no memory. What a
person types is matched in any case.
"""

LANGUAGES = ("en", "de", "fr", "pl", "ru")
SIGNS = ("colours", "letters", "digits")  # in which codes are written
_PIECE = 512


class Wrong(ValueError):
    """A person typed something invalid: the key of the sentence that says why, and what fills it."""


class Words:
    def __init__(self, opened):
        self.opened = opened  # opens the table for reading bytes

    def __call__(self, key, *filled):
        """The text with this key."""
        text = self.find(key)
        return text.format(*filled) if filled else text

    def list(self, key):
        """The words of a text."""
        return self.find(key).split()

    def answer(self, line: str):
        """True for yes and False for no, in this language or in English, by the first letter too; None for neither."""
        from firmware.ui.capitals import upper

        typed = upper(line.strip())
        yes, no = [upper(word) for word in self.list("yes-no")]
        if typed in (yes, yes[0], "YES"):
            return True
        return False if typed in (no, no[0], "NO") else None

    def find(self, key):
        """The text with this key, looked up in the table."""
        wanted = "\n{}: ".format(key).encode()
        with self.opened() as table:
            before = _before(table, wanted[1:])
            table.seek(before)
            seen = b"" if before else b"\n"
            while True:
                piece = table.read(_PIECE)
                seen += piece
                start = seen.find(wanted)
                if start >= 0:
                    seen = seen[start + len(wanted) :]
                    break
                if not piece:
                    raise KeyError(key)
                seen = seen[-len(wanted) :]
            while piece and b"\n" not in seen:
                piece = table.read(_PIECE)
                seen += piece
        return seen.split(b"\n")[0].decode().rstrip("\r")


def _before(table, wanted):
    """A place in the table before the line that begins so, and at most two pieces away: found by halving."""
    low = 0
    high = table.seek(0, 2) // _PIECE + 1
    while high - low > 1:
        middle = (low + high) // 2
        table.seek(middle * _PIECE)
        piece = table.read(_PIECE)
        start = piece.find(b"\n") + 1
        end = start + len(wanted)
        if start and end <= len(piece) and piece[start:end] <= wanted:
            low = middle
        else:
            high = middle
    return low * _PIECE
