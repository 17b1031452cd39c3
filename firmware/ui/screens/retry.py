"""The row of a round that is over from which to try again."""

from firmware.ui import notation
from firmware.ui.at_stake import known_sides
from firmware.ui.retry import practise
from firmware.ui.screen import List
from firmware.ui.words import Wrong


class Retry(List):
    """From which row to try again, as practice."""

    title = ("retry-title",)
    short = ("menu-retry",)

    def __init__(self, shell, typed=""):
        List.__init__(self, shell)
        self._played = known_sides(self.desk.match)[0]
        self.count = len(self._played.rows)
        if not self.count:
            raise Wrong("no-rows")
        if typed:
            at = notation.number(typed) - 1
            if not 0 <= at < self.count:
                raise Wrong("not-one-of", "1-{}".format(self.count))
            self.take(at)
            self.leaves = True

    def entry(self, at):
        played = self._played
        guess, mark = played.rows[at]
        told = notation.row(played.variant, at, guess, mark, signs=self.desk.signs).partition(". ")[2]
        return (told, ("shown-row", at + 1), ())

    def take(self, at):
        played = self._played
        guesses = [guess for guess, _ in played.rows[:at]]
        return practise(self.desk, played.variant, played.secret(), guesses)
