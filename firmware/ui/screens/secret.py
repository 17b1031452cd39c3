"""The code of a challenge is set; nobody else may see it."""

from firmware.game.match import Match
from firmware.game.rules import agree
from firmware.ui.screens.play import Setting


class Secret(Setting):
    """The match is there for the game alone; a function of `challenge` sends the code."""

    title = ("set-code",)

    def __init__(self, shell, variant, function="send"):
        Setting.__init__(self, shell, Match(agree("make", variant, sealed=True), None))
        self._function = function

    def send(self, code):
        return ("challenge." + self._function, self.match.variant(), code)
