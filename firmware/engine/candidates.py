"""What is still possible: the rows played, and the codes that fit them all.

Two ways of finding them share one interface: a bit a code for spaces up to 65,536 numbers (`bits`), a search from
the rows alone for larger ones (`sparse`). No list of codes is kept by either. Their interface is `space/base.py`.
"""

SMALL_SPACE = 65536
_MOST_BYTES = 9600  # that codes held to be judged by may take: one for each, by colour, at each place and in pairs
_SAMPLE = 100  # codes: as many as tell a good guess from a bad one


def candidates(variant):
    """Return the candidates of a new round of this variant."""
    # only the one in use takes memory on the board
    if variant.space <= SMALL_SPACE:
        from firmware.engine.space.bits import Bits

        return Bits(variant)
    from firmware.engine.space.sparse import Sparse

    return Sparse(variant)


def load(variant):
    """Load what the candidates of this variant need: a generator, since a board does it in steps."""
    yield from ()
    if variant.space <= SMALL_SPACE:
        from firmware.engine.space import bits

        return bits
    from firmware.engine.space import sparse

    return sparse


def sample_size(variant):
    """Return how many codes to draw where drawing them takes long, or judging by them must not."""
    return min(_SAMPLE, fitting_into(variant, 0))


def fitting_into(variant, taken):
    """Return how many codes there is room to hold, beside so many bytes that are taken."""
    return (_MOST_BYTES - taken) // ((variant.pegs + 1) * variant.base)
