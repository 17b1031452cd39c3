"""What is still possible: the rows played, and the codes that fit them all.

Two ways of finding them stand behind one surface: a bit a code for spaces up to 65,536 numbers (`bits`), a search from
the rows alone for larger ones (`sparse`). No list of codes is kept by either. What they can do stands in `possible`.
"""

SMALL_SPACE = 65536


def candidates(variant):
    """The candidates of a new round of this variant."""
    # only the one that is played with takes room on the board
    if variant.space <= SMALL_SPACE:
        from firmware.engine.bits import Bits

        return Bits(variant)
    from firmware.engine.sparse import Sparse

    return Sparse(variant)


def found(steps):
    """The codes that a search finds, as a list; it is run to its end."""
    return [code for code in steps if code is not None]


def finish(steps):
    """Run a search to its end in one go."""
    for _ in steps:
        pass
