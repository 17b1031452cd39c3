"""Screens that only lights can draw."""

from firmware.ui import progress
from firmware.ui.screen import ALL, BACK, Picture
from firmware.ui.words import Wrong


class Readout(Picture):
    """A row is read out by lights and tones."""

    picture = "readout"
    title = ("tell-read",)

    def __init__(self, shell):
        Picture.__init__(self, shell)
        if not shell.has_lights:
            raise Wrong("not-now")


class SelfTest(Picture):
    """Every light and button is tried."""

    picture = "selftest"
    title = ("tell-test",)

    def offers(self):
        return [(BACK, ALL, "do-twice")]

    def do(self, intent, value):
        if intent != BACK:
            raise Wrong("not-now")
        return Picture.do(self, intent, value)


class Chart(Picture):
    """A person's progress: `rounds` are the tenths of a row that each round lost, and whether exactly."""

    picture = "chart"

    def __init__(self, shell):
        Picture.__init__(self, shell)
        losses = self.desk.statistics().losses
        self.rounds = losses.rounds()
        self.title = ("tell-losses", progress.mean(self.rounds))
        self.put(" ".join(progress.each(self.rounds)))
        self.put(progress.bars(self.rounds))
        habit = progress.habit(self.desk.words, losses)
        if habit:
            self.put(habit)


SCREENS = {"chart": Chart, "readout": Readout, "selftest": SelfTest}
