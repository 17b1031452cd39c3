"""Something that is typed: a name, a number, a date."""

from firmware.ui.screen import ALL, BACK, MOVE, OK, PICK, TEXT, TYPED
from firmware.ui.screens.lists import List
from firmware.ui.words import Wrong


class Typed(List):
    """Something that is typed whole, or letter by letter from a list: the first entry takes it, each other is a sign,
    and BACK takes the last sign back.
    """

    kind = TYPED
    is_question = True
    signs = ""
    longest = 99

    def __init__(self, shell, typed=""):
        List.__init__(self, shell)
        self.typed = typed

    @property
    def count(self):
        return 1 + len(self.signs) * (len(self.typed) < self.longest)

    def entry(self, at):
        return (self.typed + self.signs[at - 1] if at else "> " + self.typed, (), ())

    def asks(self):
        return (("or-enter", self.typed),) if self.typed else ()

    def offers(self):
        offers = [(TEXT, ALL, "do-take"), (PICK, ALL, "do-set")]
        if self.count > 1:
            offers.append((MOVE, ALL, "do-change"))
        if self.chosen or self.typed:
            offers.append((OK, ALL, "do-set" if self.chosen else "do-take"))
        return offers + [(BACK, ALL, "do-undo" if self.typed else "do-leave")]

    def read(self, text):
        return TEXT, text or self.typed

    def do(self, intent, value):
        if intent == TEXT:
            return self._give(value)
        if intent == BACK and self.typed:
            self._become(self.typed[:-1])
            return None
        if intent == OK and not (self.chosen or self.typed):
            raise Wrong("not-now")
        return List.do(self, intent, value)

    def take(self, at):
        if not at:
            return self._give(self.typed)
        self._become(self.typed + self.signs[at - 1])
        return None

    def _become(self, typed):
        self.typed = typed
        self.chosen = 0
        self.version += 1

    def _give(self, text):
        answer = self.give(text)
        if answer is None:
            self.typed = ""  # it was taken, so it is not half typed any more
        return answer
