"""A code is set, or thought of, and the device handed over; nobody else may see it."""

from firmware.game.match import HAND, READY, Match
from firmware.slots import need
from firmware.ui.screen import ALL, GO_ON, OK
from firmware.ui.screens.play import Pegs, Play


def _asked(screen):
    """Return what the maker is asked for, with the name where several people play; or to hand the device on."""
    match = screen.match
    if match.phase == HAND:
        return ("hand", screen.desk.named(match, match.breaker()))
    alone = match.rules.people == 1 and not match.rules.linked
    key = "think-of-code" if match.phase == READY else "set-code-you" if alone else "set-code"
    asked = key, match.variant().pegs
    return asked if alone else ("field", screen.desk.named(match, match.maker()), asked)


class Setting(Pegs):
    """A person sets the code, which nobody else may see."""

    secret = True
    title = property(_asked)
    short = ("question", ("do-code",))

    def send(self, code):
        self.match.set_code(code)
        self.draft.clear()
        self.shell.tell(("code-set",))


class Ready(Play):
    """A person thinks of a code."""

    title = property(_asked)
    short = ("question", ("do-code",))
    asked = (GO_ON,)
    unread = GO_ON

    def offers(self):
        return [(OK, ALL, "do-on", self.match.ready)] + self.commands()


class Handing(Ready):
    """The device goes to the breaker, who must not see what was typed."""

    secret = True
    short = ()


class Secret(Setting):
    """The code of a challenge, whose match is there for the game alone; a function of `challenge` sends it."""

    title = ("set-code",)

    def __init__(self, shell, variant, function="send"):
        rules = need("firmware.game.rules").agree("make", variant, sealed=True)
        Setting.__init__(self, shell, Match(rules, None))
        self._function = function

    def send(self, code):
        return ("challenge." + self._function, self.match.variant(), code)
