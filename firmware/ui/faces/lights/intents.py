"""The meaning of a key on each kind of screen: the one table from gestures to intents."""

from firmware.engine.variant import PLACES
from firmware.ui.faces.lights import gestures
from firmware.ui.hand import NEXT, Hand
from firmware.ui.screen import BACK, MOVE, OK, PICK, PUT

_LIST = {
    gestures.UP: (MOVE, -1),
    gestures.LEFT: (MOVE, -1),
    gestures.DOWN: (MOVE, 1),
    gestures.RIGHT: (MOVE, 1),
    gestures.OK: (OK, None),
    gestures.BACK: (BACK, None),
}


def of_list(key):
    """Return the meaning of a key on a list; an entry that is touched is picked."""
    return (PICK, key - gestures.ROW) if key >= gestures.ROW else _LIST.get(key)


def of_lines(key):
    """Any key goes on, but for back."""
    return (BACK, None) if key == gestures.BACK else (OK, None)


def of_board(key, screen, variant):
    """Return the meaning of a key where pegs or a mark are in hand, or something is to be confirmed, or None."""
    hand = screen.hand
    if key >= gestures.ROW:
        return PICK, key - gestures.ROW
    if key in (gestures.OK, gestures.BACK):
        return _LIST[key]
    if hand is None:
        return None
    if isinstance(hand, Hand):
        return _of_pegs(key, hand)
    return _of_places(key, hand) if variant.tells == PLACES else _of_parts(key)


def _of_pegs(key, hand):
    if key in (gestures.LEFT, gestures.RIGHT):
        return _LIST[key]
    if key in (gestures.UP, gestures.DOWN):
        digit = hand.next_colour(1 if key == gestures.UP else -1)
        return (PUT, (hand.place, digit))
    if key >= gestures.PLACE:
        return MOVE, key - gestures.PLACE - hand.place
    return PUT, (NEXT, key - gestures.COLOUR)


def _of_parts(key):
    if key in (gestures.UP, gestures.COLOUR):
        return PUT, (NEXT, 1)
    return (PUT, (NEXT, 2)) if key in (gestures.DOWN, gestures.COLOUR + 1) else None


def _of_places(key, hand):
    if key in (gestures.LEFT, gestures.RIGHT):
        return _LIST[key]
    if key in (gestures.UP, gestures.DOWN):
        return PUT, (NEXT, 1)
    return PUT, (key - (gestures.PLACE if key >= gestures.PLACE else gestures.COLOUR), 1)
