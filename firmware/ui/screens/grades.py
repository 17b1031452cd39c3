"""The grades of a round that is over, row by row: an entry each, which tells how skilled the row was, and how lucky."""

from firmware.game import grading
from firmware.ui import commands, notation, players
from firmware.ui.screen import LEAVE, OK
from firmware.ui.screens.lists import List
from firmware.ui.words import Wrong

_BEST, _GOOD = 97, 85  # percent of skill


class Grades(List):
    """It fills while the rows are graded. `_sides` has the job, the game and the breaker of each side."""

    def __init__(self, shell):
        match = shell.desk.match
        self._sides: list = []
        rows: list = []
        for side in grading.sides(match):
            job = grading.begin(match, side, anew=True)
            breaker = players.named(shell.desk, match, match.breaker(side))
            rows += [(len(self._sides), at) for at in range(len(job.rows))]
            self._sides.append((job, match.sides[side].variant, breaker))
        if not rows:
            raise Wrong("no-grades")
        self._found = []
        List.__init__(self, shell, ("entry-grades",), commands.word("GRADES"), rows)

    @property
    def tells(self):
        return not all(job.over for job, _, _ in self._sides)

    def tick(self, _ms):
        found = [grade for job, _, _ in self._sides for grade in job.found]
        if len(found) != len(self._found):
            self._found = found
            self.version += 1

    def read(self, text):
        """Close at a number, so that the list beneath is told, which it is likely to be of."""
        if text.isdigit():
            return OK, None
        return List.read(self, text)

    def take(self, _at):
        return LEAVE

    def asks(self):
        verdict = self._verdict()
        return ([verdict] if verdict else []) + [("grades-mean",), ("enter-on",)]

    def _verdict(self):
        """Tell how good the round was as a whole: the skill and the luck of its rows, on average."""
        found = self._found
        if not found or self.tells:
            return ()
        skill = sum([grading.skill(grade) for grade in found]) // len(found)
        luck = sum([grading.luck(grade) for grade in found]) // len(found)
        kind = "best" if skill >= _BEST else "good" if skill >= _GOOD else "fair"
        return ("verdict", ("verdict-" + kind,), skill, luck)

    def entry(self, at):
        side, at = self.rows[at]
        job, variant, breaker = self._sides[side]
        guess = notation.spell(variant, job.rows[at][0], "", self.desk.signs)
        if len(self._sides) > 1:
            guess = "{} {}".format(self.desk.words.tell(breaker), guess)
        if at >= len(job.found):
            return ("{} ...".format(guess), "{}: {}".format(at + 1, "?" if job.over else "..."), ())
        grade = job.found[at]
        skill, luck = grading.skill(grade), grading.luck(grade)
        return (
            ("grade", guess, skill, luck),
            "{}: {}% {}%".format(at + 1, skill, luck),
            self._meaning(variant, grade, job.rows[at][0]),
        )

    def _meaning(self, variant, grade, guess):
        """Tell how many codes there were before and after, and were expected; and a better guess."""
        words = self.desk.words
        before, after = [notation.count(words, *told) for told in zip((grade.before, grade.after), grade.about)]
        expected = ("" if grade.counted else "~") + _hundredths(grade.expected)
        if grade.best == guess:
            return ("grade-codes", before, after, expected)
        return ("grade-better", before, after, expected, notation.spell(variant, grade.best, "", self.desk.signs))


def _hundredths(number):
    return str(number // 100) if number >= 100000 else "{}.{:02}".format(number // 100, number % 100)


SCREENS = {"grades": Grades}
