"""Pack a few numbers into a few bytes, so that each takes only the room that its range needs.

A format is written once, as a walk over its fields that serves in both directions:

  def walk(box, thing):
      thing.rows = box.field(thing.rows, 21)      # a number from 0 to 20

`Packing` takes the fields from the thing, and `Unpacking` puts them into it. The bytes are a version and
then one integer in mixed radix, with the first field least significant.
"""

from firmware.engine.variant import MOST_COLOURS, MOST_PEGS, MOST_ROWS, TELLS, Variant
from firmware.game.modes import LONGEST_NAME

VARIANTS = MOST_PEGS * (MOST_COLOURS - 1) * 2 * 2 * MOST_ROWS * len(TELLS)  # that there are, but for their `zero`
_SIGNS = 0x500  # of names, up to the last Cyrillic letter


class Packing:
    def __init__(self, before=None):
        """Go on from what was packed `before`."""
        self.number = before.number if before else 0
        self._scale = before._scale if before else 1  # noqa: SLF001 - of its own class

    def field(self, value, radix):
        if not 0 <= value < radix:
            raise ValueError("a field must be a number from 0 to {}, not {}".format(radix - 1, value))
        self.number += value * self._scale
        self._scale *= radix
        return value

    def content(self, version):
        """Return the bytes of what was packed."""
        size = 0
        while (self._scale - 1) >> 8 * size:
            size += 1
        return bytes([version]) + self.number.to_bytes(size, "little")


class Unpacking:
    """Read what this version packed; a sentence for any other."""

    def __init__(self, content, version):
        if not content or content[0] != version:
            raise ValueError("this was saved by another version")
        self.number = int.from_bytes(content[1:], "little")

    def field(self, _value, radix):
        value = self.number % radix
        self.number //= radix
        return value


def packed(version, walk, *of):
    """Return the bytes of what a walk packs."""
    box = Packing()
    walk(box, *of)
    return box.content(version)


def unpacked(content, version, walk, *of):
    """Return what a walk unpacks from these bytes; raise a sentence if they are of another version, or damaged."""
    box = Unpacking(content, version)
    found = walk(box, *of)
    expect(not box.number)  # otherwise it was not packed here
    return found


def expect(sound):
    """Raise a sentence if what was unpacked is not sound."""
    if not sound:
        raise ValueError("what was saved is damaged")


def code_field(box, variant, code):
    """Pack a code, or None, or return what is unpacked."""
    number = box.field(0 if code is None else code + 1, variant.space + 1)
    return number - 1 if number else None


def list_field(box, numbers, most, radix):
    """Pack numbers of this radix, at most so many, or return those that are unpacked."""
    length = box.field(len(numbers), most + 1)
    return list(map(box.field, numbers or [0] * length, [radix] * length))


def name_field(box, name):
    """Pack a name, or return the one that is unpacked."""
    name = "".join(map(chr, list_field(box, list(map(ord, name)), LONGEST_NAME, _SIGNS)))
    expect(all(map(is_printed, name)))
    return name


def is_printed(sign: str):
    """Return true for ASCII, and for Latin and Cyrillic letters."""
    return " " <= sign <= "~" or "\u00c0" <= sign <= "\u017e" or "\u0400" <= sign <= "\u04ff"


def variant_fields(box, variant):
    """Pack the variant, or return the one that is unpacked."""
    return round_fields(box, variant)[0]


def round_fields(box, variant, code=None):
    """Pack a variant and a code of it, unless that is None, or return those that are unpacked."""
    of = variant or Variant(1, 2)
    pegs = box.field(of.pegs - 1, MOST_PEGS) + 1
    colours = box.field(of.colours - 2, MOST_COLOURS - 1) + 2
    repeats = bool(box.field(of.repeats, 2))
    blanks = bool(box.field(of.blanks, 2))
    rows = box.field(of.rows - 1, MOST_ROWS) + 1
    key = pegs, colours, repeats, blanks, rows, TELLS[box.field(of.tells, len(TELLS))]
    made = Variant(*key)
    code = box.field(code or 0, 1 if code is None else made.space)
    number = Variant(*(key + (False,)))
    # that no code begins with a 0 is told last: numbers of rounds that were told before there was this stay valid
    return number if box.field(not of.zero, 1 if number.zero else 2) else made, code
