"""Something that is typed: a name, a number, a date."""

from firmware.ui import commands
from firmware.ui.screen import ALL, BACK, LEAVE, MOVE, OK, PICK, TEXT, TYPED
from firmware.ui.screens.lists import List
from firmware.ui.words import Wrong

_WORDS = (("BACK", ""), ("HELP", ""), ("QUIT", ""))  # that are never an answer


class Typed(List):
    """Something that is typed whole, or letter by letter from a list: the first entry has `give` take it, each other is
    a sign, and BACK takes the last sign back. A line as a `hint` follows the question.
    """

    kind = TYPED
    is_question = True

    def __init__(self, shell, title, short, signs, give, typed="", longest=99, hint=()):
        self.typed = typed
        self._signs = signs
        self._longest = longest
        self._hint = hint
        self._give = give
        List.__init__(self, shell, title, short)

    @property
    def count(self):
        return 1 + len(self._signs) * (len(self.typed) < self._longest)

    def entry(self, at):
        return (self.typed + self._signs[at - 1] if at else "> " + self.typed, (), ())

    def asks(self):
        return [line for line in (self._hint, ("or-enter", self.typed) if self.typed else ()) if line]

    def offers(self):
        offers = [(TEXT, ALL, "do-take", self._take_text), (PICK, ALL, "do-set", self.pick)]
        if self.count > 1:
            offers.append((MOVE, ALL, "do-change", self.move))
        if self.chosen or self.typed:
            offers.append((OK, ALL, "do-set" if self.chosen else "do-take", self.pick))
        return offers + [(BACK, ALL, "do-undo", self._undo) if self.typed else (BACK, ALL, "do-leave", LEAVE)]

    def read(self, text):
        if commands.find(self.desk.words, text) in _WORDS:
            raise Wrong("not-now")
        return TEXT, text or self.typed

    def take(self, at):
        if not at:
            return self._take_text(self.typed)
        self._become(self.typed + self._signs[at - 1])
        return None

    def _undo(self, _):
        self._become(self.typed[:-1])

    def _become(self, typed):
        self.typed = typed
        self.chosen = 0

    def _take_text(self, text):
        answer = self._give(text)
        if answer is None:
            self.typed = ""  # it was taken, so it is not half typed any more
        return answer
