"""Why a row of a round that is over has its mark: each of its pegs, beside the peg of the code that it pairs with."""

from firmware.engine import codes
from firmware.engine.pairs import paired
from firmware.engine.variant import CLASSIC
from firmware.ui import commands, notation
from firmware.ui.at_stake import known_sides
from firmware.ui.screen import Screen
from firmware.ui.screens.lists import List
from firmware.ui.words import Wrong


def why(shell, typed=""):
    """Return the rows to choose from, or what there is to say of the one whose number was typed."""
    rows = [(side, at) for side in known_sides(shell.desk.match) for at in range(len(side.rows))]
    if not rows:
        raise Wrong("no-rows")
    if typed:
        number = notation.number(typed)
        if not 1 <= number <= len(rows):
            raise Wrong("not-one-of", "1-{}".format(len(rows)))
        return _explained(shell, *rows[number - 1])
    entries: list = []
    for side, at in rows:
        told = notation.row(side.variant, at, *side.rows[at], signs=shell.desk.signs).partition(". ")[2]
        entries.append((told, ("shown-row", at + 1), (), ("why", str(len(entries) + 1))))
    return List(shell, ("why-title",), commands.word("WHY"), entries)


def _explained(shell, side, at):
    variant = side.variant
    guess, mark = side.rows[at]
    code = side.secret()
    screen = Screen(shell)
    screen.put(notation.row(variant, at, guess, mark, signs=shell.desk.signs))
    screen.say("code-was", notation.spell(variant, code, signs=shell.desk.signs))
    letters = notation.letters(variant, shell.desk.signs)
    pegs = codes.unpack(variant, guess)
    wanted = codes.unpack(variant, code)
    places = paired(variant, guess, code)
    for place in range(variant.pegs):
        peg = place + 1, letters[pegs[place]]
        if places[place] == place:
            screen.say("why-exact", *peg)
        elif variant.tells != CLASSIC:
            screen.say("why-other", *peg)
        elif places[place] >= 0:
            screen.say("why-near", *peg, places[place] + 1)
        else:
            screen.say("why-used" if pegs[place] in wanted else "why-none", *peg)
    return screen


SCREENS = {"why": why}
