"""A challenge: a code is set or drawn, and sent as a text; a text that came is played, or shown if it is a result."""

from firmware.engine.games import name_of
from firmware.game.modes import CHALLENGE
from firmware.game.number import MOST_OF_ROUND, MOST_SIGNS, SIGNS, unspell
from firmware.game.phases import OVER
from firmware.game.round import HELD
from firmware.ui import commands
from firmware.ui.screens.lists import List, Typed, row, valued_row
from firmware.ui.words import Wrong


class Challenges(List):
    """The list of what can be sent; a line that is a challenge or a result is taken."""

    def __init__(self, shell):
        desk = shell.desk
        variant = desk.wishes["variant"]
        name = "".join(desk.names[:1]) or desk.words("player", 1)
        rows = [
            row("challenge-code", ("secret.Secret", variant)),
            row("challenge-draw", ("challenged.send", variant)),
            row("challenge-take", ("challenge.text",), ("means-challenge",)),
            valued_row(("label-variant",), name_of(variant), ("forms.Value", "variant")),
            valued_row(("you",), name, ("typed.name", 0)),
        ]
        if _may_race(desk.match):
            rows.insert(0, row("challenge-race", ("challenged.race",)))
        List.__init__(self, shell, commands.mode_word(CHALLENGE), rows, valued=True)
        self.say("challenge-cheat")

    def parse(self, text):
        taken = _taken(text)
        return lambda: taken


def _may_race(match):
    """Return whether a round is over that somebody else can play against this person."""
    is_over = match is not None and match.phase >= OVER and match.rules.mode in ("break", "number", CHALLENGE)
    return is_over and match.sides[0].holder == HELD


def text(shell):
    """Ask for the text of a challenge or of a result."""
    return Typed(shell, ("ask-challenge",), SIGNS, _taken)


def _taken(line):
    """Return the opening that takes the text at the end of a line or of a link, unless it was mistyped."""
    text = line.rpartition("=")[2].upper().rpartition("CHALLENGE")[2]
    try:
        _, length = unspell(text, MOST_SIGNS)
    except ValueError:
        length = 0
    if length <= MOST_OF_ROUND:  # it is that of a round, if any
        raise Wrong("challenge-wrong")
    return ("challenged.take", text)
