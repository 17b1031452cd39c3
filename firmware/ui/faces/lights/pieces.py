"""The board as lights: the rows played and the row in hand, drawn into a frame of inks.

`lit` is true in the half of a blink in which the light is on. Nothing here changes the game.
"""

from firmware.engine import marks
from firmware.engine.variant import PLACES
from firmware.ui.faces.lights import inks


def draw_pegs(frame: bytearray, layout, row, code: int, most: int):
    """Draw at most this many pegs of a code."""
    variant = layout.variant
    for place in range(min(variant.pegs, most)):
        frame[layout.peg(row, place)] = ink_of(variant, code % variant.base)
        code //= variant.base


def draw_mark(frame: bytearray, layout, row, mark: int, most: int):
    """Draw at most this many lights of a mark."""
    variant = layout.variant
    exact = marks.exact_in(mark)
    told = exact + marks.near_in(mark)
    for number in range(variant.pegs):
        if number >= most:
            ink = inks.DARK
        elif variant.tells == PLACES:
            ink = inks.EXACT if mark >> number & 1 else inks.DARK
        elif number < exact:
            ink = inks.EXACT
        else:
            ink = inks.NEAR if number < told else inks.DARK
        frame[layout.mark(row, number)] = ink


def fill_marks(frame: bytearray, layout, row, ink):
    """Fill the mark's places of a row with one ink."""
    for number in range(layout.pegs):
        frame[layout.mark(row, number)] = ink


def draw_draft(frame: bytearray, layout, entry, lit: bool):
    """Draw the row in hand: the pegs set, the empty places, the cursor.

    If ok submits, the side of the marks pulses; if that is not visible, the whole row does."""
    pegs = entry.draft.pegs
    for place in range(layout.pegs):
        ink = inks.FAINT if pegs[place] is None else ink_of(layout.variant, pegs[place])
        if place == entry.place and lit == (pegs[place] is None):
            ink = inks.CURSOR if lit else inks.DARK
        if layout.in_turns and entry.sends and not lit:
            ink = inks.CURSOR
        frame[layout.peg(0, place)] = ink
    if entry.sends and not layout.in_turns:
        fill_marks(frame, layout, 0, inks.CURSOR if lit else inks.DARK)


def draw_marking(frame: bytearray, layout, marking, lit: bool):
    """Draw the mark in hand, and the place where the next one goes."""
    draw_mark(frame, layout, 0, marking.mark(), layout.pegs)
    if lit and marking.place < layout.pegs:
        frame[layout.mark(0, marking.place)] = inks.CURSOR


def draw_thinking(frame: bytearray, layout, place: int):
    """Draw a light in the row in hand: the device is at work."""
    frame[layout.peg(0, place % layout.pegs)] = inks.CURSOR


def draw_pulse(frame: bytearray, layout, lit: bool):
    """Everything waits for ok: draw one light in the middle."""
    frame[layout.height // 2 * layout.width + layout.width // 2] = inks.CURSOR if lit else inks.FAINT


def draw_sweep(frame: bytearray, layout, line: int, won):
    """Draw a line that sweeps over the board: up if the code was broken, otherwise down."""
    if 0 <= line < layout.height:
        start = (layout.height - 1 - line if won else line) * layout.width
        for pixel in range(start, start + layout.width):
            frame[pixel] = inks.EXACT if won else inks.WRONG


def draw_left(frame: bytearray, layout, left, total):
    """Draw a thermometer of the codes left at the marks of the row in hand: all lights for all codes, none for one. It
    is faint where `left` is None, because they were not counted."""
    if left is None:
        fill_marks(frame, layout, 0, inks.FAINT)
        return
    reached = 1
    for number in range(layout.pegs):  # in so many equal steps of the logarithm
        frame[layout.mark(0, number)] = inks.RIGHT if reached < left**layout.pegs else inks.DARK
        reached *= total


def ink_of(variant, digit: int):
    return inks.BLANK if digit == variant.colours else inks.RED + digit
