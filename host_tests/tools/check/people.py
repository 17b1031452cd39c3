"""People at a board: what they answer, and what they press."""

from tools.check.person import Person


class Somebody(Person):
    """Says yes, but no to what is in `refuses`; presses what is asked, but in `instead`."""

    def __init__(self, press, refuses=(), instead=None):
        self._press = press
        self._refuses = refuses
        self._instead = instead or {}
        self.asked = []
        self.told = []

    def tell(self, line):
        self.told.append(line)

    def ask(self, question):
        self.asked.append(question)
        return not any(word in question for word in self._refuses)

    def press(self, key, times, line):
        self.told.append(line)
        for _ in range(times):
            self._press(self._instead.get(key, key))
