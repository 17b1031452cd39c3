"""Everything that a pixel can be told to show, as a small number, how each is heard, and its light. And the tones that
tell of a press, and of an end.

The ten colours stand in the order of the letters in `notation.py`, so that the digit d of a code is ink d + 1. Two
colours that look alike to somebody can be heard, or told by how often each blinks.

A NeoPixel's byte is the share of time that the light is on, so it counts light itself and knows no gamma. A palette is
written in eighths of white: a word for each ink, with a digit from 0 to 8 each for red, green and blue. The lowest step
of brightness sends these digits as they are, and each step above is a whole multiple of it: every step shows exactly
the same colours, and nothing is rounded, not even where white is 8 of 255.

The words were found by search over all 729 lights of the lowest step: the largest smallest distance in CAM02-UCS,
within the hues that a colour's name allows. `host_tests/ui/test_inks.py` holds what was reached:

vivid   for most eyes: every two colours, marks and blanks at least 20 apart.
safe    for eyes that miss one kind of cone, and for all others: the same at least 12 apart, for each kind of sight. It
        needs light and dark colours, so its red and its purple are dim.
mono    for those who tell by blinking: one hue, the first six colours ever lighter, the last four paler; the marks, the
        blank and the empty place are of other hues.
"""

DARK, RED, GREEN, BLUE, YELLOW, ORANGE, PURPLE, CYAN, WHITE, PINK, LIME = range(11)
BLANK = 11  # a peg that was left out on purpose
EXACT = 12
NEAR = 13
CURSOR = 14
FAINT = 15  # an empty place, a scale
WRONG = 16
RIGHT = 17
INKS = 18

# A scale of five notes (C D E G A): no two are less than a whole tone apart, and it goes up with the colours. The
# tone of a fault is below every colour, those of the marks are above. 0 is silence.
TONES_HZ = (0, 659, 784, 880, 1047, 1175, 1319, 1568, 1760, 2093, 2349, 587, 3136, 2637, 0, 0, 523, 3520)

# a tone in hertz and how long in ms, one after the other
PAUSE_TONES = (0, 40)
OK_TONES = (880, 40)
SUBMITS_TONES = OK_TONES + PAUSE_TONES + OK_TONES
REFUSED_TONES = (165, 180)
SUBMITTED_TONES = (660, 60, 880, 60)
WON_TONES = (523, 90, 659, 90, 784, 90, 1047, 220)
LOST_TONES = (392, 160, 330, 160, 262, 300)

STEPS = 6  # of brightness
PALETTES = ("vivid", "safe", "mono")
_TIMES = (1, 2, 4, 8, 16, 31)
_EIGHTHS = (  # of each palette
    # dark, red green blue yellow orange purple cyan white pink lime, blank, exact near, cursor faint wrong right
    "000 800 080 008 850 820 308 087 888 838 583 333 802 048 555 111 411 041",
    "000 300 382 018 550 410 103 068 888 814 341 222 834 038 666 111 800 262",
    "000 110 220 330 440 660 880 331 552 882 885 003 602 058 088 011 800 033",
)


def table(name, step: int):
    """Return the colour 0xRRGGBB to send for each ink."""
    # the digits of a word are a byte apart; no product of two outgrows its byte
    lights: list = []
    for word in _EIGHTHS[PALETTES.index(name)].split():
        lights.append(int("0".join(word), 16) * _TIMES[step])
    return lights
