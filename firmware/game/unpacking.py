"""The other direction of fields.py: numbers from bytes. It is loaded when something is, and a board then drops it."""

from firmware.game.fields import size_of

NEW = (
    "day",
    "practice",
    "puzzle",
    "expected",
    "five",
    "genetic",
    "spread",
    "pegs",
    "second",
)  # modes, levels and scorings since 0.1.0


class Unpacking:
    """Read what this version packed, or the one before, which is `old`; a sentence for any other."""

    def __init__(self, content, version, before=0):
        if not content or content[0] not in (version, before):
            raise ValueError("this was saved by another version")
        self.old = content[0] != version
        self._left = int.from_bytes(content[1:], "little")
        self._size = len(content) - 1
        self._scale = 1

    def field(self, _value, radix):
        value = self._left % radix
        self._left //= radix
        self._scale *= radix
        return value

    def names(self, names):
        """Return the names by whose places they were packed."""
        return tuple([name for name in names if not (self.old and name in NEW)])

    def finish(self):
        """Raise a sentence if something is left over or missing: then it was not packed here."""
        expect(not self._left and not (self.old and self._size != size_of(self._scale)))


def expect(sound):
    """Raise a sentence if what was unpacked is not sound."""
    if not sound:
        raise ValueError("what was saved is damaged")
