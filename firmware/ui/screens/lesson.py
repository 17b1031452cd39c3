"""The lesson: a board of its own, and a table of steps for keys and one for typed lines. A step waits for a state of
the row in hand, or for a word, however that is reached; the last one is a round that is played freely.
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
_LAID = "lesson-laid"  # a whole row is in hand, and waits to be sent
_FREE = "lesson-round"  # everything is allowed


def _has_rows(many):
    return lambda lesson: len(lesson.match.round.rows) == many


def _has_hint(lesson):
    return lesson.draft.whole() and not lesson.works


def _is_over(lesson):
    return lesson.match.phase == OVER


# of each step: the key of its sentence, the intents and words that it takes, the row that is laid or to be typed, and
# the state that it waits for; without one it goes on with whatever it takes
_GOAL = ("lesson-goal", (OK,), None, None)
_END = ((_FREE, (), None, _is_over), ("lesson-over", (OK,), None, None))
_BY_KEYS = (
    _GOAL,
    ("lesson-set", _PEGS, None, lambda lesson: lesson.draft.order),
    ("lesson-fill", _PEGS, None, lambda lesson: lesson.draft.whole()),
    ("lesson-undo", (BACK,), None, lambda lesson: not lesson.draft.whole()),
    (_LAID, (OK, CODE), _ONE_EXACT, _has_rows(1)),
    ("lesson-exact", (OK,), None, None),
    (_LAID, (OK, CODE), _TWO_NEAR, _has_rows(2)),
    ("lesson-near", (OK,), None, None),
    ("lesson-hint", ("HINT",), None, _has_hint),
    (_LAID, (OK, CODE), None, lambda lesson: _is_over(lesson) or len(lesson.match.round.rows) == 3),
) + _END
_TYPED = (
    _GOAL,
    ("lesson-type", (CODE,), _ONE_EXACT, _has_rows(1)),
    ("lesson-typed-exact", (OK,), None, None),
    ("lesson-type", (CODE,), _TWO_NEAR, _has_rows(2)),
    ("lesson-typed-near", (OK,), None, None),
    ("lesson-type-hint", ("HINT",), None, _has_hint),
    (_LAID, (OK, CODE), None, lambda lesson: _is_over(lesson) or len(lesson.match.round.rows) == 3),
    ("lesson-found", (OK,), None, None),
) + _END


class Lesson(Guessing):
    """Nobody counts what is played here."""

    stays = True
    counts = False
    takes_words = ("HINT", "MENU", "HELP")

    def __init__(self, shell):
        self._steps = _TYPED if shell.asker_reads else _BY_KEYS
        self._at = -1
        self._variant = Variant(3, 4, rows=6)
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
        key, _, row, _ = self._steps[self._at]
        if key == "lesson-type":
            return (key, self._spell(codes.pack(self._variant, row)))
        rows = len(self.match.round.rows)
        return ("guess", rows + 1, self._variant.rows) if key == _FREE and rows else (key,)

    @property
    def teaches(self):
        """Return whether each press is an answer; in the round at its end everything is allowed."""
        return self._steps[self._at][0] != _FREE

    def asks(self):
        key, wanted, _, waits = self._steps[self._at]
        if key == _LAID:
            return (self.title, ("or-enter", self._spell(self.draft.code())))
        if key == _FREE:
            return Guessing.asks(self)
        return (self.title, ("enter-on",)) if waits is None and OK in wanted else (self.title,)

    def offers(self):
        key, wanted, row, waits = self._steps[self._at]
        offers = Guessing.offers(self)
        if self.works or key == _FREE:
            return offers
        if waits is None:
            offers = [(OK, ALL, "do-on", self._go_on)]
        else:
            offers = [offer for offer in offers if (offer[1][0] if offer[0] == WORD else offer[0]) in wanted]
        if row is not None or key == _LAID:
            code = self.draft.code() if key == _LAID else codes.pack(self._variant, row)
            offers[0] = (CODE, code, "do-code", self.send)
        elif wanted is _PEGS:
            offers[0] = (CODE, ALL, "do-code", self._lay)
            if self.hand.sends:  # a row that is not laid is not sent
                del offers[1]
        return offers if BACK in [offer[0] for offer in offers] else offers + self.commands()

    def commands(self, takes_back=False):
        menu = [(WORD, ("MENU", ""), "do-menu", ("menu",))] if self._steps[self._at][0] == _FREE else []
        return menu if takes_back else menu + [(BACK, ALL, "do-leave", ("leave-lesson",))]

    @property
    def refusal(self):
        return "thinking" if self.works else "lesson-miss" if self.teaches else "not-now"

    def do(self, intent, value):
        if intent == WORD and value[0] == "HELP":
            raise Wrong("lesson-help")
        if intent == WORD and value[0] == "MENU" and self.teaches:
            return ("leave-lesson",)
        answer = Guessing.do(self, intent, value)
        return answer or self._look()

    def tick(self, ms):
        Guessing.tick(self, ms)
        self.match.tick(ms)
        return self._look()

    def _look(self):
        """Go on to the next step once what this one waits for has come."""
        if self.match.phase == GUESS and self._shown != len(self.match.round.rows):
            self.begin()
        waits = self._steps[self._at][3]
        return self._go_on() if waits is not None and waits(self) else None

    def begin(self):
        self._shown = len(self.match.round.rows)
        Guessing.begin(self)

    def _go_on(self, _=None):
        if self._at + 1 == len(self._steps):
            self.desk.greet()
            self.shell.close_above()
            self.shell.top.chosen = 0  # to play
            return
        self._at += 1
        key, _, row, _ = self._steps[self._at]
        if key == _FREE:
            self.match = self._new_match(self.desk)
            self.draft = Draft(self._variant)
            self.begin()
        elif key == _LAID and row is not None:
            if self._shown:
                self.begin()
            self.hand.lay(row)
        elif key == "lesson-type" and not self._shown:
            self.lines = self.shell.slots.once("firmware.ui.rules_told", "colours", self.desk, self._variant)
        self.version += 1


def leave_lesson(shell):
    """Ask before somebody leaves: yes goes on."""

    def refuses(_):
        shell.desk.greet()
        shell.close_above()

    return Ask(shell, ("ask-lesson-on",), commands.word("LESSON"), LEAVE, refuses)


SCREENS = {"lesson": Lesson, "leave-lesson": leave_lesson}
