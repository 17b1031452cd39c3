"""Takes turns: lines that jobs of the device bring are told, one after the other; and a match begins."""

from firmware.game.round import HELPS
from firmware.slots import need
from firmware.ui import commands
from firmware.ui.screen import ALL, BACK, GO_ON, LEAVE, OK, Screen


def begin(shell, mode):
    """Begin a match by the rules that are wanted, once the form of them is no longer in memory."""
    return need("firmware.ui.rules_wanted").start(shell.desk, mode)


class Working(Screen):
    """`tell` makes a generator of this screen: it yields each job, and tells of it once that is over, or yields None to
    go on at OK, which hurries a job; BACK stops it. Opening a command that is a kind of help is noted at once, and told
    last.
    """

    def __init__(self, shell, tell, command, *about):
        Screen.__init__(self, shell, commands.about(command) if command else ())
        self._noted = self.desk.helped(command) if command in HELPS else ()
        self._telling = tell(self, *about)
        self._go_on()

    def asks(self):
        return (GO_ON,) if self.has_more else ()

    def offers(self):
        if self.works:
            return [(OK, ALL, "do-hurry", self.job.hurry), (BACK, ALL, "do-stop", self._stop)]
        return [(OK, ALL, "do-on", self._go_on if self.has_more else LEAVE), (BACK, ALL, "do-leave", LEAVE)]

    def _stop(self, _):
        self.job.over = True
        return LEAVE

    def tick(self, _ms):
        if self.works and self.job.over:
            self._go_on()

    def _go_on(self, _=None):
        self.has_more = False
        try:
            self.job = self._telling.send(self.job)
            self.has_more = self.job is None
        except StopIteration:
            self.job = None
        self.works = self.job is not None
        if not self.works:
            self.lines += self._noted
            self._noted = ()
        self.version += 1


def working(command=""):
    """Have a generator open as a screen, under the command that asks for it."""
    return lambda tell: lambda shell, *about: Working(shell, tell, command, *about)
