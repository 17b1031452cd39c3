"""A cursor over the pegs of a guess, or of a code to be set.

Up and down choose the colour under the cursor, left and right move, ok goes on to the next empty place and last to the
place of submitting, which only a whole row has; there it submits. Back takes back the peg that was set last. The key of
a colour sets it and goes on, and a place that is touched has the cursor. If a place may stay empty, ok leaves it empty.
Each press returns one of the answers below, so that it can be shown and heard.
"""

from firmware.ui.lights import gestures, inks, sounds
from firmware.ui.lights.pieces import ink_of

DONE = 0  # something changed
REFUSED = 1  # not possible; `refused` is the place
SUBMIT = 2
BEFORE = 3  # left of the first peg
NOTHING_LEFT = 4  # there was no peg to take back
USED = 5  # the colour stands at the place `refused`, and may not stand twice


class Entry:
    """The pegs of a `secret` make no sound."""

    def __init__(self, draft, variant, secret=False):
        self.draft = draft
        self.place = 0  # of the cursor; past the last peg is the place for submitting
        self.refused = -1
        self._variant = variant
        self._secret = secret
        self._laid = draft.laid
        self._set_last = False  # whether the last key was that of a colour
        self._go_to_empty()

    @property
    def submits(self):
        """Whether ok submits now."""
        return self.place == self._variant.pegs

    def handle(self, key: int):
        """What a pressed key did."""
        self.refused = -1
        self._set_last = gestures.COLOUR <= key < gestures.PLACE
        if key == gestures.LEFT:
            return self._move(-1)
        if key == gestures.RIGHT:
            return self._move(1)
        if key == gestures.BACK:
            return self._undo()
        if key == gestures.OK:
            return self._ok()
        if key >= gestures.PLACE:
            return self._go_to(key - gestures.PLACE)
        if key in (gestures.UP, gestures.DOWN):
            return self._lacks() if self.submits else self._turn(1 if key == gestures.UP else -1)
        return self._set(key - gestures.COLOUR)

    def follow(self):
        """Go where the row has come to, if something else laid it; true if so."""
        if self._laid == self.draft.laid:
            return False
        self._laid = self.draft.laid
        self.place = self.draft.order[-1] if self.draft.order else 0
        self._go_to_empty()
        return True

    def tones(self):
        """The tones of the last change: of the peg under the cursor, or the one set before it, and of the place for
        submitting."""
        pegs = self.draft.pegs
        digit = None
        if not self._secret:
            if not self.submits:
                digit = pegs[self.place]
            if digit is None and self.draft.order and self._set_last:
                digit = pegs[self.draft.order[-1]]
        if digit is None:
            return sounds.SUBMITS if self.submits else sounds.OK
        heard = inks.TONES_HZ[ink_of(self._variant, digit)], sounds.PEG_MS
        return heard + (sounds.SILENCE, sounds.PAUSE_MS) + sounds.SUBMITS if self.submits else heard

    def _move(self, step: int):
        return self._go_to(self.place + step) if self.place + step >= 0 else BEFORE

    def _go_to(self, place: int):
        if place >= self._variant.pegs + self.draft.whole():
            return self._lacks()
        self.place = place
        return DONE

    def _undo(self):
        if not self.draft.order:
            return NOTHING_LEFT
        self.place = self.draft.order[-1]
        self.draft.undo()
        return DONE

    def _ok(self):
        if self.submits:
            return SUBMIT if self.draft.whole() else self._lacks()
        if self.draft.pegs[self.place] is None:
            return self._set(self._variant.colours)
        self._go_to_empty()
        return DONE

    def _turn(self, step: int):
        """The next colour up or down that may stand here."""
        base = self._variant.choices(self.place)
        digit = self.draft.pegs[self.place]
        if digit is None:
            digit = -1 if step > 0 else base
        for _ in range(base):
            digit = (digit + step) % base
            if self.draft.allows(self.place, digit):
                self.draft.put(self.place, digit)
                return DONE
        return self._refuse(self.place)

    def _set(self, digit: int):
        """Set this colour and go on."""
        if self.submits:
            return self._lacks()
        if digit >= self._variant.choices(self.place):
            return self._refuse(self.place)
        if not self.draft.allows(self.place, digit):
            self.refused = self.draft.pegs.index(digit)
            return USED
        self.draft.put(self.place, digit)
        self._go_to_empty()
        return DONE

    def _go_to_empty(self):
        """Go to the next empty place, wrapping around; if there is none, to the place for submitting."""
        pegs = self.draft.pegs
        for step in range(len(pegs)):
            place = (self.place + step) % len(pegs)
            if pegs[place] is None:
                self.place = place
                return
        self.place = len(pegs)

    def _lacks(self):
        """Refuse, and show the first empty place, or the last place if there is none."""
        pegs = self.draft.pegs
        return self._refuse(pegs.index(None) if None in pegs else len(pegs) - 1)

    def _refuse(self, place: int):
        self.refused = place
        return REFUSED
