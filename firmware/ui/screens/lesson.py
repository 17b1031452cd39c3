"""The lesson: a board of its own, and a table of steps. Each waits for a state of the row in hand, or for a word,
however that is reached; then comes a round that is played freely.
"""

from firmware.engine import codes
from firmware.engine.variant import Variant
from firmware.game.draft import Draft
from firmware.game.match import Match
from firmware.game.phases import GUESS, OVER
from firmware.game.rules import agree
from firmware.ui.screen import ALL, BACK, CODE, LEAVE, MOVE, OK, PUT, WORD, Ask
from firmware.ui.screens.play import Guessing
from firmware.ui.words import Wrong

_CODE = (0, 1, 2)
_ONE_EXACT = (0, 3, 3)
_TWO_NEAR = (1, 0, 3)
_PEGS = (PUT, MOVE, OK, BACK, CODE)
# the key of its sentence, the intents that it takes, the row that is laid first, and what it waits for
_STEPS = (
    ("lesson-goal", (OK,), None, None),
    ("lesson-set", _PEGS, None, lambda lesson: lesson.draft.order),
    ("lesson-fill", _PEGS, None, lambda lesson: lesson.draft.whole()),
    ("lesson-undo", (BACK,), None, lambda lesson: not lesson.draft.whole()),
    ("lesson-hint", ("HINT",), None, lambda lesson: lesson.draft.whole() and not lesson.works),
    ("lesson-laid", (OK, CODE), _ONE_EXACT, lambda lesson: len(lesson.match.round.rows) == 1),
    ("lesson-exact", (OK,), None, None),
    ("lesson-laid", (OK, CODE), _TWO_NEAR, lambda lesson: len(lesson.match.round.rows) == 2),
    ("lesson-near", (OK,), None, None),
    ("lesson-menu", ("MENU",), None, None),
    ("lesson-round", None, None, lambda lesson: lesson.match.phase == OVER),
    ("lesson-over", (OK,), None, None),
)
_FREE = 10  # the number of the step in which everything is allowed
_UNDO = 3


class Lesson(Guessing):
    """Nobody counts what is played here."""

    stays = True
    counts = False
    takes_words = ("HINT", "MENU")

    def __init__(self, shell):
        self._at = -1
        self._variant = Variant(3, 4, rows=6)
        self._misses = 0
        match = self._new_match(shell.desk, _CODE)
        Guessing.__init__(self, shell, match, Draft(self._variant))
        self.settings = {"left": False, "fits": False, "animation": self.desk.settings["animation"]}
        self.lines = []
        self._go_on()

    def _new_match(self, desk, code=None):
        variant = self._variant
        rules = agree("break", variant) if code is None else agree("number", variant, code=codes.pack(variant, code))
        return Match(rules, desk.randrange, None)

    @property
    def _step(self):
        return _STEPS[self._at]

    @property
    def title(self):
        return (self._step[0],)

    short = ("menu-lesson",)

    def asks(self):
        """Faces with lines have the pegs typed."""
        key = self._step[0]
        if key in ("lesson-set", "lesson-fill"):
            return (("lesson-type", self._spell(codes.pack(self._variant, _ONE_EXACT))),)
        if key == "lesson-hint":
            return (("lesson-ask-hint",),)
        if key == "lesson-laid":
            return (self.title, ("or-enter", self._spell(self.draft.code())))
        if key == "lesson-menu":
            return (("lesson-ask-menu",),)
        return (self.title, ("enter-on",)) if OK in (self._step[1] or ()) else Guessing.asks(self)

    def offers(self):
        wanted = self._step[1]
        leaves = [(BACK, ALL, "do-leave")]
        if self.works:
            return Guessing.offers(self)
        if wanted is None:
            return Guessing.offers(self)
        if wanted == (OK,):
            return [(OK, ALL, "do-on")] + leaves
        if wanted[0] == "HINT":
            return [(WORD, ("HINT", ""), "do-hint")] + leaves
        if wanted[0] == "MENU":
            return [(WORD, ("MENU", ""), "do-menu")] + leaves
        offers = [offer for offer in Guessing.offers(self) if offer[0] in wanted]
        if self._step[0] == "lesson-laid":
            offers = [(CODE, self.draft.code(), "do-code"), (OK, ALL, "do-submit")]
        if self._step[0] in ("lesson-set", "lesson-fill") and self.hand.sends:
            offers = [offer for offer in offers if offer[0] != OK]
        return offers if BACK in [offer[0] for offer in offers] else offers + leaves

    def do(self, intent, value):
        wanted = self._step[1]
        if self.works or (wanted is None and (intent != WORD or value[0] != "MENU")):
            leaves = intent == BACK and not self.draft.order and not self.works
            if leaves:
                return ("leave-lesson",)
            Guessing.do(self, intent, value)
            return self._look()
        if intent == WORD and value[0] == "MENU":
            return ("menu",) if wanted is None else self._want("MENU") or self._go_on()
        if intent == BACK and (BACK not in wanted or not self.draft.order):
            return ("leave-lesson",)
        self._want(value[0] if intent == WORD else intent)
        if wanted == (OK,):
            return self._go_on()
        if intent == CODE and self._step[0] != "lesson-laid":
            self.hand.lay(codes.unpack(self._variant, value))
        elif (intent == CODE and value != self.draft.code()) or (self._step[2] is None and self._sends(intent)):
            raise Wrong("lesson-miss", self.title)
        else:
            Guessing.do(self, intent, value)
        self.version += 1
        return self._look()

    def _want(self, what):
        """Refuse whatever the step does not wait for."""
        if what not in self._step[1]:
            raise Wrong("lesson-miss", self.title)

    def _sends(self, intent):
        return intent == OK and self.hand.sends

    def tick(self, ms):
        Guessing.tick(self, ms)
        self.match.tick(ms)
        return self._look()

    def _look(self):
        """Go on to the next step once what this one waits for has come."""
        if self.match.phase == GUESS and self._shown != len(self.match.round.rows):
            self.begin()
        waits = self._step[3]
        return self._go_on() if waits is not None and waits(self) else None

    def begin(self):
        self._shown = len(self.match.round.rows)
        Guessing.begin(self)

    def _go_on(self):
        self._at += 1
        if self._at == _UNDO and self.shell.asker_reads:
            self._at += 1  # a typed line has no pegs to take back
        if self._at == len(_STEPS):
            self.desk.greet()
            return LEAVE
        laid = self._step[2]
        if self._at == _FREE:
            self.match = self._new_match(self.desk)
            self.draft = Draft(self._variant)
            self.begin()
        elif laid is not None:
            if self._shown:
                self.begin()
            self.hand.lay(laid)
        elif self._step[0] == "lesson-hint":
            self.draft.clear()
            self.hand.go_to_empty()
        self.version += 1
        return None


class LeaveLesson(Ask):
    title = ("ask-lesson-on",)
    short = ("question", ("menu-lesson",))

    def refuse(self):
        self.desk.greet()
        self.shell.close_above()


SCREENS = {"lesson": Lesson, "leave-lesson": LeaveLesson}
