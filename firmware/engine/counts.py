"""The number of codes that each row of a finished round left, long before its grades, and without their needs."""

from firmware.engine.candidates import candidates


def counts(variant, rows, left):
    """Put how many codes fit before the first row and after each, and whether that is an estimate, into the list
    `left`: a generator that yields after every step.
    """
    possible = candidates(variant)
    yield
    left.append((possible.left, possible.about))
    for row in rows:
        possible.add(*row)
        yield from possible.settle()
        left.append((possible.left, possible.about))
