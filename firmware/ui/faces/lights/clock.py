"""The clock of a blitz on the lights: a bar beside the row in hand, which shrinks light by light.

It takes the place of the marks. The last light is faint for the second half of its time. On a single line where pegs
and marks take turns it is at the end of the line, if there is room.
"""

from firmware.ui.faces.lights import inks


def draw(frame: bytearray, layout, clock):
    if layout.in_turns:
        first, lights = layout.pegs, layout.width - layout.pegs
    else:
        first, lights = layout.mark(0, 0), layout.pegs
    halves = -(-2 * lights * clock.left_ms // clock.limit_ms)
    for number in range(lights):
        faint = halves == 2 * number + 1
        frame[first + number] = inks.FAINT if faint else inks.RIGHT if halves > 2 * number else inks.DARK
