"""Pack a few numbers into a few bytes, so that each takes only the room that its range needs.

A format is written once, as a walk over its fields that serves in both directions:

  def walk(box, thing):
      thing.rows = box.field(thing.rows, 21)      # a number from 0 to 20

`Packing` takes the fields from the thing, and `Unpacking` (unpacking.py) puts them into it. The bytes are a version and
then one integer in mixed radix, with the first field least significant.
"""


class Packing:
    def __init__(self, begun=None):
        """`begun`: what was packed before, to go on from."""
        self._number = begun._number if begun else 0  # noqa: SLF001 - of its own class
        self._scale = begun._scale if begun else 1  # noqa: SLF001

    def field(self, value, radix):
        if not 0 <= value < radix:
            raise ValueError("a field must be a number from 0 to {}, not {}".format(radix - 1, value))
        self._number += value * self._scale
        self._scale *= radix
        return value

    def content(self, version):
        """Return the bytes of what was packed."""
        size = 0
        while (self._scale - 1) >> 8 * size:
            size += 1
        return bytes([version]) + self._number.to_bytes(size, "little")


def code_field(box, variant, code):
    """Return a code, or -1 for none."""
    return box.field(code + 1, variant.space + 1) - 1
