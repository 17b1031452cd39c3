"""The keys, and what each means.

An event is the number of a key, with RELEASED added when it is let go. A place of the row in hand, and a row that was
played or an entry of a list, count as keys where they can be touched.
"""

from firmware.engine.variant import PLACES
from firmware.ui import screen
from firmware.ui.hand import NEXT, Hand

LEFT, RIGHT, UP, DOWN, OK, BACK, COLOUR = range(7)  # COLOUR and the numbers above it are one key a colour
PLACE = COLOUR + 11  # and from here on a place each; before it is the blank
ROW = PLACE + 10  # and a row each
RELEASED = 64

NONE = -1  # no key
_MEANT = (
    (screen.MOVE, -1),  # left
    (screen.MOVE, 1),
    (screen.MOVE, -1),  # up
    (screen.MOVE, 1),
    (screen.OK, None),
    (screen.BACK, None),
)


def held_word(key, offers):
    """Return the word that holding a key asks for, the first of those that are offered; None where none is."""
    for word in ("MENU",) if key == BACK else ("HINT", "WHY", "GRADES"):
        for offer in offers:
            if offer[0] == screen.WORD and offer[1][0] == word:
                return word
    return None


def intent_of(key, hand=None, variant=None):
    """Return the intent of a key, and its value, on a list or with pegs or a mark in hand."""
    if key >= ROW:  # an entry that is touched, or a row
        return screen.PICK, key - ROW
    if hand is None or key in (LEFT, RIGHT, OK, BACK):
        return _MEANT[key] if key < COLOUR else (None, None)
    is_pegs = isinstance(hand, Hand)
    if key in (UP, DOWN):
        is_up = key == UP
        return screen.PUT, (hand.place, hand.next_colour(1 if is_up else -1)) if is_pegs else (NEXT, 1 if is_up else 2)
    if key >= PLACE:
        place = key - PLACE
        return (screen.MOVE, place - hand.place) if is_pegs else (screen.PUT, (place, 1))
    number = key - COLOUR
    if is_pegs:
        return screen.PUT, (NEXT, number)
    return screen.PUT, (number, 1) if variant.tells == PLACES else (NEXT, number + 1)
