"""A match with another board on a wire: that board is looked for, and waited for."""

from firmware.engine.room import MOST_BESIDE, has_room
from firmware.engine.variant import name_of
from firmware.game.modes import mode_of
from firmware.slots import need
from firmware.ui import commands
from firmware.ui.desk import would_lose
from firmware.ui.screen import ALL, BACK, LEAVE, Screen
from firmware.ui.screens.leave import Ask
from firmware.ui.screens.play import Play
from firmware.ui.words import Wrong

_SHORT = commands.word("LINK")


def link(shell, mode, agreed=False):
    """Look for the other board; both begin anew. Where that would give something up, it has to be `agreed` first."""
    if not has_room(shell.desk.wishes["variant"], MOST_BESIDE):
        raise Wrong("link-large")
    if not agreed and would_lose(shell.desk.match):
        return Ask(shell, ("give-up-match",), ("link.link", mode, True))
    shell.desk.leave()
    return ("link.Looking", mode)


class Looking(Screen):
    """Both boards look for each other, and what is wanted on the first begins."""

    stays = True

    def __init__(self, shell, mode):
        desk = shell.desk
        once = shell.slots.once
        variant = desk.wishes["variant"]
        rounds = once("firmware.ui.rules_wanted", "rounds", desk.wishes)[1]
        game = mode, variant, rounds, desk.wishes.get("scoring") or mode_of(mode).scoring
        Screen.__init__(self, shell, ("link-looks", _SHORT, ("and", commands.word(mode), name_of(variant))), _SHORT)
        self._agreed = None
        if isinstance(desk.wire, tuple):
            desk.wire = once(*desk.wire)
        self._meeting = once("firmware.game.wire", "Meeting", desk.wire, desk.randrange, game, "".join(desk.names[:1]))

    def offers(self):
        return [(BACK, ALL, "do-leave", LEAVE)]

    def tick(self, ms):
        """Agree in one turn, and begin in the next, as both take time to load."""
        if self._agreed is not None:
            self.desk.begin(self._agreed)
            self.desk.link = self._meeting.link(self.desk.match)
            return None
        met = self._meeting.tick(ms)
        if met is not None:
            (mode, variant, rounds, scoring), linked = met
            if not has_room(variant, MOST_BESIDE):
                self.shell.tell(("link-large",))
                return LEAVE
            chosen = None if scoring == mode_of(mode).scoring else scoring  # the usual one is no wish
            self.desk.wishes.update({"mode": mode, "variant": variant, "rounds": rounds, "scoring": chosen})
            agree = need("firmware.game.rules").agree
            self._agreed = agree(mode, variant, rounds=rounds, scoring=scoring, linked=linked)
        return None


class Waiting(Play):
    """The other board is to do something; or nothing comes from it."""

    short = _SHORT
    unread = ("not-now",)
    offers = Play.commands

    def begin(self):
        desk = self.desk
        match = self.match
        self._is_silent = desk.link.is_silent
        other = desk.named(match, 1 - match.rules.linked[1])
        self.title = ("link-silent",) if self._is_silent else ("link-waits", other)
        self.version += 1

    def tick(self, _ms):
        if self.desk.link.is_silent != self._is_silent:
            self.begin()
