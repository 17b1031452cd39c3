"""Everything that a pixel can be told to show, as a small number, and how each is heard and counted.

A frame holds inks; `palette.py` turns them into light. The ten colours stand in the order of the letters in
`notation.py`, so that the digit d of a code is ink d + 1. Who cannot tell two colours apart can hear them, or count how
often each blinks.
"""

DARK = 0
RED = 1
GREEN = 2
BLUE = 3
YELLOW = 4
ORANGE = 5
PURPLE = 6
CYAN = 7
WHITE = 8
PINK = 9
LIME = 10
BLANK = 11  # a peg that was left out on purpose
EXACT = 12
NEAR = 13
CURSOR = 14
FAINT = 15  # an empty place, a scale
WRONG = 16
RIGHT = 17
INKS = 18

# A scale of five notes (C D E G A): no two are less than a whole tone apart, and it goes up with the colours. What went
# wrong is below every colour, the marks are above. 0 is silence.
TONES_HZ = (0, 659, 784, 880, 1047, 1175, 1319, 1568, 1760, 2093, 2349, 587, 3136, 2637, 0, 0, 523, 3520)

# How often an ink blinks to say which it is; a blank does not blink, but is seen for longer.
BLINKS = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 1, 2, 0, 0, 0, 0)
