"""A cursor over the mark that a person gives.

Up adds an exact peg and down a near one, as do the keys of the first two colours; when there is no room for more, the
mark starts again from none. If places are told, left and right move, and up or down changes the place, as does the key
of the colour with its number, or a touch. Ok gives the mark, back starts over.
"""

from firmware.engine import marks
from firmware.engine.variant import CLASSIC, PLACES
from firmware.ui.lights import gestures, sounds
from firmware.ui.lights.entry import BEFORE, DONE, NOTHING_LEFT, REFUSED, SUBMIT


class Marking:
    def __init__(self, variant):
        self._variant = variant
        self._exact = 0
        self._near = 0
        self._place = 0  # of the cursor, if places are told
        self._places = 0

    @property
    def place(self):
        """Where the next light goes; past the last place if there is no room."""
        return self._place if self._variant.tells == PLACES else self._exact + self._near

    def mark(self):
        """The mark as it stands."""
        return self._places if self._variant.tells == PLACES else marks.mark_of(self._exact, self._near)

    def tones(self):
        """The tones of the mark."""
        return sounds.of_mark(self._variant, self.mark()) or sounds.OK

    def handle(self, key: int):
        """What a pressed key did."""
        if key == gestures.OK:
            return SUBMIT
        if key == gestures.BACK:
            return self._clear()
        if self._variant.tells == PLACES:
            return self._at_places(key)
        if key in (gestures.UP, gestures.COLOUR):
            self._exact = self._exact + 1 if self.place < self._variant.pegs else 0
            return DONE
        if key in (gestures.DOWN, gestures.COLOUR + 1) and self._variant.tells == CLASSIC:
            self._near = self._near + 1 if self.place < self._variant.pegs else 0
            return DONE
        return BEFORE if key == gestures.LEFT else REFUSED

    def _at_places(self, key: int):
        place = self._place
        if key >= gestures.COLOUR:
            place = key - (gestures.PLACE if key >= gestures.PLACE else gestures.COLOUR)
        elif key in (gestures.LEFT, gestures.RIGHT):
            place += 1 if key == gestures.RIGHT else -1
        if place < 0:
            return BEFORE
        if place >= self._variant.pegs:
            return REFUSED
        self._place = place
        if key not in (gestures.LEFT, gestures.RIGHT):
            self._places ^= 1 << place
        return DONE

    def _clear(self):
        if self.mark() == 0:
            return NOTHING_LEFT
        self._exact = self._near = self._places = 0
        return DONE
