"""The codes that are still possible, in reading order, a page at a time; and lists that are folded into lines."""

from firmware.ui import letters

WIDTH = 78
_LINES = 8
_LOOKING_MS = 10000  # for each page


def listed(console, candidates, asking=True):
    """A page of them; further pages if asked for, else the note that there are more."""
    variant = candidates.variant
    across = WIDTH // (variant.pegs + 1)
    ordered = candidates.ordered()
    page = []
    while True:
        all_seen = yield from console.work(_fill(page, ordered, across * _LINES + 1), _LOOKING_MS)
        for line in range(0, min(len(page), across * _LINES), across):
            yield " ".join([letters.spell(variant, code, "") for code in page[line : line + across]])
        page = page[across * _LINES :]  # one more was looked for, to know whether there is another page
        if not page:
            if not all_seen:
                yield console.words("list-cut")
            return
        if not asking:
            yield console.words("and-more")
            return
        typed = yield from console.ask(console.words("more"), passing=True)
        if typed.strip():
            console.put_back(typed)
            return


def folded(items, between=", "):
    """The items in as few lines as they need."""
    lines = [""]
    for number in range(len(items)):
        item = items[number] + (between.rstrip() if number + 1 < len(items) else "")
        if lines[-1] and len(lines[-1]) + 1 + len(item) > WIDTH:
            lines.append("")
        lines[-1] += (" " if lines[-1] else "") + item
    return lines


def _fill(page, ordered, most):
    """Put the next codes into the page: a generator that gives back control after every step."""
    if len(page) == most:
        return
    for code in ordered:
        if code is None:
            yield
        else:
            page.append(code)
            if len(page) == most:
                return
