"""The grades of the rows of a round that is over."""

from firmware.game import grading
from firmware.ui import commands, notation
from firmware.ui.screen import ALL, GO_ON, LEAVE, OK
from firmware.ui.screens.lists import List
from firmware.ui.words import Wrong

_BEST, _GOOD = 97, 85  # percent of skill


class Grades(List):
    """An entry for each row tells how skilled it was, and how lucky; it fills while the rows are graded. One that is
    taken tells why it has its mark. Of each, `rows` have the job, the round, the name of the breaker if several play,
    and its place.
    """

    tells = True  # as of the last turn

    def __init__(self, shell):
        desk = shell.desk
        match = desk.match
        sides = grading.sides(match)
        if not sides:
            raise Wrong("not-now")
        self._jobs = []
        self._many = 0  # grades that were there in the last turn
        rows: list = []
        for side in sides:
            job = grading.begin(match, side, anew=True)
            self._jobs.append(job)
            breaker = desk.words.tell(desk.named(match, match.breaker(side))) + " " if len(sides) > 1 else ""
            for at in range(len(job.rows)):
                rows.append((job, match.sides[side], breaker, at))
        List.__init__(self, shell, commands.about("GRADES"), rows)

    def tick(self, _ms):
        many = 0
        tells = False
        for job in self._jobs:
            many += len(job.found)
            tells = tells or not job.over
        if many != self._many or tells != self.tells:
            self._many = many
            self.tells = tells
            self.version += 1

    def read(self, text):
        """Close at a number, so that the list beneath is told, which it is likely to be of."""
        if text.isdigit():
            return OK, None
        return List.read(self, text)

    def offers(self):
        """Offer to go on, until somebody has gone to another row, which is then taken."""
        offers = List.offers(self)
        return offers if self.chosen else [(OK, ALL, "do-on", LEAVE)] + [each for each in offers if each[0] != OK]

    def take(self, at):
        _, played, _, at = self.rows[at]
        return "why.reason", played, at

    def asks(self):
        """Tell how good the round was as a whole: the skill and the luck of its rows, on average."""
        asked: list = [("grades-mean",), GO_ON]
        found: list = []
        for job in self._jobs:
            found += job.found
        if found and not self.tells:
            skill = sum(map(grading.skill, found)) // len(found)
            luck = sum(map(grading.luck, found)) // len(found)
            kind = (skill >= _GOOD) + (skill >= _BEST)
            asked.insert(0, ("verdict", ("verdicts#" + str(kind),), skill, luck))
        return asked

    def entry(self, at):
        """Return the grade, and how many codes there were before and after, and were expected; and a better guess."""
        job, played, breaker, at = self.rows[at]
        variant = played.variant
        signs = self.desk.signs
        words = self.desk.words
        laid = job.rows[at][0]
        guess = breaker + notation.spell(variant, laid, "", signs)
        if at >= len(job.found):
            grade = "?" if job.over else "..."
            return ("{} {}".format(guess, grade), "{}: {}".format(at + 1, grade), ())
        grade = job.found[at]
        skill, luck = grading.skill(grade), grading.luck(grade)
        before = notation.count(words, grade.before, grade.about[0])
        after = notation.count(words, grade.after, grade.about[1])
        expected = ("" if grade.counted else "~") + notation.hundredths(grade.expected, words)
        meaning: tuple = ("grade-codes", before, after, expected)
        if grade.best != laid:
            meaning = ("grade-better", before, after, expected, notation.spell(variant, grade.best, "", signs))
        return ("grade", guess, skill, luck), "{}: {}% {}%".format(at + 1, skill, luck), meaning
