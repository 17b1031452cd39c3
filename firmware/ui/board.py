"""The board as lights: the rows played and the row in hand, drawn into a frame of inks.

`lit` is the half of the blinking clock in which what blinks is seen. Nothing here changes the game.
"""

from firmware.engine import marks
from firmware.engine.variant import PLACES
from firmware.ui import inks


def draw_rows(frame, layout, variant, rows, back):
    """The rows played, those `back` from the latest on."""
    for row in range(1, layout.visible):
        number = len(rows) - row - back
        if number < 0:
            return
        draw_pegs(frame, layout, variant, row, rows[number][0])
        draw_mark(frame, layout, variant, row, rows[number][1])


def draw_pegs(frame, layout, variant, row, code):
    for place in range(variant.pegs):
        frame[layout.peg(row, place)] = ink_of(variant, code % variant.base)
        code //= variant.base


def draw_mark(frame, layout, variant, row, mark):
    if variant.tells == PLACES:
        for place in range(variant.pegs):
            frame[layout.mark(row, place)] = inks.EXACT if mark >> place & 1 else inks.DARK
        return
    exact = marks.exact_in(mark)
    for number in range(variant.pegs):
        if number < exact:
            ink = inks.EXACT
        else:
            ink = inks.NEAR if number < exact + marks.near_in(mark) else inks.DARK
        frame[layout.mark(row, number)] = ink


def draw_draft(frame, layout, variant, entry, lit):
    """The row in hand: the pegs set, the empty places, the cursor; where it submits, the marks' side pulses."""
    pegs = entry.draft.pegs
    for place in range(variant.pegs):
        ink = inks.FAINT if pegs[place] is None else ink_of(variant, pegs[place])
        if place == entry.place and lit:
            ink = inks.CURSOR if pegs[place] is None else inks.DARK
        if place == entry.refused and lit:
            ink = inks.WRONG
        frame[layout.peg(0, place)] = ink
    if entry.submits and not layout.in_turns:
        for number in range(variant.pegs):
            frame[layout.mark(0, number)] = inks.CURSOR if lit else inks.DARK


def draw_marking(frame, layout, variant, marking, lit):
    """The mark in hand, and the place where the next one goes."""
    draw_mark(frame, layout, variant, 0, marking.mark())
    place = marking.place if variant.tells == PLACES else marking.exact + marking.near
    if lit and place < variant.pegs:
        frame[layout.mark(0, place)] = inks.CURSOR


def draw_thinking(frame, layout, variant, beat):
    """A light that walks along the row in hand."""
    for place in range(variant.pegs):
        frame[layout.peg(0, place)] = inks.DARK
    frame[layout.peg(0, beat % variant.pegs)] = inks.CURSOR


def draw_pulse(frame, layout, lit):
    """One light in the middle: everything waits for ok."""
    frame[layout.height // 2 * layout.width + layout.width // 2] = inks.CURSOR if lit else inks.FAINT


def draw_left(frame, layout, variant, left, total):
    """A thermometer of the codes left at the marks of the row in hand: all lights for all codes, none for one."""
    lights = 0
    reached = 1
    while reached < left**variant.pegs:  # in so many equal steps of the logarithm
        reached *= total
        lights += 1
    for number in range(variant.pegs):
        frame[layout.mark(0, number)] = inks.RIGHT if number < lights else inks.DARK


def ink_of(variant, digit):
    return inks.BLANK if digit == variant.colours else inks.RED + digit
