"""What the first start asks instead of opening the menu: ok begins the lesson, back goes past it, for ever.

While the console teaches, it stays, and its caption says what is to be typed. Above the lesson of the lights it asks
whether to leave: ok goes on with it.
"""

from firmware.ui.lights.screens import Choice


def open_main(handheld, _mode):
    handheld.show(Offer(handheld))


class Offer(Choice):
    """It may be answered at the console, too."""

    def __init__(self, handheld):
        def tell(_at):
            words = handheld.desk.words
            return words("question", words("menu-lesson"))

        def take(_at):
            if not hasattr(self._desk.lesson, "feel"):
                if not self.begins:
                    return False
                from firmware.ui.lights.lesson import Lesson

                Lesson(handheld)
            self._taken = True
            return True

        self._desk = handheld.desk
        self._taken = False
        super().__init__(handheld, 1, tell, 0, take)

    @property
    def begins(self):
        """Whether ok begins it here; one that has rows at the console goes on there."""
        lesson = self._desk.lesson
        return lesson is None or not lesson.round.rows

    def press(self, key: int):
        super().press(key)
        if self.over and not self._taken:
            self._desk.greeted()

    def tick(self, ms: int):
        super().tick(ms)
        self.over = self.over or not self._desk.teaches
        lesson = self._desk.lesson
        if lesson is not None and lesson.stale:
            lesson.stale = False
            self.stale = True
