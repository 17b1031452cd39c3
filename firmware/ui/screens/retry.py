"""The row of a round that is over from which to try again."""

from firmware.game.round import HELD, Round
from firmware.game.rules import agree
from firmware.ui import commands, notation
from firmware.ui.at_stake import known_sides
from firmware.ui.screen import LEAVE
from firmware.ui.screens.lists import List
from firmware.ui.words import Wrong


class Retry(List):
    """From which row to try again, as practice."""

    title = ("retry-title",)
    short = commands.word("RETRY")

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
            self.answer = self.take(at) or LEAVE

    def entry(self, at):
        played = self._played
        guess, mark = played.rows[at]
        told = notation.row(played.variant, at, guess, mark, signs=self.desk.signs).partition(". ")[2]
        return (told, ("shown-row", at + 1), ())

    def take(self, at):
        played = self._played
        guesses = [guess for guess, _ in played.rows[:at]]
        return practise(self.desk, played.variant, played.secret(), guesses)


def practise(desk, variant, code, rows=()):
    """Begin a round of practice with this code and these guesses; the answer is that of `desk.start`."""
    level = desk.match.rules.level if desk.match else desk.wishes.get("level", "book")
    answer = desk.start(agree("practice", variant, level=level))
    if answer is None:
        again = Round(variant, HELD, code)
        for guess in rows:
            again.guess(guess)
        desk.match.sides[0] = again
    return answer


SCREENS = {"retry": Retry}
