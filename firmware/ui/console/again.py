"""What is asked again: of a long question the first line and the last, for the rest stands above."""

_FEW = 3  # lines are not long


def in_short(lines):
    """The question; None while the device works."""
    asked = []
    for line in lines:
        if line is None:
            yield None
        else:
            asked.append(line)
    yield from asked if len(asked) <= _FEW else (asked[0], asked[-1])
