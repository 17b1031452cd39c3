"""The cost on the board of each thing to come back for, while it is open: the fullest heap and the longest turns.

One of them is opened, played and left in the board's own program, with lights and console, as a person types it; at the
end of a round the board is watched until it has nothing left to work out. The probe's own share of the heap does not
count. Behind the longest turn that opens something stand the modules that came in it.
"""

import sys

from tools.bench.probes.gauge import Typist, allocated, free, now_ms, play, print_figure

EACH = 8  # turns, after which the heap is looked at
TURNS = 160  # for a line to be read, answered and shown
ENDING_TURNS = 1000  # at least, for a round that is over, and
MOST_TURNS = 6000  # until it is graded
TURN_MS = 5
MOST_MODULES = 200  # at a time
MESSAGE = '{{"count": 1, "ask": [[-1, "{}"]]}}'  # of a display: it types this
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
    """The game turns, and the costs of its turns are kept."""

    def __init__(self, here, typist, seen):
        self.here = here
        self.typist = typist
        self.seen = seen
        self.least_free = free()
        self.opening_ms = 0  # of the longest turn in which modules came or went
        self.other_ms = 0
        self.came: list = []  # in the former
        self.passing: list = []  # modules that came and went in this turn
        self._once = here.slots.once
        here.slots.once = self._watch_once

    def _watch_once(self, module, *of):
        self.passing.append(module)
        return self._once(module, *of)

    def watch(self, turns):
        for number in range(turns):
            began_ms = now_ms()
            self.here.app.turn(TURN_MS)
            if self.here.app.words.over:
                self.here.add_words(self.typist)
            took_ms = now_ms() - began_ms
            if self.passing or are_others(self.seen):
                came = update(self.seen) + self.passing
                self.passing = []
                if took_ms > self.opening_ms:
                    self.opening_ms = took_ms
                    self.came = came
            else:
                self.other_ms = max(self.other_ms, took_ms)
            if number % EACH == 0:
                self.least_free = min(self.least_free, free())

    def idle(self):
        for _ in range(10):
            self.here.app.turn(1)


def are_others(seen):
    """Return whether other modules are loaded than these."""
    for name in sys.modules:
        if name not in seen:
            return True
    return len(sys.modules) != len(seen)


def update(seen):
    """Have the set hold the modules that are loaded now, and return those that came."""
    gone = [name for name in seen if name not in sys.modules]
    came = [name for name in sys.modules if name not in seen]
    for name in gone:
        seen.discard(name)
    for name in came:
        seen.add(name)
    return came


def main(section):
    from __main__ import EMPTY  # free before the probe came in

    seen: set = set(range(MOST_MODULES))  # a full heap has no piece left for a larger one, so it never grows
    update(seen)
    own = EMPTY - free()
    typist = Maker()
    here = play(typist)
    gauge = Gauge(here, typist, seen)
    gauge.watch(TURNS)
    which = section[0]
    for line in section[1:]:
        open_line(gauge, typist, line)
    print_figure("all", "free at the fullest moment, " + which, gauge.least_free + own, "bytes")
    print_figure("all", "longest turn that opens, " + which, gauge.opening_ms, "ms\t" + " ".join(gauge.came))
    print_figure("all", "longest other turn, " + which, gauge.other_ms, "ms")
    here.app.turn(300)
    print_figure("all", "ten idle turns, " + which, allocated(gauge.idle), "bytes")


def open_line(gauge, typist, line):
    desk = gauge.here.desk
    if line == "MARKS":
        while typist.mark(desk.match):
            gauge.watch(EACH)
    else:
        typist.typed = MESSAGE.format(line) if not typist.echoes else line
    gauge.watch(ENDING_TURNS if line in ENDINGS else TURNS)
    for _ in range(MOST_TURNS // EACH):
        if not (desk.works or gauge.here.shell.top.tells or gauge.here.shell.top.owed):
            break
        gauge.watch(EACH)
