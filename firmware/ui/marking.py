"""A cursor over the mark that a person gives.

Up adds an exact peg and down a near one, which starts again from none when there is no room for more; where places are
told, left and right move and up changes the place. Ok gives the mark, back starts it again.
"""

from firmware.engine import marks
from firmware.engine.variant import CLASSIC, PLACES
from firmware.ui import gestures
from firmware.ui.entry import BEFORE, DONE, NOTHING_LEFT, REFUSED, SUBMIT


class Marking:
    def __init__(self, variant):
        self._variant = variant
        self.place = 0  # of the cursor, where places are told
        self.exact = 0
        self.near = 0
        self._places = 0

    def mark(self):
        """The mark as it stands."""
        return self._places if self._variant.tells == PLACES else marks.mark_of(self.exact, self.near)

    def handle(self, key):
        """What a pressed key did."""
        if key == gestures.OK:
            return SUBMIT
        if key == gestures.BACK:
            return self._clear()
        if self._variant.tells == PLACES:
            return self._at_places(key)
        if key == gestures.UP:
            self.exact = self.exact + 1 if self.exact + self.near < self._variant.pegs else 0
            return DONE
        if key == gestures.DOWN and self._variant.tells == CLASSIC:
            self.near = self.near + 1 if self.exact + self.near < self._variant.pegs else 0
            return DONE
        return BEFORE if key == gestures.LEFT else REFUSED

    def _at_places(self, key):
        if key in (gestures.UP, gestures.DOWN):
            self._places ^= 1 << self.place
            return DONE
        step = {gestures.LEFT: -1, gestures.RIGHT: 1}.get(key, 0)
        if step < 0 and self.place == 0:
            return BEFORE
        if not step or self.place + step >= self._variant.pegs:
            return REFUSED
        self.place += step
        return DONE

    def _clear(self):
        if self.mark() == 0:
            return NOTHING_LEFT
        self.exact = self.near = self._places = 0
        return DONE
