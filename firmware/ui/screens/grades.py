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
        self._was_telling = True  # as `tells` was then
        List.__init__(self, shell, commands.about("GRADES"), rows)

    @property
    def tells(self):
        return not all(job.over for job, _, _ in self._sides)

    def tick(self, _ms):
        found = [grade for job, _, _ in self._sides for grade in job.found]
        tells = self.tells
        if len(found) != len(self._found) or tells != self._was_telling:
            self._found = found
            self._was_telling = tells
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
        verdict = self._verdict()
        return ([verdict] if verdict else []) + [("grades-mean",), GO_ON]

    def _verdict(self):
        """Tell how good the round was as a whole: the skill and the luck of its rows, on average."""
        found = self._found
        if not found or self.tells:
            return ()
        skill = sum([grading.skill(grade) for grade in found]) // len(found)
        luck = sum([grading.luck(grade) for grade in found]) // len(found)
        kind = (skill >= _GOOD) + (skill >= _BEST)
        return ("verdict", ("verdicts#" + str(kind),), skill, luck)

    def entry(self, at):
        side, at = self.rows[at]
        job, played, breaker = self._sides[side]
        variant = played.variant
        guess = notation.spell(variant, job.rows[at][0], "", self.desk.signs)
        if len(self._sides) > 1:
            guess = "{} {}".format(self.desk.words.tell(breaker), guess)
        if at >= len(job.found):
            grade = "?" if job.over else "..."
            return ("{} {}".format(guess, grade), "{}: {}".format(at + 1, grade), ())
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
        before, after = [notation.count(words, *pair) for pair in zip((grade.before, grade.after), grade.about)]
        expected = ("" if grade.counted else "~") + notation.hundredths(grade.expected, words)
        if grade.best == guess:
            return ("grade-codes", before, after, expected)
        return ("grade-better", before, after, expected, notation.spell(variant, grade.best, "", self.desk.signs))


def why(shell):
    """List the rows, each of which can be explained: by the code, or while it is sought by the codes that fit."""
    match = shell.board.match
    if match.phase == GUESS:
        played = match.round
        entries = [_entry(shell, played, at, ("listing.pegs", match, at)) for at in range(len(played.rows))]
        return _rows_to_choose(shell, commands.about("WHY"), entries)
    rows = [(side, at) for side in known_sides(match) for at in range(len(side.rows))]
    entries = [_entry(shell, *each, ("grades.reason",) + each) for each in rows]
    return _rows_to_choose(shell, commands.about("WHY"), entries)


def _entry(shell, side, at, does):
    text = notation.row(side, at, shell.desk.signs).partition(". ")[2]
    return (text, ("speech-row", at + 1), (), does)


def _rows_to_choose(shell, title, entries):
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
    places = shell.slots.once("firmware.engine.pairs", "paired", variant, guess, code)
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


def retry(shell):
    """List the rows from which to try again, as practice."""
    played = known_sides(shell.desk.match)[0]

    def from_row(at):
        guesses = [guess for guess, _ in played.rows[:at]]
        again = shell.desk, played.variant, played.secret(), guesses
        return lambda: shell.slots.once("firmware.ui.rules_wanted", "practise", *again)

    entries = [_entry(shell, played, at, from_row(at)) for at in range(len(played.rows))]
    screen = _rows_to_choose(shell, ("retry-title",), entries)
    screen.chosen = _first_found(played)
    return screen


def _first_found(played):
    """Return the first row before which no other code was left, as far as that is known, or else the last row."""
    many = len(played.rows)
    counts = [count for count, _ in played.grading.remaining[:many]] if played.grading else []
    return counts.index(1) if 1 in counts else many - 1
