"""How a lesson shows which key it wants: a light moves as the key says, or stays and blinks for ok, and in the corner
for back; the first line fills while a key is held.
"""

from firmware.ui.lights import inks
from firmware.ui.lights.gestures import BACK, DOWN, HOLD_MS, LEFT, OK, RIGHT, UP


def draw(frame: bytearray, width: int, key: int, held_ms: int, beat: int):
    """`held_ms` is how long it has been held so far, -1 where it is only pressed."""
    height = len(frame) // width
    if held_ms >= 0:
        filled = held_ms * width // HOLD_MS
        for place in range(width):
            frame[place] = inks.CURSOR if place < filled else inks.FAINT
    row = place = 0
    if key in (LEFT, RIGHT):
        place = beat % width if key == RIGHT else width - 1 - beat % width
    elif key in (UP, DOWN):
        place = width // 2
        row = beat % height if key == DOWN else height - 1 - beat % height
    elif key == OK:
        place = width // 2
    if beat % 2 == 0 or key not in (OK, BACK):
        frame[row * width + place] = inks.CURSOR
