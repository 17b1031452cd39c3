"""The candidates: the rows played, and the codes that fit them all.

Two ways of finding them share one interface: a bit a code for spaces up to 65,536 numbers (`bits`), a search from
the rows alone for larger ones (`sparse`). No list of codes is kept by either. Their interface is `space/base.py`.
"""

from firmware.engine.room import SMALL_SPACE
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
