"""A few numbers packed into a few bytes, each taking only the room that its range needs.

A format is written once, as a walk over its fields, and serves both ways:

  def walk(box, thing):
      thing.rows = box.field(thing.rows, 21)      # a number from 0 to 20

With `Packing` the fields are read off the thing, with `Unpacking` they are put into it. The bytes are a version and
then one integer in mixed radix, the first field least significant.
"""

from firmware.engine.variant import MOST_COLOURS, MOST_PEGS, MOST_ROWS, TELLS, Variant

VARIANTS = MOST_PEGS * (MOST_COLOURS - 1) * 2 * 2 * MOST_ROWS * len(TELLS)  # that `variant_fields` tells apart


class Packing:
    def __init__(self):
        self._number = 0
        self._scale = 1

    def field(self, value, radix):
        if not 0 <= value < radix:
            raise ValueError("a field must be a number from 0 to {}, not {}".format(radix - 1, value))
        self._number += value * self._scale
        self._scale *= radix
        return value

    def content(self, version):
        """What was packed, as bytes."""
        size = 0
        while (self._scale - 1) >> 8 * size:
            size += 1
        return bytes([version]) + self._number.to_bytes(size, "little")


class Unpacking:
    """Reads what was packed; a sentence where it is of another version."""

    def __init__(self, content, version):
        if not content or content[0] != version:
            raise ValueError("this was saved by another version")
        self._left = int.from_bytes(content[1:], "little")

    def field(self, _value, radix):
        value = self._left % radix
        self._left //= radix
        return value

    def finish(self):
        """A sentence where something is left over: then it was not packed here."""
        if self._left:
            raise ValueError("what was saved is damaged")


def code_field(box, variant, code):
    """A code, or -1 for none."""
    return box.field(code + 1, variant.space + 1) - 1


def variant_fields(box, variant):
    """The variant that is packed, or the one found there."""
    pegs, colours, repeats, blanks, rows, tells = variant.key() if variant else (1, 2, True, False, 1, TELLS[0])
    pegs = box.field(pegs - 1, MOST_PEGS) + 1
    colours = box.field(colours - 2, MOST_COLOURS - 1) + 2
    repeats = bool(box.field(int(repeats), 2))
    blanks = bool(box.field(int(blanks), 2))
    rows = box.field(rows - 1, MOST_ROWS) + 1
    tells = TELLS[box.field(TELLS.index(tells), len(TELLS))]
    return Variant(pegs, colours, repeats, blanks, rows, tells)
