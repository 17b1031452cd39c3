"""MISTAKES: the rows before a guess that lost much. A better one is sought, and graded at once."""

from firmware.game import losses, mistakes
from firmware.game.draft import Draft
from firmware.game.match import Match
from firmware.game.rules import agree
from firmware.ui import notation
from firmware.ui.screen import ALL, BACK, CODE, LEAVE, MOVE, OK, PICK, PUT, WORD
from firmware.ui.screens.play import Guessing
from firmware.ui.words import Wrong

_MOST_MS = 20000
_TAKES = (OK, BACK, MOVE, PICK, PUT, CODE)


class Mistakes(Guessing):
    """One after the other, each once; nobody counts what is played here. `_due` are the places of those to come."""

    stays = True
    counts = False

    def __init__(self, shell):
        desk = shell.desk
        self._due = mistakes.offered(desk.mistakes, desk.today())
        if not self._due:
            raise Wrong("learn-later" if mistakes.places(desk.mistakes) else "learn-none")
        match = self._lay_next(desk)
        Guessing.__init__(self, shell, match, Draft(match.variant()))
        self.settings = self.settings.copy()
        self.settings["left"] = False

    def _lay_next(self, desk):
        """Return a match with the rows before the next one."""
        self._at = self._due.pop(0)
        self._is_judged = False
        self._mistake = mistake = mistakes.unpack(desk.mistakes, self._at)
        match = Match(agree("break", mistake.variant, hard=mistake.hard), desk.randrange)
        match.sides[0] = mistakes.round_of(mistake)
        return match

    @property
    def title(self):
        return ("learn-find", len(self._mistake.rows) + 1, self._spell(self._mistake.guess))

    def asks(self):
        return (("enter-on",) if self._is_judged else self.title,)

    def offers(self):
        if self._is_judged:
            return [(OK, ALL, "do-on", self._go_on), (BACK, ALL, "do-leave", LEAVE)]
        offers = [offer for offer in Guessing.offers(self) if offer[0] in _TAKES and offer[2] != "do-hurry"]
        return offers + [(WORD, ("MENU", ""), "do-menu", None)]

    def commands(self, takes_back=False):
        return [] if takes_back else [(BACK, ALL, "do-leave", LEAVE)]

    def begin(self):
        """Lay the guess that lost, to be changed."""
        Guessing.begin(self)
        self._lay(self._mistake.guess)

    def _go_on(self, _):
        if not self._due:
            return LEAVE
        self.match = self._lay_next(self.desk)
        self.draft = Draft(self.match.variant())
        self.lines = []
        self.begin()
        return None

    def send(self, code):
        self.check_hard(code)
        self._lay(code)
        rows = self.match.round.rows
        self.job = self.match.mind().grade(rows + [(code, 0)], _MOST_MS, self._mistake.hard, len(rows))
        self.works = True

    def tick(self, ms):
        self.tells = False
        self.match.tick(ms)
        if self.works and self.job.over:
            found = self.job.found
            self.cancel()
            self.version += 1
            if found:
                self._judge(found[0])
            else:
                self.say("no-finding")

    def _judge(self, grade):
        """Tell how many codes the guess leaves and how many the best, which is laid; without a loss it is better."""
        self._is_judged = True
        code = self.draft.code()
        variant = self._mistake.variant
        sign = "" if grade.counted else "~"
        self.say("learn-leaves", self._spell(code), sign + notation.hundredths(grade.expected))
        best = self._spell(grade.best), sign + notation.hundredths(grade.best_expected)
        is_best = grade.expected <= grade.best_expected
        if losses.of_row(variant, self._mistake.rows, code, grade)[1]:
            self.say(*(("learn-chance",) if is_best else ("learn-missed",) + best))
        else:
            self.say(*(("learn-best",) if is_best else ("learn-found",) + best))
            self._solve()
        self._lay(grade.best)

    def _solve(self):
        desk = self.desk
        before = desk.mistakes
        desk.mistakes = mistakes.solve(before, self._at, desk.today())
        desk.choices += 1
        if len(desk.mistakes) < len(before):
            self.say("learn-gone")
            self._due = [self._at if at == len(desk.mistakes) else at for at in self._due]


SCREENS = {"mistakes": Mistakes}
