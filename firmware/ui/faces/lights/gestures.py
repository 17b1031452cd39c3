"""The keys, by their numbers.

An event is the number of a key, with RELEASED added when it is let go. A place of the row in hand, and a row that was
played or an entry of a list, count as keys where they can be touched.
"""

LEFT, RIGHT, UP, DOWN, OK, BACK, COLOUR = range(7)  # COLOUR and the numbers above it are one key a colour
PLACE = COLOUR + 11  # and from here on a place each; before it is the blank
ROW = PLACE + 10  # and a row each
BEFORE = ROW + 10  # a knob that is turned while something is in hand: to the rows played, or away from them
AFTER = BEFORE + 1
RELEASED = 64

NONE = -1  # no key
