"""The room that a game has in memory: for weighing codes, and for holding those that guesses are judged by."""

import gc

MOST_BESIDE = 10000  # codes of a game beside which a small heap has room for a wire, or for a display at the cable
SMALL_SPACE = 65536  # codes, up to which each has a bit
_HEAP = 250000  # bytes, in which the codes of a larger space are counted, drawn fairly and judged by
ALL_FRONTS = 1331  # so many beginnings of codes are all looked at, with at most as many ends behind each
_MOST_BYTES = 9600  # that codes held to be judged by may take: one for each, by colour, at each place and in pairs
_SAMPLE = 100  # codes: as many as tell a good guess from a bad one


def has_room(variant, most=SMALL_SPACE):
    """Return whether the codes that fit are counted, and guesses weighed; otherwise such codes are only looked for.
    A heap that is small has room for so many codes at most.
    """
    if variant.space <= most or not hasattr(gc, "mem_alloc"):
        return True  # without a look at the whole heap, which takes 8 ms
    return gc.mem_alloc() + gc.mem_free() >= _HEAP  # type: ignore[attr-defined]


def sample_size(variant):
    """Return how many codes to draw where drawing them takes long, or judging by them must not."""
    return min(_SAMPLE, fitting_into(variant, 0))


def fitting_into(variant, taken):
    """Return how many codes there is room to hold, beside so many bytes that are taken."""
    return (_MOST_BYTES - taken) // ((variant.pegs + 1) * variant.base)


def places_of(variant):
    """Return how many places a tail fills."""
    places = 1
    while places < variant.pegs and variant.base ** (places + 1) <= ALL_FRONTS:
        places += 1
    return places


def has_few_fronts(variant):
    """Return whether all beginnings of codes can be looked at."""
    return variant.space // variant.base ** places_of(variant) <= ALL_FRONTS
