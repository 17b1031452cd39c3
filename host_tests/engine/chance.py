"""A test of counts against chance; in the board's language."""

_UNLIKELY = 3.09  # standard deviations: chance exceeds them once in a thousand


def unlikely(counts):
    """Return whether counts that should be alike differ more than chance makes them once in a thousand times."""
    return deviation(counts) > _UNLIKELY


def deviation(counts):
    """Return how far they differ more than chance makes them on average, in standard deviations.

    By the test of chi-square, with the approximation of Wilson and Hilferty.
    """
    counts = list(counts)
    expected = sum(counts) / len(counts)
    freedom = len(counts) - 1
    square = sum([(count - expected) ** 2 for count in counts]) / expected
    part = 2 / (9 * freedom)
    return ((square / freedom) ** (1 / 3) - (1 - part)) / part**0.5
