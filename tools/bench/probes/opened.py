"""The cost on the board of each thing to come back for, while it is open: the fullest heap and the longest turn.

One of them is opened, played and left in the board's own program, with lights and console, as a person types it; at the
end of a round the board is watched until it has nothing left to work out. What the probe takes of the heap itself does
not count. Prints a line for each figure: the game, what was measured, the
number and its unit, with tabs between; behind the longest turn, the modules that came in it.
"""

import sys

from tools.bench.probes.gauge import Typist, held, now_ms, print_figure

EACH = 8  # turns, after which the heap is looked at
TURNS = 160  # for a line to be read, answered and shown
ENDING_TURNS = 1000  # at least, for a round that is over, and
MOST_TURNS = 6000  # until it is graded
TURN_MS = 5
ENDINGS = ("yes", "STATS", "MARKS")
BEFORE, OF = 3, 7  # such a share of all codes comes before the one that the device has to break


class Maker(Typist):
    """One who can be asked for the mark of a guess."""

    asked = False

    def say(self, line):
        self.asked = self.asked or "mark?" in line

    def mark(self, match):
        """Answer, if asked; whether the device will ask again."""
        if not self.asked:
            return True
        from firmware.engine import marks  # with all that it brings it is the game's, and not the probe's

        self.asked = False
        variant = match.round.variant
        mark = marks.score(variant, match.round.pending, variant.space * BEFORE // OF)
        self.typed = "x" * marks.exact_in(mark) + "o" * marks.near_in(mark)
        return mark != marks.solved(variant)


class Gauge:
    """The game turns, and what its turns took is kept."""

    def __init__(self, here):
        self.here = here
        self.most = 0
        self.longest_ms = 0
        self.came = ""  # in the longest turn

    def watch(self, turns):
        known = list(sys.modules)
        for number in range(turns):
            began_ms = now_ms()
            self.here.app.turn(TURN_MS)
            took_ms = now_ms() - began_ms
            if took_ms > self.longest_ms:
                self.longest_ms = took_ms
                self.came = " ".join([name for name in sys.modules if name not in known])
            if len(sys.modules) != len(known):  # a list in each turn would be garbage that a full heap has no room for
                known = list(sys.modules)
            if number % EACH == 0:
                self.most = max(self.most, held())


def main(section):
    import microcontroller

    from __main__ import EMPTY  # the heap before the probe came in

    own = held() - EMPTY
    from firmware.keep.log import Log
    from firmware.main import Game

    here = Game()
    here.open(Log(microcontroller.nvm))
    typist = Maker()
    here.add_words(typist)
    Gauge(here).watch(TURNS)
    which, begun, played = section
    most = max(measure(here, typist, begun, which + " begun"), measure(here, typist, played, which + " open"))
    print_figure("4x6", "heap in use at worst, {} open".format(which), most - own, "bytes")


def measure(here, typist, lines, when):
    """Tell the longest turn; the fullest heap is returned."""
    gauge = Gauge(here)
    for line in lines:
        if line == "MARKS":
            while typist.mark(here.desk.match):
                gauge.watch(EACH)
        else:
            typist.typed = line
        if line not in ENDINGS:
            gauge.watch(TURNS)
            continue
        gauge.watch(ENDING_TURNS)
        for _ in range(MOST_TURNS // EACH):
            if not here.desk.works:
                break
            gauge.watch(EACH)
    print_figure("4x6", "longest turn, " + when, gauge.longest_ms, "ms\t" + gauge.came)
    return gauge.most
