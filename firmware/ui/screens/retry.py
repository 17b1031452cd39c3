"""The row of a round that is over from which to try again, as practice."""

from firmware.game.round import HELD, Round
from firmware.game.rules import agree
from firmware.ui import commands, notation
from firmware.ui.at_stake import known_sides
from firmware.ui.screen import LEAVE
from firmware.ui.screens.lists import List
from firmware.ui.words import Wrong


def retry(shell, typed=""):
    desk = shell.desk
    played = known_sides(desk.match)[0]
    if not played.rows:
        raise Wrong("no-rows")

    def from_row(at):
        guesses = [guess for guess, _ in played.rows[:at]]
        return lambda: practise(desk, played.variant, played.secret(), guesses)

    rows = []
    for at in range(len(played.rows)):
        told = notation.row(played.variant, at, *played.rows[at], signs=desk.signs).partition(". ")[2]
        rows.append((told, ("shown-row", at + 1), (), from_row(at)))
    screen = List(shell, ("retry-title",), commands.word("RETRY"), rows)
    screen.chosen = _first_found(played)
    if typed:
        at = notation.number(typed) - 1
        if not 0 <= at < len(rows):
            raise Wrong("not-one-of", "1-{}".format(len(rows)))
        screen.answer = screen.take(at) or LEAVE
    return screen


def _first_found(played):
    """Return the first row before which no other code was left, as far as that is known, or else the last row."""
    many = len(played.rows)
    counts = [count for count, _ in played.grading.left[:many]] if played.grading else []
    return counts.index(1) if 1 in counts else many - 1


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


SCREENS = {"retry": retry}
