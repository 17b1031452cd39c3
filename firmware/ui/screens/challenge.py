"""A challenge: a code is set or drawn, and sent as a text; a text that came is played, or shown if it is a result."""

from firmware.engine.games import name_of, named
from firmware.game.modes import CHALLENGE
from firmware.game.number import SIGNS
from firmware.game.phases import OVER
from firmware.game.round import HELD
from firmware.ui import commands
from firmware.ui.screen import Screen
from firmware.ui.screens.lists import List, Typed, row, valued_row

_NAME = commands.mode_word(CHALLENGE)


class Challenges(List):
    """The list of what can be sent; a line that is a challenge or a result is taken."""

    def __init__(self, shell):
        desk = shell.desk
        variant = desk.wishes.get("variant") or named("classic")
        game = ("label-variant",)
        name = desk.names[0] if desk.names else "-"
        rows = [
            row("challenge-code", ("secret.Secret", variant)),
            row("challenge-draw", lambda: _do(shell, "draw", desk, variant)),
            row("challenge-take", ("challenge.text",), ("means-challenge",)),
            valued_row(game, game, name_of(variant), ("choose.Value", "variant")),
            valued_row(("you",), ("you",), name, ("names.name", 0)),
        ]
        if _may_race(desk.match):
            rows.insert(0, row("challenge-race", lambda: _do(shell, "race", desk, desk.match.sides[0])))
        List.__init__(self, shell, _NAME, commands.word("CHALLENGE"), rows, valued=True)
        self.say("challenge-cheat")

    def parse(self, text):
        there = _do(self.shell, "read_line", self.desk, text)
        return lambda: _do(self.shell, "take", self.shell, there)


def _do(shell, function, *args):
    return shell.slots.once("firmware.ui.challenged", function, *args)


def _may_race(match):
    """Return whether a round is over that somebody else can play against this person."""
    is_over = match is not None and match.phase >= OVER and match.rules.mode in ("break", "number", CHALLENGE)
    return is_over and match.sides[0].holder == HELD


def text(shell):
    """Ask for the text of a challenge or of a result."""

    def give(typed):
        answer = _do(shell, "take", shell, _do(shell, "read_line", shell.desk, typed))
        shell.top.typed = ""
        if answer:
            shell.close_above()
        return answer

    return Typed(shell, ("ask-challenge",), commands.word("CHALLENGE"), SIGNS, give)


def result(shell, written):
    """Tell the round that a result is of; the code that came with it is offered."""
    lines, is_followed = _do(shell, "tell", shell.desk, written)
    title, short = _NAME, commands.word("CHALLENGE")
    if not is_followed:
        return Screen(shell, title, short, lines)
    screen = List(shell, title, short, [row("challenge-play", lambda: _do(shell, "play_following", shell, written))])
    screen.lines = lines
    return screen
