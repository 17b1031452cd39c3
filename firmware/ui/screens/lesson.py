"""The lesson: a board of its own, and a table of steps. Each waits for a state of the row in hand, or for a word,
however that is reached; then comes a round that is played freely.
"""

from firmware.engine import codes
from firmware.engine.variant import Variant
from firmware.game.draft import Draft
from firmware.game.match import Match
from firmware.game.phases import GUESS, OVER
from firmware.game.rules import agree
from firmware.ui import commands
from firmware.ui.screen import ALL, BACK, CODE, LEAVE, MOVE, OK, PUT, WORD
from firmware.ui.screens.leave import Ask
from firmware.ui.screens.play import Guessing
from firmware.ui.words import Wrong

_CODE = (0, 1, 2)
_ONE_EXACT = (0, 3, 3)
_TWO_NEAR = (1, 0, 3)
_PEGS = (PUT, MOVE, OK, BACK, CODE)
# of each step: the key of its sentence, that of another where lines are read, the intents and words that it takes, the
# row that is laid first, and the state that it waits for; without one it goes on with whatever it takes
_STEPS = (
    ("lesson-goal", "", (OK,), None, None),
    ("lesson-set", "lesson-type", _PEGS, None, lambda lesson: lesson.draft.order),
    ("lesson-fill", "lesson-type", _PEGS, None, lambda lesson: lesson.draft.whole()),
    ("lesson-undo", "", (BACK,), None, lambda lesson: not lesson.draft.whole()),
    ("lesson-hint", "lesson-ask-hint", ("HINT",), None, lambda lesson: lesson.draft.whole() and not lesson.works),
    ("lesson-laid", "", (OK, CODE), _ONE_EXACT, lambda lesson: len(lesson.match.round.rows) == 1),
    ("lesson-exact", "", (OK,), None, None),
    ("lesson-laid", "", (OK, CODE), _TWO_NEAR, lambda lesson: len(lesson.match.round.rows) == 2),
    ("lesson-near", "", (OK,), None, None),
    ("lesson-menu", "lesson-ask-menu", ("MENU",), None, None),
    ("lesson-round", "", (), None, lambda lesson: lesson.match.phase == OVER),
    ("lesson-over", "", (OK,), None, None),
)
_UNDO, _HINT = 3, 4  # the numbers of steps
_FREE = 10  # everything is allowed


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
        self.tells = False
        self._go_on()

    def _new_match(self, desk, code=None):
        variant = self._variant
        rules = agree("break", variant) if code is None else agree("number", variant, code=codes.pack(variant, code))
        return Match(rules, desk.randrange, None)

    @property
    def title(self):
        return (_STEPS[self._at][0],)

    short = commands.word("LESSON")

    def asks(self):
        """Faces with lines have the pegs typed."""
        _, read, wanted, laid, _ = _STEPS[self._at]
        if wanted is _PEGS:
            return ((read, self._spell(codes.pack(self._variant, _ONE_EXACT))),)
        if read:
            return ((read,),)
        if laid is not None:
            return (self.title, ("or-enter", self._spell(self.draft.code())))
        return (self.title, ("enter-on",)) if OK in wanted else Guessing.asks(self)

    def offers(self):
        _, _, wanted, laid, waits = _STEPS[self._at]
        if self.works or self._at == _FREE:
            return Guessing.offers(self)
        if laid is not None:
            offers: list = [(CODE, self.draft.code(), "do-code"), (OK, ALL, "do-submit")]
        elif waits is None and OK in wanted:
            offers = [(OK, ALL, "do-on")]
        else:
            offers = [offer for offer in Guessing.offers(self) if self._is_wanted(offer[0], offer[1])]
        return offers if BACK in [offer[0] for offer in offers] else offers + [(BACK, ALL, "do-leave")]

    def _is_wanted(self, intent, value):
        """Return whether the step takes this; a row that is not laid is not sent."""
        _, _, wanted, laid, waits = _STEPS[self._at]
        if intent == OK and waits is not None and laid is None and self.hand.sends:
            return False
        if intent == CODE and laid is not None and value != self.draft.code():
            return False
        return (value[0] if intent == WORD else intent) in wanted

    def do(self, intent, value):
        _, _, wanted, laid, waits = _STEPS[self._at]
        if intent == BACK and not self.works and not (self.draft.order and (BACK in wanted or self._at == _FREE)):
            return ("leave-lesson",)
        if self._at == _FREE and intent == WORD and value[0] == "MENU":
            return ("menu",)
        if not (self.works or self._at == _FREE or self._is_wanted(intent, value)):
            raise Wrong("lesson-miss", self.title)
        if waits is None:
            return self._go_on()
        if intent == CODE and laid is None and self._at != _FREE:
            self.hand.lay(codes.unpack(self._variant, value))
        else:
            Guessing.do(self, intent, value)
        self.version += 1
        return self._look()

    def tick(self, ms):
        Guessing.tick(self, ms)
        self.match.tick(ms)
        return self._look()

    def _look(self):
        """Go on to the next step once what this one waits for has come."""
        if self.match.phase == GUESS and self._shown != len(self.match.round.rows):
            self.begin()
        waits = _STEPS[self._at][4]
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
        laid = _STEPS[self._at][3]
        if self._at == _FREE:
            self.match = self._new_match(self.desk)
            self.draft = Draft(self._variant)
            self.begin()
        elif laid is not None:
            if self._shown:
                self.begin()
            self.hand.lay(laid)
        elif self._at == _HINT:
            self.draft.clear()
            self.hand.go_to_empty()
        self.version += 1
        return None


class LeaveLesson(Ask):
    title = ("ask-lesson-on",)
    short = ("question", commands.word("LESSON"))

    def refuse(self):
        self.desk.greet()
        self.shell.close_above()


SCREENS = {"lesson": Lesson, "leave-lesson": LeaveLesson}
