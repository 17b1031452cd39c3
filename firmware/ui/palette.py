"""The light of each ink: which bytes are sent to the pixels for it, in three palettes and six steps of brightness.

A NeoPixel's byte is the share of time that the light is on, so it counts light itself and knows no gamma. A palette is
written in eighths of white: a word for each ink, in the order of `inks.py`, with a digit from 0 to 8 each for red,
green and blue. The lowest step sends these digits as they are, and each step above is a whole multiple of it: every
step shows exactly the same colours, and nothing is rounded, not even where white is 8 of 255.

The words were found by search over all 729 lights of the lowest step: the largest smallest distance in CAM02-UCS,
within the hues that a colour's name allows. `host_tests/ui/test_palette.py` holds what was reached:

vivid   for most eyes: every two colours, marks and blanks at least 20 apart.
safe    for eyes that miss one kind of cone, and for all others: the same at least 12 apart, for each kind of sight. It
        needs light and dark colours, so its red and its purple are dim.
mono    for those who tell by blinking: one hue, the first six colours ever lighter, the last four paler; the marks, the
        blank and the empty place are of other hues.
"""

STEPS = 6
NAMES = ("vivid", "safe", "mono")

_TIMES = (1, 2, 4, 8, 16, 31)
_EIGHTHS = {
    # dark, red green blue yellow orange purple cyan white pink lime, blank, exact near, cursor faint wrong right
    "vivid": "000 800 080 008 850 820 308 087 888 838 583 333 802 048 555 111 411 041",
    "safe": "000 300 382 018 550 410 103 068 888 814 341 222 834 038 666 111 800 262",
    "mono": "000 110 220 330 440 660 880 331 552 882 885 003 602 058 088 011 800 033",
}


def table(name, step: int):
    """Return the colour 0xRRGGBB to send for each ink."""
    if name not in NAMES:
        raise ValueError("the palette must be one of {}, not {}".format(", ".join(NAMES), name))
    if step not in range(STEPS):
        raise ValueError("a step of brightness is 0 to {}, not {}".format(STEPS - 1, step))
    # the digits of a word are a byte apart; no product of two outgrows its byte
    return [int("0".join(word), 16) * _TIMES[step] for word in _EIGHTHS[name].split()]
