"""The fields of a variant, in both directions."""

from firmware.engine.variant import MOST_COLOURS, MOST_PEGS, MOST_ROWS, TELLS, Variant

VARIANTS = MOST_PEGS * (MOST_COLOURS - 1) * 2 * 2 * MOST_ROWS * len(TELLS)  # that `first_fields` can tell apart


def variant_fields(box, variant):
    """Pack the variant, or return the one that is unpacked."""
    return zero_field(box, variant, first_fields(box, variant))


def zero_field(box, variant, made):
    """Go on where `first_fields` has made a variant: whether its codes may begin with a 0, if they may or may not."""
    number = Variant(*(made.key()[:-1] + (False,)))
    never = box.field(int(variant is not None and not variant.zero), 1 if number.zero else 2)
    return number if never else made


def first_fields(box, variant):
    """Pack all of a variant but whether its codes may begin with a 0, or return the one that is unpacked."""
    key = variant.key() if variant else (1, 2, True, False, 1, TELLS[0])
    pegs, colours, repeats, blanks, rows, tells = key[:6]
    pegs = box.field(pegs - 1, MOST_PEGS) + 1
    colours = box.field(colours - 2, MOST_COLOURS - 1) + 2
    repeats = bool(box.field(int(repeats), 2))
    blanks = bool(box.field(int(blanks), 2))
    rows = box.field(rows - 1, MOST_ROWS) + 1
    tells = TELLS[box.field(TELLS.index(tells), len(TELLS))]
    return Variant(pegs, colours, repeats, blanks, rows, tells)
