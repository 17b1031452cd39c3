"""The lesson: a board of its own, and a table of steps for keys and one for typed lines. A step waits for a state of
the row in hand, or for a word, however that is reached; the last one is a round that is played freely.
"""

from firmware.engine import codes
from firmware.engine.variant import Variant
from firmware.game.match import Match
from firmware.game.phases import GUESS, OVER
from firmware.game.rules import agree
from firmware.ui import commands
from firmware.ui.screen import ALL, BACK, CODE, GO_ON, MOVE, OK, PUT, WORD
from firmware.ui.screens.play import Guessing
from firmware.ui.words import Wrong

_CODE = (0, 1, 2)
_ONE_EXACT = (0, 3, 3)
_TWO_NEAR = (1, 0, 3)
_PEGS = (PUT, MOVE, OK, BACK, CODE)
# kinds of steps: they wait until somebody has read them, a peg is set, all are, one is taken back, a hint is there, the
# row that is laid is sent, a certain row is typed, or the round is over
_READ, _PEG, _FILL, _UNDO, _HINT, _SEND, _TYPE, _FREE = range(8)
_TAKES = ((OK,), _PEGS, _PEGS, (BACK,), ("HINT",), (OK, CODE), (CODE,), ())  # intents and words
# each step: the key of its sentence, the kind of it, and the row that is laid or to be typed
_GOAL = ("welcome-title", _READ, None)
_FOUND = ("lesson-found", _READ, None)
_END = (("lesson-round", _FREE, None), ("lesson-over", _READ, None))
_BY_KEYS = (
    _GOAL,
    ("lesson-set", _PEG, None),
    ("lesson-fill", _FILL, None),
    ("lesson-undo", _UNDO, None),
    ("lesson-laid", _SEND, _ONE_EXACT),
    ("lesson-exact", _READ, None),
    ("lesson-laid", _SEND, _TWO_NEAR),
    ("lesson-near", _READ, None),
    ("lesson-hint", _HINT, None),
    ("lesson-laid", _SEND, None),
    _FOUND,
) + _END
_TYPED = (
    _GOAL,
    ("lesson-type", _TYPE, _ONE_EXACT),
    ("lesson-typed-exact", _READ, None),
    ("lesson-type", _TYPE, _TWO_NEAR),
    ("lesson-typed-near", _READ, None),
    ("lesson-hint", _HINT, None),
    ("lesson-laid", _SEND, None),
    _FOUND,
) + _END


class Lesson(Guessing):
    """Nobody counts what is played here."""

    stays = True
    takes_words = ("HINT", "WHY", "MENU", "HELP", "UNDO")
    refusal = "lesson-help"
    _shown = 0  # rows of the match that `tick` has seen
    teaches = True  # each press is an answer, up to the round at its end, where everything is allowed

    def __init__(self, shell):
        self._steps = _TYPED if shell.asker is not None and shell.asker.has_lines else _BY_KEYS
        self._at = self._kind = -1
        self._variant = variant = Variant(3, 4, rows=6)
        rules = agree("number", variant, code=codes.pack(variant, _CODE))
        Guessing.__init__(self, shell, Match(rules, shell.desk.randrange))
        self.settings = {"left": False, "fits": False, "animation": self.desk.settings["animation"]}
        self.owed = []
        self._go_on()

    @property
    def title(self):
        if self._kind == _TYPE:
            return (self._key, self._spell(self._row))
        rows = len(self.match.round.rows)
        return ("guess", rows + 1, self._variant.rows) if rows and not self.teaches else (self._key,)

    def asks(self):
        kind = self._kind
        if kind == _READ:
            return (self.title, ("lesson-why",) if self.match.phase == GUESS and self._shown else GO_ON)
        return Guessing.asks(self) if kind in (_SEND, _FREE) else (self.title,)

    def offers(self):
        offers = Guessing.offers(self)
        if self.works:
            return offers
        why = []
        if self.match.phase == GUESS and self._shown:  # there is a mark, which the codes that still fit explain
            why.append(commands.offer_word("WHY", ("listing.pegs", self.match.round, self._shown - 1)))
        if not self.teaches:
            return offers + why
        kind = self._kind
        takes = _TAKES[kind]
        offers = [offer for offer in offers if (offer[1][0] if offer[0] == WORD else offer[0]) in takes]
        if kind == _READ:
            offers = [(OK, ALL, "do-on", self._go_on)] + why
        elif kind in (_SEND, _TYPE):
            offers[0] = (CODE, self.draft.code() if kind == _SEND else self._row, "do-code", self.send)
        elif takes is _PEGS:
            offers[0] = (CODE, ALL, "do-code", self._lay)
            if self.hand.sends:  # a row that is not laid is not sent
                del offers[1]
        return offers + self.commands(BACK in [offer[0] for offer in offers])

    def commands(self, takes_back=False):
        leaves = ("leave.leave_lesson",)
        menu = (WORD, ("MENU", ""), "", leaves) if self.teaches else commands.offer_word("MENU")
        return [menu] if takes_back else [menu, (BACK, ALL, "do-leave", leaves)]

    def do(self, intent, value):
        if intent == WORD and value[0] == "HELP":
            raise Wrong("lesson-help")
        answer = Guessing.do(self, intent, value)
        self.tick(0)
        return answer

    def tick(self, ms):
        """Go on to the next step once what this one waits for has come."""
        Guessing.tick(self, ms)
        match = self.match
        match.tick(ms)
        rows = len(match.round.rows)
        if match.phase == GUESS and self._shown != rows:
            self._shown = rows
            self.begin()
        kind = self._kind
        if kind == _PEG:
            has_come = self.draft.order
        elif kind == _UNDO:
            has_come = not self.draft.whole()
        elif kind in (_FILL, _HINT):
            has_come = self.draft.whole() and not self.works
        else:
            has_come = kind != _READ and (match.phase == OVER or (self.teaches and rows > self._sent))
        if has_come:
            self._go_on()

    def _go_on(self, _=None):
        if self._at + 1 == len(self._steps):
            self.desk.greet()
            self.shell.stack[0].chosen = 0  # to play
            self.shell.close_above()
            return
        self._at += 1
        self._key, self._kind, row = self._steps[self._at]
        self.teaches = self._kind != _FREE
        self._sent = len(self.match.round.rows)
        self._row = None if row is None else codes.pack(self._variant, row)
        if not self.teaches:
            self.refusal = Guessing.refusal
            self.match = Match(agree("break", self._variant), self.desk.randrange)
            self._shown = 0
            self.begin()
        elif self._kind == _SEND and row is not None:
            if self._shown:
                self.begin()
            self.hand.lay(row)
        elif self._kind == _TYPE and not self._shown:
            self.lines = self.shell.slots.once("firmware.ui.rules_told", "colours", self.desk, self._variant)
        self.version += 1
