"""What is asked again after a line that was wrong: of a long question the last line, for the rest stands above."""

_FEW = 3  # lines are not long


def ask(lines):
    """The question; None while the device works."""
    asked = []
    for line in lines:
        if line is None:
            yield None
        else:
            asked.append(line)
    yield from asked if len(asked) <= _FEW else asked[-1:]
