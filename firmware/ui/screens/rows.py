"""The rows of a round: told, or read out by lights; why one has its mark, a try from one of them, and their grades."""

from firmware.engine.codes import unpack
from firmware.engine.variant import CLASSIC
from firmware.game.match import GUESS
from firmware.slots import need
from firmware.ui import commands, notation
from firmware.ui.desk import known_sides
from firmware.ui.screen import ALL, GO_ON, LEAVE, OK, PICTURE, Screen
from firmware.ui.screens.lists import List
from firmware.ui.words import Wrong

_GRADING = "firmware.game.grading"  # for GRADES alone: a round that goes on has no use for it
_BEST, _GOOD = 97, 85  # percent of skill


def rows(shell):
    """Tell the rows so far; the lights show them as they scroll through them."""
    screen = Screen(shell, (), ("help-board",))
    for played in shell.desk.match.sides:
        for at in range(len(played.rows) if played else 0):
            screen.lines.append(notation.row(played, at, shell.desk.signs))
    if not screen.lines:
        screen.say("no-rows")
    return screen


def readout(shell):
    """Read a row out by lights and tones."""
    if not shell.has_lights:
        raise Wrong("not-now")
    screen = Screen(shell, commands.about("READ"))
    screen.kind = PICTURE
    screen.picture = "Reading"
    return screen


def why(shell):
    """List the rows, each of which can be explained: by the code, or while it is sought by the codes that fit."""
    match = shell.board.match
    is_sought = match.phase == GUESS
    sides = [match.round] if is_sought else known_sides(match)
    opens = "listing.pegs" if is_sought else "rows.reason"
    return _rows(shell, commands.about("WHY"), sides, opens)


def _rows(shell, title, sides, opens):
    """List the rows of these sides, each of which opens this."""
    entries = []
    for side in sides:
        for at in range(len(side.rows)):
            text = notation.row(side, at, shell.desk.signs).partition(". ")[2]
            entries.append((text, ("speech-row", at + 1), (), (opens, side, at)))
    if not entries:
        raise Wrong("no-rows")
    return List(shell, title, entries)


def reason(shell, side, at):
    """Tell why a row has its mark: each peg, beside the peg of the code that it pairs with; or that it is unknown."""
    variant = side.variant
    guess, _ = side.rows[at]
    code = side.secret()
    signs = shell.desk.signs
    screen = Screen(shell, lines=[notation.row(side, at, signs)])
    if code is None:
        screen.say("number-unknown")
        return screen
    screen.say("code-was", notation.spell(variant, code, signs=signs))
    letters = notation.letters(variant, signs)
    pegs = unpack(variant, guess)
    wanted = unpack(variant, code)
    free = []  # pegs of the code that pair with none yet: those in their own place pair first
    for place in range(variant.pegs):
        free.append(None if pegs[place] == wanted[place] else wanted[place])
    for place, peg in enumerate(pegs):
        told = place + 1, letters[peg]
        if peg == wanted[place]:
            screen.say("why-exact", *told)
        elif variant.tells != CLASSIC:
            screen.say("why-other", *told)
        elif peg in free:
            pair = free.index(peg)
            free[pair] = None
            screen.say("why-near", *told, pair + 1)
        else:
            screen.say("why-used" if peg in wanted else "why-none", *told)
    return screen


def retry(shell):
    """List the rows from which to try again, as practice."""
    played = known_sides(shell.desk.match)[0]
    screen = _rows(shell, ("retry-title",), [played], "rows.again")
    many = screen.count
    counts = [count for count, _ in played.grading.remaining[:many]] if played.grading else []
    # the first row before which no other code was left, as far as that is known, or else the last row
    screen.chosen = counts.index(1) if 1 in counts else many - 1
    return screen


def again(shell, side, at):
    """Begin to practise with the rows before this one."""
    once = shell.slots.once
    return once("firmware.ui.rules_wanted", "practise", shell.desk, side.variant, side.secret(), side.rows[:at])


class Grades(List):
    """An entry for each row tells how skilled it was, and how lucky; it fills while the rows are graded. One that is
    taken tells why it has its mark. Each of `rows` begins with the job, and the name of the breaker if several play.
    """

    tells = True  # as of the last turn

    def __init__(self, shell):
        desk = shell.desk
        match = desk.match
        grading = need(_GRADING)
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
                rows.append((job, breaker, (), ("rows.reason", match.sides[side], at)))
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

    def asks(self):
        """Tell how good the round was as a whole: the skill and the luck of its rows, on average."""
        asked: list = [("grades-mean",), GO_ON]
        found: list = []
        for job in self._jobs:
            found += job.found
        if found and not self.tells:
            skill, luck = [sum(each) // len(found) for each in zip(*map(need(_GRADING).judged, found))]
            kind = (skill >= _GOOD) + (skill >= _BEST)
            asked.insert(0, ("verdict", ("verdicts#" + str(kind),), skill, luck))
        return asked

    def entry(self, at):
        """Return the grade, and how many codes there were before and after, and were expected; and a better guess."""
        job, breaker, _, (_, played, at) = self.rows[at]
        variant = played.variant
        signs = self.desk.signs
        words = self.desk.words
        laid = job.rows[at][0]
        guess = breaker + notation.spell(variant, laid, "", signs)
        if at >= len(job.found):
            grade = "?" if job.over else "..."
            return ("{} {}".format(guess, grade), "{}: {}".format(at + 1, grade), ())
        grade = job.found[at]
        skill, luck = need(_GRADING).judged(grade)
        before = notation.count(words, grade.before, grade.about[0])
        after = notation.count(words, grade.after, grade.about[1])
        expected = ("" if grade.counted else "~") + notation.hundredths(grade.expected, words)
        meaning: tuple = ("grade-codes", before, after, expected)
        if grade.best != laid:
            meaning = ("grade-better", before, after, expected, notation.spell(variant, grade.best, "", signs))
        return ("grade", guess, skill, luck), "{}: {}% {}%".format(at + 1, skill, luck), meaning
