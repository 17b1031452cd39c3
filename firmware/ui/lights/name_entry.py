"""The names of the players, typed with the keys: a list of the players, and for each the letters of the language."""

from firmware.game.called import LONGEST
from firmware.game.modes import MOST_PLAYERS
from firmware.ui.capitals import upper
from firmware.ui.lights.screens import Choice
from firmware.ui.lights.spelling import Spelling


def open_list(handheld):
    """A list of the players; choosing one asks for the name."""
    desk = handheld.desk

    def name(at):
        return desk.names[at] if at < len(desk.names) else ""

    def tell(at):
        return desk.words("shown-player", at + 1) + " " + (name(at) or "-")

    def take(at):
        def call(typed):
            names = desk.names + [""] * (at + 1 - len(desk.names))
            names[at] = typed[:1] and upper(typed[0]) + typed[1:]
            desk.call(",".join(names + [""]))

        handheld.show(Spelling(handheld, desk.words("letters"), call, name(at), LONGEST))

    handheld.show(Choice(handheld, MOST_PLAYERS, tell, 0, take))
    handheld.above[-1].valued = True
