"""Takes turns, since each part of it takes time: something is done in those to come, as what it takes was just loaded;
or lines that jobs of the device bring are told, one after the other.
"""

from firmware.game.round import HELPS
from firmware.slots import need
from firmware.ui import commands
from firmware.ui.screen import ALL, BACK, GO_ON, LEAVE, OK, Screen
from firmware.ui.words import Wrong


class Later(Screen):
    """Call `does` with the rest in the next turn, and in the turn after that each function that this returns, up to an
    answer of `do`. A refusal is told.
    """

    works = gives_way = True

    def __init__(self, shell, does, *about):
        Screen.__init__(self, shell)
        self._does = does, about

    def tick(self, _ms):
        does, about = self._does
        self._does = None  # else it would keep its file in memory while another loads
        try:
            answer = does(*about)
        except Wrong as wrong:
            self.shell.tell(wrong.args)
            return LEAVE
        if callable(answer):
            self._does = answer, ()
            return None
        return answer


def later(does):
    """Have a function done in the turn after the one in which it opens as a screen."""
    return lambda shell, *about: Later(shell, does, shell, *about)


@later
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
