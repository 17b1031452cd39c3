"""Screens that only lights can draw."""

from firmware.ui import progress
from firmware.ui.screen import ALL, BACK, LEAVE, PICTURE, Screen
from firmware.ui.words import Wrong


class Readout(Screen):
    """A row is read out by lights and tones."""

    kind = PICTURE
    picture = "readout"
    title = ("tell-read",)

    def __init__(self, shell):
        Screen.__init__(self, shell)
        if not shell.has_lights:
            raise Wrong("not-now")


class SelfTest(Screen):
    """Every light and button is tried."""

    kind = PICTURE
    picture = "selftest"
    title = ("tell-test",)

    def offers(self):
        return [(BACK, ALL, "do-twice", LEAVE)]


class Chart(Screen):
    """A person's progress: `rounds` are the tenths of a row that each round lost, and whether exactly."""

    kind = PICTURE
    picture = "chart"

    def __init__(self, shell):
        Screen.__init__(self, shell)
        losses = self.desk.statistics().losses
        self.rounds = losses.rounds()
        self.title = ("tell-losses", progress.mean(self.rounds))
        self.put(" ".join(progress.each(self.rounds)))
        self.put(progress.bars(self.rounds))
        habit = progress.habit(self.desk.words, losses)
        if habit:
            self.put(habit)


SCREENS = {"chart": Chart, "readout": Readout, "selftest": SelfTest}
