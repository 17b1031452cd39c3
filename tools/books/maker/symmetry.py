"""Find the guesses that are really different for a given set of candidates.

A symmetry of a set is a permutation of the places together with a renaming of the colours that maps the set onto
itself. Two guesses that a symmetry maps onto each other lead to the same game, so one of them is enough. All of this
depends on the set alone, not on the guesses that led to it: colours that were never tried, or are ruled out, turn out
to be interchangeable without special treatment.
"""

from itertools import permutations
from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from tools.books.maker.bits import kernel
from tools.books.maker.space import Space


class Symmetry(NamedTuple):
    """The arrays with which the symmetries of the sets of a variant are found."""

    digits: NDArray[np.int64]
    shuffles: NDArray[np.int64]  # of the places
    powers: NDArray[np.int64]
    index_of: NDArray[np.int64]
    prints: NDArray[np.uint64]
    colours: int
    repeats: bool


def symmetry_of(space: Space, prints: NDArray[np.uint64]) -> Symmetry:
    index_of = np.full(space.base**space.pegs, -1, np.int64)
    index_of[space.codes] = np.arange(len(space.codes))
    shuffles = np.array(list(permutations(range(space.pegs))), np.int64)
    return Symmetry(space.digits, shuffles, space.powers, index_of, prints, space.base, space.repeats)


@kernel
def _image_print(members, digits, places, renamed, powers, index_of, prints):
    """Return the fingerprint of the image of a set under one permutation and renaming."""
    total = np.uint64(0)
    for s in members:
        code = 0
        for place in range(places.shape[0]):
            code += renamed[digits[s, places[place]]] * powers[place]
        total ^= prints[index_of[code]]
    return total


@kernel
def _same(one, two):
    """Tell if two rows are equal."""
    for i in range(one.shape[0]):  # noqa: SIM110 - numba compiles no generator
        if one[i] != two[i]:
            return False
    return True


@njit(cache=True)
def _colour_counts(members, digits, colours):
    """Count the candidates that have a colour at a place: (colour, place)."""
    counts = np.zeros((colours, digits.shape[1]), np.int64)
    for s in members:
        for place in range(digits.shape[1]):
            counts[digits[s, place], place] += 1
    return counts


@njit(cache=True)
def _classes(members, digits, counts, powers, index_of, prints, own):
    """Return the lowest of the colours with which each colour can be exchanged."""
    colours = counts.shape[0]
    lowest = np.arange(colours)
    identity = np.arange(digits.shape[1])
    for colour in range(1, colours):
        for other in range(colour):
            if lowest[other] != other or not _same(counts[colour], counts[other]):
                continue
            renamed = np.arange(colours)
            renamed[colour], renamed[other] = other, colour
            image = _image_print(members, digits, identity, renamed, powers, index_of, prints)
            if image == own:
                lowest[colour] = other
                break
    return lowest


@njit(cache=True)
def _renaming(counts, places):
    """Return a renaming of the colours that could go with a permutation; [-1] if there is none."""
    colours = counts.shape[0]
    renamed = np.full(colours, -1, np.int64)
    taken = np.zeros(colours, np.bool_)
    for colour in range(colours):
        shuffled = counts[colour][places]
        for other in range(colours):
            if not taken[other] and _same(counts[other], shuffled):
                renamed[colour] = other
                taken[other] = True
                break
        if renamed[colour] < 0:
            break
    return renamed


@njit(cache=True)
def _precedes(digits_of_guess, places, renamed, lowest, merged, colours):
    """Tell if a symmetry can map a guess onto a lower code."""
    names = np.full(colours, -1, np.int64)
    used = np.zeros(colours, np.int64)
    for place in range(places.shape[0] - 1, -1, -1):
        colour = renamed[digits_of_guess[places[place]]]
        kind = lowest[colour]
        if merged[kind]:
            tidy = kind
        elif names[colour] >= 0:
            tidy = names[colour]
        else:
            tidy = kind
            skip = used[kind]
            while skip > 0 or lowest[tidy] != kind:
                skip -= lowest[tidy] == kind
                tidy += 1
            used[kind] += 1
            names[colour] = tidy
        if tidy != digits_of_guess[place]:
            return tidy < digits_of_guess[place]
    return False


@njit(cache=True, nogil=True)
def distinct_guesses(symmetry, members):
    """Return the index of the lowest guess of each class, ascending: only those need to be considered."""
    digits, shuffles, powers, index_of, prints, colours, repeats = symmetry
    own = np.uint64(0)
    for s in members:
        own ^= prints[s]
    counts = _colour_counts(members, digits, colours)
    lowest = _classes(members, digits, counts, powers, index_of, prints, own)
    merged = np.zeros(colours, np.bool_)
    if repeats:
        for colour in range(colours):
            merged[colour] = counts[colour].sum() == 0
    elements = 0
    places = np.empty_like(shuffles)
    renamings = np.empty((shuffles.shape[0], colours), np.int64)
    for i in range(shuffles.shape[0]):
        renamed = np.arange(colours) if i == 0 else _renaming(counts, shuffles[i])
        if renamed.min() < 0:
            continue
        image = _image_print(members, digits, shuffles[i], renamed, powers, index_of, prints)
        if image == own:
            places[elements] = shuffles[i]
            renamings[elements] = renamed
            elements += 1
    if elements == 1 and _same(lowest, np.arange(colours)):
        return np.arange(digits.shape[0])
    chosen = np.empty(digits.shape[0], np.int64)
    count = 0
    for guess in range(digits.shape[0]):
        keep = True
        for e in range(elements):
            if _precedes(digits[guess], places[e], renamings[e], lowest, merged, colours):
                keep = False
                break
        if keep:
            chosen[count] = guess
            count += 1
    return chosen[:count]
