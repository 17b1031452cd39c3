"""The candidates: the rows played, and the codes that fit them all.

Two ways of finding them share one interface: a bit a code for spaces up to 65,536 numbers (`bits`), a search from
the rows alone for larger ones (`sparse`). No list of codes is kept by either. Their interface is `space/base.py`.
"""

from firmware.engine.room import SMALL_SPACE, fitting_into, sample_size
from firmware.slots import need


def candidates(variant, rows=()):
    """Return the candidates of a round of this variant with these rows."""
    if variant.space <= SMALL_SPACE:
        possible = need("firmware.engine.space.bits").Bits(variant)
    else:
        possible = need("firmware.engine.space.sparse").Sparse(variant)
    for row in rows:
        possible.add(*row)
    return possible


def hold(possible, randrange, held):
    """Put the codes that fit, or a fair draw of them, into the list to be judged by: a generator that yields False
    after a code, and True after a longer step.
    """
    variant = possible.variant
    most = sample_size(variant)
    if variant.space <= SMALL_SPACE:
        most = max(most, fitting_into(variant, variant.space // 8))  # beside a bit for each code
    for code in possible.some(most, randrange, False):
        if code is not None:
            held.append(code)
        yield code is None
