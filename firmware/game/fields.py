"""Pack a few numbers into a few bytes, so that each takes only the room that its range needs.

A format is written once, as a walk over its fields that serves in both directions:

  def walk(box, thing):
      thing.rows = box.field(thing.rows, 21)      # a number from 0 to 20

`Packing` takes the fields from the thing, and `Unpacking` (unpacking.py) puts them into it. The bytes are a version and
then one integer in mixed radix, with the first field least significant.
"""

from firmware.engine.variant import MOST_COLOURS, MOST_PEGS, MOST_ROWS, TELLS, Variant

VARIANTS = MOST_PEGS * (MOST_COLOURS - 1) * 2 * 2 * MOST_ROWS * len(TELLS)  # that `first_fields` can tell apart


class Packing:
    old = False

    def __init__(self):
        self._number = 0
        self._scale = 1

    def field(self, value, radix):
        if not 0 <= value < radix:
            raise ValueError("a field must be a number from 0 to {}, not {}".format(radix - 1, value))
        self._number += value * self._scale
        self._scale *= radix
        return value

    def names(self, names):
        """The names by whose places they are packed."""
        return names

    def content(self, version):
        """The bytes of what was packed."""
        return bytes([version]) + self._number.to_bytes(size_of(self._scale), "little")


def size_of(scale):
    """The bytes that hold every number below the scale."""
    size = 0
    while (scale - 1) >> 8 * size:
        size += 1
    return size


def code_field(box, variant, code):
    """A code, or -1 for none."""
    return box.field(code + 1, variant.space + 1) - 1


def variant_fields(box, variant):
    """Pack the variant, or return the one that is unpacked."""
    made = first_fields(box, variant)
    return made if box.old else zero_field(box, variant, made)


def zero_field(box, variant, made):
    """Go on where `first_fields` has made a variant: whether its codes may begin with a 0, if they may or may not."""
    number = Variant(*(made.key()[:-1] + (False,)))
    never = box.field(int(variant is not None and not variant.zero), 1 if number.zero else 2)
    return number if never else made


def first_fields(box, variant):
    """Pack what made up a variant in 0.1.0, and return a variant of that; or the one that is unpacked."""
    key = variant.key() if variant else (1, 2, True, False, 1, TELLS[0])
    pegs, colours, repeats, blanks, rows, tells = key[:6]
    pegs = box.field(pegs - 1, MOST_PEGS) + 1
    colours = box.field(colours - 2, MOST_COLOURS - 1) + 2
    repeats = bool(box.field(int(repeats), 2))
    blanks = bool(box.field(int(blanks), 2))
    rows = box.field(rows - 1, MOST_ROWS) + 1
    tells = TELLS[box.field(TELLS.index(tells), len(TELLS))]
    return Variant(pegs, colours, repeats, blanks, rows, tells)
