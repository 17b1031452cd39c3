"""The other direction of fields.py: numbers from bytes. It is loaded when something is, and a board then drops it."""


class Unpacking:
    """Read what this version packed; a sentence for any other."""

    def __init__(self, content, version):
        if not content or content[0] != version:
            raise ValueError("this was saved by another version")
        self._left = int.from_bytes(content[1:], "little")

    def field(self, _value, radix):
        value = self._left % radix
        self._left //= radix
        return value

    def finish(self):
        """Raise a sentence if something is left over: then it was not packed here."""
        expect(not self._left)


def expect(sound):
    """Raise a sentence if what was unpacked is not sound."""
    if not sound:
        raise ValueError("what was saved is damaged")
