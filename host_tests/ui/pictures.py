"""A frame as a small picture of signs, one an ink: a test that fails prints two pictures.

Colours are the letters of the console, `-` a blank; `x` and `o` are the marks, `#` the cursor, `,` an empty place, `!`
what is wrong, `^` the thermometer, a point is dark.
"""

from firmware.ui import notation
from firmware.ui.lights import inks

SIGNS = "." + notation.COLOURS + notation.BLANK + "xo#,!^"
assert len(SIGNS) == inks.INKS


def picture(frame, width):
    """The lines of the frame."""
    signs = "".join(SIGNS[ink] for ink in frame)
    return [signs[at : at + width] for at in range(0, len(signs), width)]


def lines(text):
    """A picture as it is written in a test: a line each, or parted by blanks."""
    return text.split()
