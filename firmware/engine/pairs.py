"""The pairs behind a mark of exact and near: each peg of a guess with at most one peg of the code."""

from firmware.engine import codes


def paired(variant, guess, code):
    """Return for each peg of the guess the place of the code's peg that it pairs with, or -1.

    Pegs in their own place pair first. Of the others the leftmost take the leftmost that are free.
    """
    pegs = codes.unpack(variant, guess)
    wanted = codes.unpack(variant, code)
    places = [place if pegs[place] == wanted[place] else -1 for place in range(variant.pegs)]
    for place in range(variant.pegs):
        if places[place] < 0:
            for free in range(variant.pegs):
                if wanted[free] == pegs[place] and free not in places:
                    places[place] = free
                    break
    return places
