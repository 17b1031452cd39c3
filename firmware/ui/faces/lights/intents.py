"""The meaning of a key: the one table from gestures to intents."""

from firmware.engine.variant import PLACES
from firmware.ui.faces.lights import gestures
from firmware.ui.hand import NEXT, Hand
from firmware.ui.screen import BACK, MOVE, OK, PICK, PUT

_MEANT = {
    gestures.UP: (MOVE, -1),
    gestures.LEFT: (MOVE, -1),
    gestures.DOWN: (MOVE, 1),
    gestures.RIGHT: (MOVE, 1),
    gestures.OK: (OK, None),
    gestures.BACK: (BACK, None),
}
_NOTHING = None, None


def of(key, hand=None, variant=None):
    """Return the intent of a key, and its value, on a list or with pegs or a mark in hand."""
    if key >= gestures.ROW:  # an entry that is touched, or a row
        return PICK, key - gestures.ROW
    if hand is None or key in (gestures.LEFT, gestures.RIGHT, gestures.OK, gestures.BACK):
        return _MEANT.get(key, _NOTHING)
    is_pegs = isinstance(hand, Hand)
    if key in (gestures.UP, gestures.DOWN):
        is_up = key == gestures.UP
        return PUT, (hand.place, hand.next_colour(1 if is_up else -1)) if is_pegs else (NEXT, 1 if is_up else 2)
    if key >= gestures.PLACE:
        place = key - gestures.PLACE
        return (MOVE, place - hand.place) if is_pegs else (PUT, (place, 1))
    number = key - gestures.COLOUR
    if is_pegs:
        return PUT, (NEXT, number)
    return PUT, (number, 1) if variant.tells == PLACES else (NEXT, number + 1)
