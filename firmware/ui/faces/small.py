"""A view on a display of a few lines: the rows played, the row in hand, and below them the caption.

Short rows stand in two columns, the oldest at the top left. The display tells how many `columns` and `lines` it has; it
writes texts, in which EXACT, NEAR and CURSOR have a sign of their own, and can be turned, dimmed and moved.
"""

from firmware.ui.notation import EXACT_SIGN, NEAR_SIGN, folded
from firmware.ui.screen import LINES

EXACT, NEAR, CURSOR = "\x01", "\x02", "\x03"
MOVES_AFTER = 50  # drawings: a few minutes of play


class Small:
    """In the place of a display, for Displayed."""

    asks = through = leaves = keeps = False

    def __init__(self, screen):
        self._screen = screen
        self._drawn = 0
        self.columns = screen.columns

    def draw(self, view):
        screen = self._screen
        screen.turn(view.turned)
        screen.light(view.light)
        self._drawn += 1
        if self._drawn % MOVES_AFTER == 0:
            screen.move(self._drawn // MOVES_AFTER)
        lines = lines_of(view, screen.columns, screen.lines)
        for number in range(screen.lines):
            screen.write(number, lines[number])


def lines_of(view, columns, lines):
    """Return the lines of a view, the caption last."""
    room = lines - 1
    if view.entries:
        above = _choices(view, room)
    elif view.kind == LINES:
        hand = [_hand(view)] if view.hand else []
        seen = " ".join(view.lines or [view.title])
        seen = seen[: (room + 1) * (columns + 1)]  # the rest is not even split: a list of codes has many words
        above = folded(seen.split(" "), "", columns)[: room - len(hand)] + hand
    else:
        above = _rows(view, columns, room) if view.pegs else []
    caption = view.turn + ": " + view.caption if view.turn else view.caption
    if view.clock:
        caption = "{} {}".format(view.clock, caption)
    return above + [""] * (room - len(above)) + [caption[:columns]]


def _choices(view, room):
    """Return the entries around the one that is chosen."""
    count = len(view.entries)
    first = max(0, min(view.chosen - room // 2, count - room))
    return [(">" if at == view.chosen else " ") + view.entries[at][0] for at in range(first, min(count, first + room))]


def _rows(view, columns, room):
    """As many rows as there is room for, up to the one that is looked at, or else the row in hand."""
    cells = [_signs(view, digits) + " " + _mark(view, mark) for digits, mark in view.rows]
    if view.back >= 0:
        cells = cells[: len(cells) - view.back]
        cells[-1] = ">" + cells[-1]
    elif view.code:
        cells.append(_signs(view, view.code) + " =")
    elif view.hand:
        cells.append(_hand(view))
    width = 2 * view.pegs + 2
    across = max(1, (columns + 1) // (width + 1))
    cells = cells[-across * room :]
    lines = [""] * room
    for number in range(len(cells)):
        line = number % room
        gap = number // room * (width + 1) - _length(lines[line])
        lines[line] += " " * gap + cells[number]
    return lines


def _length(text):
    return len(text) - text.count(CURSOR)


def _signs(view, digits):
    return "".join([view.letters[digit] for digit in digits])


def _mark(view, mark):
    return mark.replace(EXACT_SIGN, EXACT).replace(NEAR_SIGN, NEAR)


def _hand(view):
    """Return the row in hand, with the place that the keys act on, and a mark that is being given."""
    text = ""
    for place in range(len(view.hand)):
        digit = view.hand[place]
        text += "." if digit is None else view.letters[digit]
        if place == view.cursor:
            text += CURSOR
    return text if view.mark is None else text + " " + _mark(view, view.mark) + CURSOR
