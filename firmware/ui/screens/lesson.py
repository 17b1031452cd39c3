"""The lesson: a board of its own, and a table of steps for keys and one for typed lines. A step waits for a state of
the row in hand, or for a word, however that is reached; the last one is a round that is played freely.
"""

from firmware.engine import codes
from firmware.engine.variant import Variant
from firmware.game.match import GUESS, OVER, Match
from firmware.game.rules import agree
from firmware.ui import commands
from firmware.ui.screen import ALL, BACK, CODE, GO_ON, LEAVE, MOVE, OK, PUT, WORD
from firmware.ui.screens.play import Guessing

_CODE = (0, 1, 2)
_ROWS = ((0, 3, 3), (1, 0, 3))  # that are laid or typed: one exact, and two near; the third is a hint
_PEGS = (PUT, MOVE, OK, BACK, CODE)
# what a step waits for, by the key of its sentence: the intents and the words that it takes; any other is only read
_TAKES = {
    "lesson-set": _PEGS,  # until a peg is set
    "lesson-fill": _PEGS,  # all are
    "lesson-undo": (BACK,),  # one is taken back
    "lesson-hint": ("HINT",),  # a hint is there
    "lesson-laid": (OK, CODE),  # the row that is laid is sent
    "lesson-type": (CODE,),  # a certain row is typed
    "lesson-round": (),  # the round is over
}
_END = ("lesson-found", "lesson-round", "lesson-over")
_BY_KEYS = ("welcome-title", "lesson-set", "lesson-fill", "lesson-undo", "lesson-laid", "lesson-exact", "lesson-laid")
_BY_KEYS += ("lesson-near", "lesson-hint", "lesson-laid") + _END
_TYPED = ("welcome-title", "lesson-type", "lesson-typed-exact", "lesson-type", "lesson-typed-near", "lesson-hint")
_TYPED += ("lesson-laid",) + _END


class Lesson(Guessing):
    """Nobody counts what is played here."""

    stays = True
    takes_words = ("HINT", "WHY", "MENU", "HELP", "UNDO")
    refusal = "lesson-help"
    leaves = "leave.Ask", ("ask-lesson-on",), LEAVE, ("lesson.end",)  # yes goes on
    _shown = 0  # rows of the match that `tick` has seen while it goes on: the last mark can be explained
    teaches = True  # each press is an answer, up to the round at its end, where everything is allowed

    def __init__(self, shell):
        self._steps = list(_TYPED if shell.asker is not None and shell.asker.has_lines else _BY_KEYS)  # to come
        self._variant = variant = Variant(3, 4, rows=6)
        rules = agree("number", variant, code=codes.pack(variant, _CODE))
        Guessing.__init__(self, shell, Match(rules, shell.desk.randrange))
        self.settings = dict(self.settings, left=False, fits=False)
        self.owed = []
        self._go_on()

    @property
    def title(self):
        if self._key == "lesson-type":
            return (self._key, self._spell(self._row))
        rows = len(self.match.round.rows)
        return ("guess", rows + 1, self._variant.rows) if rows and not self.teaches else (self._key,)

    def asks(self):
        if self._key not in _TAKES:
            return (self.title, ("lesson-why",) if self._shown else GO_ON)
        return Guessing.asks(self) if self._key in ("lesson-laid", "lesson-round") else (self.title,)

    def offers(self):
        offers = Guessing.offers(self)
        if self.works:
            return offers
        why = []
        if self._shown:  # the codes that still fit explain the mark
            why.append(commands.offer_word("WHY", ("listing.pegs", self.match.round, self._shown - 1)))
        if not self.teaches:
            return offers + why
        takes = _TAKES.get(self._key)
        if takes is None:
            return [(OK, ALL, "do-on", self._go_on)] + why + self.commands()
        for offer in list(offers):
            if (offer[1][0] if offer[0] == WORD else offer[0]) not in takes:
                offers.remove(offer)
        if takes is _PEGS:
            offers[0] = (CODE, ALL, "do-code", self._lay)
            if self.sends:  # a row that is not laid is not sent
                del offers[1]
        elif CODE in takes:
            offers[0] = (CODE, self._row, "do-code", self.send)
        return offers + self.commands(BACK in takes)

    def commands(self, takes_back=False):
        menu = (WORD, ("MENU", ""), "", self.leaves) if self.teaches else commands.offer_word("MENU")
        if takes_back and self.draft.order:
            return [menu, (WORD, ("UNDO", ""), "", self._take_back)]
        return [menu] + Guessing.commands(self, takes_back)

    def tick(self, ms):
        """Go on to the next step once what this one waits for has come."""
        Guessing.tick(self, ms)
        match = self.match
        match.tick(ms)
        rows = len(match.round.rows)
        has_row = rows != self._shown
        self._shown = rows if match.phase == GUESS else 0
        if has_row and self._shown:
            self.begin()
        key = self._key
        if key == "lesson-set":
            has_come = self.draft.order
        elif key == "lesson-undo":
            has_come = not self.draft.whole()
        elif key in ("lesson-fill", "lesson-hint"):
            has_come = self.draft.whole() and not self.works
        else:
            has_come = key in _TAKES and (has_row if self.teaches else match.phase == OVER)
        if has_come:
            self._go_on()

    def _go_on(self, _=None):
        if not self._steps:
            self.shell.stack[0].chosen = 0  # to play
            end(self.shell)
            return
        self._key = key = self._steps.pop(0)
        rows = len(self.match.round.rows)
        self.teaches = key != "lesson-round"
        if not self.teaches:
            self.refusal = Guessing.refusal
            self.takes_words = ("HINT", "WHY", "UNDO")  # of its own rows
            self.match = Match(agree("break", self._variant), self.desk.randrange)
            self._shown = 0
            self.begin()
        elif key == "lesson-laid":
            if rows < len(_ROWS):
                self._lay(codes.pack(self._variant, _ROWS[rows]))
            self._row = self.draft.code()
        elif key == "lesson-type":
            self._row = codes.pack(self._variant, _ROWS[rows])
            if not rows:
                self.tell_later("rules_told", "colours", self._variant)
        self.version += 1


def end(shell):
    """Leave the lesson, which is no longer offered first."""
    shell.desk.greet()
    shell.close_above()
