"""Turn the events of the buttons, and time, into presses and holds, and these into intents.

An event is the number of a key, with RELEASED added when it is let go. A place of the row in hand, and a row that was
played or an entry of a list, count as keys where they can be touched. A gesture is the number of a key and what was
done with it. Most keys answer at once, and up and down again and again while they are held. Left, ok and back answer
when they are let go, because holding them means something else; TOUCH tells at once that they were felt. A board with
`few` keys has none for back: holding left is a press of back, and holding ok is holding back.
"""

from firmware.engine.variant import PLACES
from firmware.ui import screen
from firmware.ui.hand import NEXT, Hand

LEFT, RIGHT, UP, DOWN, OK, BACK, COLOUR = range(7)  # COLOUR and the numbers above it are one key a colour
PLACE = COLOUR + 11  # and from here on a place each; before it is the blank
ROW = PLACE + 10  # and a row each
RELEASED = 64

NONE = -1
PRESS = 0
HOLD = 64
TOUCH = 128

HOLD_MS = 600
REPEAT_MS = 160
_HELD_FOR_MORE = (LEFT, OK, BACK)
_REPEATED = (UP, DOWN)
FEW = {LEFT + HOLD: BACK + PRESS, OK + HOLD: BACK + HOLD}
_MEANT = {
    UP: (screen.MOVE, -1),
    LEFT: (screen.MOVE, -1),
    DOWN: (screen.MOVE, 1),
    RIGHT: (screen.MOVE, 1),
    OK: (screen.OK, None),
    BACK: (screen.BACK, None),
}
_HELD = {OK: ("HINT", "WHY", "GRADES"), BACK: ("MENU",)}  # words that holding a key asks for


class Gestures:
    def __init__(self, few):
        self._instead = FEW if few else {}
        self._key = NONE  # the one that is held and can still make a gesture
        self._held_ms = 0

    def handle(self, event: int):
        """Return the gesture that an event makes, or NONE."""
        key = event % RELEASED
        if event == key:
            self._key = key
            self._held_ms = 0
            return key + (TOUCH if key in _HELD_FOR_MORE else PRESS)
        if key != self._key:
            return NONE  # it was held, or another key was pressed since
        self._key = NONE
        return key + PRESS if key in _HELD_FOR_MORE else NONE

    def tick(self, ms: int):
        """Return the gesture that holding a key makes, or NONE."""
        key = self._key
        if key == NONE:
            return NONE
        self._held_ms += ms
        if self._held_ms < HOLD_MS:
            return NONE
        if key in _REPEATED:
            self._held_ms = HOLD_MS - REPEAT_MS
            return key + PRESS
        self._key = NONE
        return self._instead.get(key + HOLD, key + HOLD) if key in _HELD_FOR_MORE else NONE


def held_word(key, offers):
    """Return the word that holding a key asks for, the first of those that are offered; None where none is."""
    for word in _HELD[key]:
        for offer in offers:
            if offer[0] == screen.WORD and offer[1][0] == word:
                return word
    return None


def intent_of(key, hand=None, variant=None):
    """Return the intent of a key, and its value, on a list or with pegs or a mark in hand."""
    if key >= ROW:  # an entry that is touched, or a row
        return screen.PICK, key - ROW
    if hand is None or key in (LEFT, RIGHT, OK, BACK):
        return _MEANT.get(key, (None, None))
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
