"""MISTAKES: the rows before a guess that lost much. A better one is sought, and graded at once."""

from firmware.engine import marks
from firmware.ui import commands, notation
from firmware.ui.desk import would_lose
from firmware.ui.screen import GO_ON, LEAVE, WORD, Screen
from firmware.ui.screens.play import Guessing
from firmware.ui.words import Wrong

_MISTAKES = "firmware.game.mistakes"  # not kept in memory, nor what it loads: grading takes most


class Mistake(Guessing):
    """One after the other, each once; nobody counts what is played here. `_due` are the places, from this one on."""

    stays = True
    takes_words = ("WHY",)

    def __init__(self, shell, due):
        self._due = due
        desk = shell.desk
        self._guess, match = shell.slots.once(_MISTAKES, "begin", desk.mistakes, due[0], desk.randrange)
        Guessing.__init__(self, shell, match)
        self.settings = dict(self.settings, left=False)

    @property
    def title(self):
        return ("learn-find", len(self.match.round.rows) + 1, self._spell(self._guess))

    def asks(self):
        return (GO_ON if self._is_judged else self.title,)

    def offers(self):
        if self._is_judged:
            return Screen.offers(self)
        offers = [commands.offer_word("WHY", ("rows.why",)), commands.offer_word("MENU")]
        for offer in Guessing.offers(self):
            if offer[0] != WORD and offer[2] != "do-hurry":
                offers.insert(-2, offer)
        return offers

    def begin(self):
        """Lay the guess that lost, to be changed."""
        Guessing.begin(self)
        self._is_judged = False
        self.lines = []
        self.owed = []
        self._lay(self._guess)

    def goes_on(self, _):
        kept = self.desk.mistakes
        due = []
        for at in self._due[1:]:
            if at < len(kept):  # they may have been forgotten
                due.append(at)
        if not due:
            return LEAVE
        self._due = due
        self._guess, self.match = self.shell.slots.once(_MISTAKES, "begin", kept, due[0], self.desk.randrange)
        self.begin()
        return None

    def send(self, code):
        self.check_hard(code)
        self._lay(code)
        match = self.match
        rows = match.round.rows
        mark = marks.solved(match.variant())  # any that a guess can get: it does not matter
        self.job = match.mind().grade(rows + [(code, mark)], match.rules.hard, len(rows))
        self.works = True

    def tick(self, ms):
        self.match.tick(ms)
        if self.works and self.job.over:
            found = self.job.found
            self.cancel()
            self.match.forget_thoughts()
            self.shell.slots.end_round()
            self.version += 1
            if found:
                self._judge(found[0])
            else:
                self.say("no-finding")

    def _judge(self, grade):
        """Tell how many codes the guess leaves and how many the best, which is laid; without a loss it is better."""
        self._is_judged = True
        desk = self.desk
        once = self.shell.slots.once
        code = self.draft.code()
        played = self.match.round
        sign = "" if grade.counted else "~"
        self.say("learn-leaves", self._spell(code), sign + notation.hundredths(grade.expected, desk.words))
        best = self._spell(grade.best), sign + notation.hundredths(grade.best_expected, desk.words)
        is_best = grade.expected <= grade.best_expected
        if once("firmware.game.grading", "of_row", played.variant, played.rows, code, grade)[1]:
            self.lines.append(("learn-chance",) if is_best else ("learn-missed",) + best)
        else:
            self.lines.append(("learn-best",) if is_best else ("learn-found",) + best)
            kept = desk.mistakes
            before = len(kept)
            here = self._due[0]
            if here < before:  # else they were forgotten
                desk.put(kept, once(_MISTAKES, "solve", kept, here, desk.today()))
                desk.choices += 1
            last = len(kept)
            if last < before:  # the last one has moved here
                self.say("learn-gone")
                if last in self._due:
                    self._due[self._due.index(last)] = here
        self._lay(grade.best)


def mistakes(shell):
    """Open what there is to learn from, in a turn of its own, and leave a match that is over, to make room."""
    desk = shell.desk
    due = shell.slots.once(_MISTAKES, "offered", desk.mistakes, desk.today())
    if not due:
        raise Wrong("learn-later" if len(desk.mistakes) > 1 else "learn-none")
    if would_lose(desk.match):
        raise Wrong("not-now")
    desk.leave()
    return ("mistakes.Mistake", due)
