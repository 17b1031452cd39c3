"""The colours that are still possible, place by place; looking at them counts as help."""

from firmware.ui import notation
from firmware.ui.known import Known as Places
from firmware.ui.screen import ALL, BACK, OK, Screen


class Known(Screen):
    title = ("known-title",)
    short = ("menu-known",)

    def __init__(self, shell):
        Screen.__init__(self, shell)
        self._places = Places(self.desk.match)
        self._steps = self._places.look()
        self._helped = self.desk.helped()
        self._job = self._next()

    @property
    def works(self):
        return self._job is not None

    tells = works

    def offers(self):
        return [(OK, ALL, "do-hurry" if self.works else "do-on"), (BACK, ALL, "do-leave")]

    def do(self, intent, value):
        if self.works and intent == OK:
            self._job.hurry()
            return None
        if self.works and intent == BACK:
            self._job.over = True
        return Screen.do(self, intent, value)

    def tick(self, _ms):
        if self._job is None or not self._job.over:
            return
        self._job = self._next()
        if self._job is None:
            self._tell()

    def _next(self):
        """The job to wait for; None when all is found."""
        for job in self._steps:
            return job
        return None

    def _tell(self):
        signs = notation.letters(self.desk.match.variant(), self.desk.signs)
        places = self._places.places
        for at in range(len(places)):
            self.say("known-place", at + 1, " ".join([signs[colour] for colour in places[at]]))
        if not self._places.whole:
            self.say("list-cut")
        for line in self._helped:
            self.say(*line)
