"""The colours that are still possible, place by place: each place is an entry, which the arrows go through."""

from firmware.ui import notation
from firmware.ui.known import Known
from firmware.ui.lights.screens import Choice


def begin(handheld):
    """Show them, at the price of a hint."""
    handheld.desk.helped()
    handheld.show(Possible(handheld))


class Possible(Choice):
    """It fills while the codes are looked through; a point behind the colours says that there may be more."""

    def __init__(self, handheld):
        match = handheld.desk.match
        self._known = Known(match)
        self._steps = self._known.look()
        self._letters = notation.letters(match.variant(), handheld.desk.signs)
        self._job = self._next()
        super().__init__(handheld, len(self._known.places), self._text, 0, lambda _at: True)

    def tick(self, ms: int):
        if self._job is not None and self._job.over:
            self._job = self._next()
            self._go_to(self.chosen)
        super().tick(ms)

    def _next(self):
        """The job to wait for; None when all is found."""
        for job in self._steps:
            return job
        return None

    def _text(self, at):
        signs = "".join([self._letters[colour] for colour in self._known.places[at]])
        return "{}: {}{}".format(at + 1, signs, "" if self._known.whole else ".")
