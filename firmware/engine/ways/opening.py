"""The first guess of a round, by its shape: which of its pegs are alike."""

from firmware.engine import codes


def opening(variant, shape):
    """Return the first guess of a shape such as "AABB", cut to the pegs or going on with a pair of each next letter.

    Where the colours are too few they come again; where none repeats the shape is "ABCD".
    """
    colours = []
    for place in range(variant.pegs):
        if not variant.repeats:
            colour = place
        elif place < len(shape):
            colour = ord(shape[place]) - ord("A")
        else:
            colour = (place - len(shape)) // 2 + ord(shape[-1]) - ord("A") + 1
        colours.append(colour % variant.base)
    return codes.pack(variant, colours)
