"""The row in hand: the pegs of a code, with a cursor. There is one, whichever face acts.

A change that cannot be made raises Wrong, and `refused` is the place that is why.
"""

from firmware.ui import notation
from firmware.ui.words import Wrong

NEXT = -1  # in place of a place: where the cursor is, and it goes on


class Hand:
    """A cursor over the pegs of a draft. Past the last peg is the place for sending, which only a whole row has."""

    def __init__(self, draft, variant):
        self.draft = draft
        self.place = 0
        self.refused = -1
        self.is_last_set = False  # whether the last change set a peg where the cursor was, and went on
        self._variant = variant
        self.go_to_empty()

    @property
    def sends(self):
        """Return whether OK sends the row now."""
        return self.place == self._variant.pegs

    def move(self, step):
        self._begin()
        place = self.place + step
        pegs = self.draft.pegs
        if place == len(pegs) and None in pegs:
            self._refuse(pegs.index(None), "not-as-long", len(pegs), len(self.draft.order))
        if not 0 <= place <= len(pegs):
            raise Wrong("not-now")
        self.place = place

    def put(self, peg):
        """Set a peg, a place and a digit; at NEXT, the cursor goes on to the next empty place."""
        place, digit = peg
        self._begin()
        at = self.place if place == NEXT else place
        if not 0 <= at < self._variant.pegs:
            raise Wrong("not-now")
        if not 0 <= digit < self._variant.choices(at):
            letters = notation.letters(self._variant)
            if 0 <= digit < len(letters):
                self._refuse(at, "not-first", letters[digit])
            self._refuse(at, "no-colour", "?", " ".join(letters))
        if not self.draft.allows(at, digit):
            self._refuse(self.draft.pegs.index(digit), "repeated")
        self.draft.put(at, digit)
        self.place = at
        if place == NEXT:
            self.is_last_set = True
            self.go_to_empty()

    def next_colour(self, step):
        """Return the next colour up or down that may stand at the cursor, or -1."""
        if self.sends:
            return -1
        base = self._variant.choices(self.place)
        digit = self.draft.pegs[self.place]
        if digit is None:
            digit = -1 if step > 0 else base
        for _ in range(base):
            digit = (digit + step) % base
            if self.draft.allows(self.place, digit):
                return digit
        return -1

    def take_back(self, _):
        """Take back the peg that was set last."""
        self._begin()
        self.place = self.draft.order[-1]
        self.draft.undo()

    def go_on(self, _):
        """Go on to the next empty place; an empty peg stays where one may."""
        self._begin()
        if self.draft.pegs[self.place] is None:
            if not self._variant.blanks:
                self._refuse(self.place, "help-guess", notation.example(self._variant))
            self.put((NEXT, self._variant.colours))
        else:
            self.go_to_empty()

    def lay(self, code_pegs):
        """Lay these pegs in the place of all others, ready to be sent."""
        self.draft.clear()
        for place, digit in enumerate(code_pegs):
            self.draft.put(place, digit)
        self.place = self._variant.pegs

    def go_to_empty(self):
        """Go to the next empty place, wrapping around; if there is none, to the place for sending."""
        pegs = self.draft.pegs
        for step in range(len(pegs)):
            place = (self.place + step) % len(pegs)
            if pegs[place] is None:
                self.place = place
                return
        self.place = len(pegs)

    def _begin(self):
        self.refused = -1
        self.is_last_set = False

    def _refuse(self, place, *why):
        self.refused = place
        raise Wrong(*why)
