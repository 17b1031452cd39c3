"""The codes that are still possible, in reading order, a page at a time."""

from firmware.ui import letters, telling

_LINES = 8


def listed(console, candidates, asking=True):
    """A page of them; further pages if asked for, else the note that there are more."""
    variant = candidates.variant
    across = telling.WIDTH // (variant.pegs + 1)
    line = []
    lines = 0
    for code in candidates.ordered():
        if code is None:
            yield from console.work((None,))
            continue
        if lines == _LINES:
            if not asking:
                yield console.words("and-more")
                return
            if (yield from console.ask(console.words("more"))).strip():
                return
            lines = 0
        line.append(letters.spell(variant, code, ""))
        if len(line) == across:
            yield " ".join(line)
            line.clear()
            lines += 1
    if line:
        yield " ".join(line)
