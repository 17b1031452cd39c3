"""Something that is typed: a name, a number, a date."""

from firmware.ui.screen import ALL, BACK, LEAVE, MOVE, OK, PICK, TEXT, TYPED
from firmware.ui.screens.lists import List


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
        offers = [(TEXT, ALL, "do-take", self._give), (PICK, ALL, "do-set", self.pick)]
        if self.count > 1:
            offers.append((MOVE, ALL, "do-change", self.move))
        if self.chosen or self.typed:
            offers.append((OK, ALL, "do-set" if self.chosen else "do-take", self.pick))
        return offers + [(BACK, ALL, "do-undo", self._undo) if self.typed else (BACK, ALL, "do-leave", LEAVE)]

    def read(self, text):
        return TEXT, text or self.typed

    def take(self, at):
        if not at:
            return self._give(self.typed)
        self.typed += self.signs[at - 1]
        self.chosen = 0
        return None

    def _undo(self, _):
        self.typed = self.typed[:-1]
        self.chosen = 0

    def _give(self, text):
        answer = self.give(text)
        if answer is None:
            self.typed = ""  # it was taken, so it is not half typed any more
        return answer
