"""The least that is free on a board at which nobody types, while lines are answered one after the other.

The probe's own share of the heap does not count.
"""

from tools.bench.probes.gauge import free, play, print_figure

EACH = 8  # turns, after which the heap is looked at
TURNS = 300  # for a line to be answered and shown
MOST_TURNS = 6000  # until a round is graded
TURN_MS = 5


def main(section):
    from __main__ import EMPTY  # free before the probe came in

    own = EMPTY - free()
    here = play(None)
    least = free()
    for line in section[1:]:
        here.shell.type(here.app.lights, line)
        for turn in range(MOST_TURNS):
            here.app.turn(TURN_MS)
            if turn % EACH == 0:
                least = min(least, free())
                if turn >= TURNS and not here.desk.works:
                    break
    print_figure("all", "free at the fullest moment, " + section[0], least + own, "bytes")
