"""A round that is over, looked at again: the grades of its rows, why one has its mark, and a try from one of them."""

from firmware.engine import codes
from firmware.engine.variant import CLASSIC
from firmware.game import grading
from firmware.game.phases import GUESS
from firmware.ui import commands, notation
from firmware.ui.desk import known_sides
from firmware.ui.screen import ALL, GO_ON, LEAVE, OK, Screen
from firmware.ui.screens.lists import List
from firmware.ui.words import Wrong

_BEST, _GOOD = 97, 85  # percent of skill


class Grades(List):
    """An entry for each row tells how skilled it was, and how lucky; it fills while the rows are graded. One that is
    taken tells why it has its mark. `_sides` has the job, the round and the breaker of each side.
    """

    tells = True  # as of the last turn

    def __init__(self, shell):
        match = shell.desk.match
        self._sides: list = []
        rows: list = []
        for side in grading.sides(match):
            job = grading.begin(match, side, anew=True)
            breaker = shell.desk.named(match, match.breaker(side))
            rows += [(len(self._sides), at) for at in range(len(job.rows))]
            self._sides.append((job, match.sides[side], breaker))
        if not rows:
            raise Wrong("not-now")
        self._found = []
        List.__init__(self, shell, commands.about("GRADES"), rows)

    def tick(self, _ms):
        found = [grade for job, _, _ in self._sides for grade in job.found]
        tells = not all(job.over for job, _, _ in self._sides)
        if len(found) != len(self._found) or tells != self.tells:
            self._found = found
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
        side, at = self.rows[at]
        return "grades.reason", self._sides[side][1], at

    def asks(self):
        """Tell how good the round was as a whole: the skill and the luck of its rows, on average."""
        asked: list = [("grades-mean",), GO_ON]
        found = self._found
        if found and not self.tells:
            skill = sum([grading.skill(grade) for grade in found]) // len(found)
            luck = sum([grading.luck(grade) for grade in found]) // len(found)
            kind = (skill >= _GOOD) + (skill >= _BEST)
            asked.insert(0, ("verdict", ("verdicts#" + str(kind),), skill, luck))
        return asked

    def entry(self, at):
        """Return the grade, and how many codes there were before and after, and were expected; and a better guess."""
        side, at = self.rows[at]
        job, played, breaker = self._sides[side]
        variant = played.variant
        signs = self.desk.signs
        words = self.desk.words
        laid = job.rows[at][0]
        guess = notation.spell(variant, laid, "", signs)
        if len(self._sides) > 1:
            guess = "{} {}".format(words.tell(breaker), guess)
        if at >= len(job.found):
            grade = "?" if job.over else "..."
            return ("{} {}".format(guess, grade), "{}: {}".format(at + 1, grade), ())
        grade = job.found[at]
        skill, luck = grading.skill(grade), grading.luck(grade)
        before, after = [notation.count(words, *pair) for pair in zip((grade.before, grade.after), grade.about)]
        expected = ("" if grade.counted else "~") + notation.hundredths(grade.expected, words)
        meaning: tuple = ("grade-codes", before, after, expected)
        if grade.best != laid:
            meaning = ("grade-better", before, after, expected, notation.spell(variant, grade.best, "", signs))
        return ("grade", guess, skill, luck), "{}: {}% {}%".format(at + 1, skill, luck), meaning


def why(shell):
    """List the rows, each of which can be explained: by the code, or while it is sought by the codes that fit."""
    match = shell.board.match
    is_sought = match.phase == GUESS
    sides = [match.round] if is_sought else known_sides(match)
    opens = "listing.pegs" if is_sought else "grades.reason"
    return _rows(shell, commands.about("WHY"), sides, lambda side, at: (opens, side, at))


def _rows(shell, title, sides, does):
    """List the rows of these sides; `does` returns what the entry of one does."""
    entries = []
    for side in sides:
        for at in range(len(side.rows)):
            text = notation.row(side, at, shell.desk.signs).partition(". ")[2]
            entries.append((text, ("speech-row", at + 1), (), does(side, at)))
    if not entries:
        raise Wrong("no-rows")
    return List(shell, title, entries)


def reason(shell, side, at):
    """Tell why a row has its mark: each peg, beside the peg of the code that it pairs with; or that it is unknown."""
    variant = side.variant
    guess, _ = side.rows[at]
    code = side.secret()
    screen = Screen(shell, lines=[notation.row(side, at, shell.desk.signs)])
    if code is None:
        screen.say("number-unknown")
        return screen
    screen.say("code-was", notation.spell(variant, code, signs=shell.desk.signs))
    letters = notation.letters(variant, shell.desk.signs)
    pegs = codes.unpack(variant, guess)
    wanted = codes.unpack(variant, code)
    places = paired(pegs, wanted)
    for place in range(variant.pegs):
        peg = place + 1, letters[pegs[place]]
        if places[place] == place:
            screen.say("why-exact", *peg)
        elif variant.tells != CLASSIC:
            screen.say("why-other", *peg)
        elif places[place] >= 0:
            screen.say("why-near", *peg, places[place] + 1)
        else:
            screen.say("why-used" if pegs[place] in wanted else "why-none", *peg)
    return screen


def paired(pegs, wanted):
    """Return for each peg of a guess the place of the code's peg that it pairs with, or -1.

    Pegs in their own place pair first. Of the others the leftmost take the leftmost that are free.
    """
    places = [place if pegs[place] == wanted[place] else -1 for place in range(len(pegs))]
    for place in range(len(pegs)):
        if places[place] < 0:
            for free in range(len(pegs)):
                if wanted[free] == pegs[place] and free not in places:
                    places[place] = free
                    break
    return places


def retry(shell):
    """List the rows from which to try again, as practice."""
    played = known_sides(shell.desk.match)[0]

    def from_row(side, at):
        guesses = [guess for guess, _ in side.rows[:at]]
        again = shell.desk, side.variant, side.secret(), guesses
        return lambda: shell.slots.once("firmware.ui.rules_wanted", "practise", *again)

    screen = _rows(shell, ("retry-title",), [played], from_row)
    many = screen.count
    counts = [count for count, _ in played.grading.remaining[:many]] if played.grading else []
    # the first row before which no other code was left, as far as that is known, or else the last row
    screen.chosen = counts.index(1) if 1 in counts else many - 1
    return screen
