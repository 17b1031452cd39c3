"""One round after the other in the board's own program, with lights and console: how far its free memory creeps, and
its largest free block.
"""

import gc

from tools.bench.probes.gauge import Typist, free, play, print_figure

ROUNDS = 500
SETTLING = 14  # rounds, until there are as many recent numbers as are kept
EACH = 18  # rounds, after which the heap is looked at
BEGIN = ("NEW", "break", "mini", "")
ROUND = ("RGBY", "COUNT", "RESIGN", "yes", "")
TURN_MS = 5
MOST_TURNS = 3000  # until all is quiet after a line
TIDYING_TURNS = 60  # a quiet board drops what it seldom needs
LARGEST = 1 << 18  # bytes; no heap has as many free


def main(_which):
    typist = Typist()
    here = play(typist)
    for line in BEGIN:
        answer(here, typist, line)
    frees = [LARGEST, 0]  # the least and the most
    blocks = [LARGEST, 0]
    for number in range(ROUNDS):
        for line in ROUND:
            answer(here, typist, line)
        for _ in range(TIDYING_TURNS):
            here.app.turn(TURN_MS)
        if number >= SETTLING and number % EACH == 0:
            widen(frees, free())
            widen(blocks, largest_block())
    for what, (least, most) in (("free memory", frees), ("largest free block", blocks)):
        print_figure("all", what + " crept, from round to round", most - least, "bytes")


def widen(span, size):
    """Have a span reach to this size: a list of all sizes would itself grow from round to round."""
    span[:] = min(span[0], size), max(span[1], size)


def answer(here, typist, line):
    """Type a line, and go on until nothing is left to do."""
    typist.typed = line
    here.app.turn(TURN_MS)
    for _ in range(MOST_TURNS):
        if not here.app.turn(TURN_MS):
            return


def largest_block():
    """Bytes, to the nearest 256."""
    least, most = 0, LARGEST
    while most - least > 256:
        size = (least + most) // 2
        try:
            bytearray(size)
            least = size
        except MemoryError:
            most = size
        gc.collect()
    return least
