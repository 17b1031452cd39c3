"""The rows of a round to choose from: why one has its mark, and a try from one of them."""

from firmware.engine import codes
from firmware.engine.variant import CLASSIC
from firmware.game.match import GUESS
from firmware.ui import commands, notation
from firmware.ui.desk import known_sides
from firmware.ui.screen import Screen
from firmware.ui.screens.lists import List
from firmware.ui.words import Wrong


def why(shell):
    """List the rows, each of which can be explained: by the code, or while it is sought by the codes that fit."""
    match = shell.board.match
    is_sought = match.phase == GUESS
    sides = [match.round] if is_sought else known_sides(match)
    opens = "listing.pegs" if is_sought else "why.reason"
    return _rows(shell, commands.about("WHY"), sides, opens)


def _rows(shell, title, sides, opens):
    """List the rows of these sides, each of which opens this."""
    entries = []
    for side in sides:
        for at in range(len(side.rows)):
            text = notation.row(side, at, shell.desk.signs).partition(". ")[2]
            entries.append((text, ("speech-row", at + 1), (), (opens, side, at)))
    if not entries:
        raise Wrong("no-rows")
    return List(shell, title, entries)


def reason(shell, side, at):
    """Tell why a row has its mark: each peg, beside the peg of the code that it pairs with; or that it is unknown."""
    variant = side.variant
    guess, _ = side.rows[at]
    code = side.secret()
    signs = shell.desk.signs
    screen = Screen(shell, lines=[notation.row(side, at, signs)])
    if code is None:
        screen.say("number-unknown")
        return screen
    screen.say("code-was", notation.spell(variant, code, signs=signs))
    letters = notation.letters(variant, signs)
    pegs = codes.unpack(variant, guess)
    wanted = codes.unpack(variant, code)
    places = paired(pegs, wanted)
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


def paired(pegs, wanted):
    """Return for each peg of a guess the place of the code's peg that it pairs with, or -1.

    Pegs in their own place pair first. Of the others the leftmost take the leftmost that are free.
    """
    places = []
    for place in range(len(pegs)):
        places.append(place if pegs[place] == wanted[place] else -1)
    for place in range(len(pegs)):
        if places[place] < 0:
            for free in range(len(pegs)):
                if wanted[free] == pegs[place] and free not in places:
                    places[place] = free
                    break
    return places


def retry(shell):
    """List the rows from which to try again, as practice."""
    played = known_sides(shell.desk.match)[0]
    screen = _rows(shell, ("retry-title",), [played], "why.again")
    many = screen.count
    counts = [count for count, _ in played.grading.remaining[:many]] if played.grading else []
    # the first row before which no other code was left, as far as that is known, or else the last row
    screen.chosen = counts.index(1) if 1 in counts else many - 1
    return screen


def again(shell, side, at):
    """Begin to practise with the rows before this one."""
    once = shell.slots.once
    return once("firmware.ui.rules_wanted", "practise", shell.desk, side.variant, side.secret(), side.rows[:at])
