"""Lines that jobs of the device bring, one after the other: OK hurries the job, BACK stops it."""

from firmware.ui import commands
from firmware.ui.screen import ALL, BACK, GO_ON, LEAVE, OK, Screen


class Working(Screen):
    """`tell` makes a generator of this screen: it yields each job, and tells of it once that is over, or yields None to
    go on at OK. `helps`: the command is a kind of help; opening it is noted at once, and told last.
    """

    def __init__(self, shell, tell, command="", helps=False):
        Screen.__init__(self, shell, commands.about(command) if command else ())
        self._noted = self.desk.helped(command) if helps else ()
        self._telling = tell(self)
        self._go_on()

    @property
    def works(self):
        return self.job is not None

    tells = works

    def asks(self):
        return (GO_ON,) if self.has_more else ()

    def offers(self):
        if self.works:
            return [(OK, ALL, "do-hurry", lambda _: self.job.hurry()), (BACK, ALL, "do-stop", self._stop)]
        offers = Screen.offers(self)
        if self.has_more:
            offers[0] = (OK, ALL, "do-on", self._go_on)
        return offers

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
            self.has_more = not self.works
        except StopIteration:
            self.job = None
        if not self.works:
            self.lines += self._noted
            self._noted = ()
        self.version += 1
