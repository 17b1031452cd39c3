"""How well a person plays, as a chart on the lights: a column for each of the last rounds, the latest at the right.

Its foot is faint, and a light upon it stands for each half row that the round lost. On a single line there is only the
foot, bright where half a row or more was lost.
"""

from firmware.ui import progress
from firmware.ui.lights import inks

_HALF = 5  # tenths of a row


class Chart:
    over_board = False
    passing = False

    def __init__(self, handheld, losses):
        self._width = handheld.width
        self._height = handheld.height
        self.rounds = losses.rounds()
        words = handheld.desk.words
        self.mean = progress.mean(self.rounds)
        self.habit = progress.habit(words, losses)
        self.text = "{} {} {}".format(words("menu-losses"), self.mean, progress.bars(self.rounds))
        self.stale = True
        self.over = False

    def press(self, _key):
        self.over = True

    def tick(self, _ms: int):
        pass

    def told(self, words):
        """What a display draws: the name of the chart; the words for the best play, which is the line at 0; and of each
        round, the latest last, the tenths of a row that it lost, and whether they are exact.
        """
        return "{} {}".format(words("menu-losses"), self.mean), words("tell-best"), tuple(self.rounds)

    def draw(self, frame: bytearray, _beat):
        self.stale = False
        foot = (self._height - 1) * self._width
        shown = self.rounds[-self._width :]
        for at in range(len(shown)):
            tenths = shown[at][0]
            frame[foot + at] = inks.CURSOR if self._height == 1 and tenths >= _HALF else inks.FAINT
            for step in range(1, min((tenths + _HALF - 1) // _HALF, self._height - 1) + 1):
                frame[foot - step * self._width + at] = inks.CURSOR
