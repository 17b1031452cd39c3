"""The grades of a round that is over: each row is an entry, which the arrows go through."""

from firmware.game import grading
from firmware.ui import notation
from firmware.ui.lights.screens import Choice


def begin(handheld):
    """Show those of the side that is shown."""
    seat = handheld.seat()
    if grading.gives(seat.match, seat.showing.side):
        handheld.show(Grades(handheld, grading.begin(seat.match, seat.showing.side, anew=True)))
    else:
        seat.refuse()


class Grades(Choice):
    """It fills while the rows are graded. A grade is how skilled the row was and how lucky, in percent."""

    def __init__(self, handheld, job):
        self._job = job
        self._graded = len(job.found)
        self._words = handheld.desk.words
        self._variant = handheld.desk.match.variant()
        self._signs = handheld.desk.signs
        super().__init__(handheld, len(job.rows), self._text, 0, lambda _at: True)

    def tick(self, ms: int):
        if self._graded != len(self._job.found):
            self._graded = len(self._job.found)
            self._go_to(self.chosen)
        super().tick(ms)

    def _text(self, at):
        if at >= len(self._job.found):
            return "{}: {}".format(at + 1, "?" if self._job.over else "...")
        grade = self._job.found[at]
        return "{}: {}% {}%".format(at + 1, grading.skill(grade), grading.luck(grade))

    def means(self, at):
        """The same in words, with a better guess."""
        if at >= len(self._job.found):
            return self._text(at)
        grade = self._job.found[at]
        told = self._words("tell-grade", at + 1, grading.skill(grade), grading.luck(grade))
        if grade.best == self._job.rows[at][0]:
            return told
        return told + self._words("tell-better", notation.spell(self._variant, grade.best, "", self._signs))
