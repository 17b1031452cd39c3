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
    least, most = LARGEST, 0  # no list of all sizes, which would grow itself
    blocks = [0, 0]  # the largest of either half: a few bytes that lie elsewhere for a while cut it in two
    for number in range(ROUNDS):
        for line in ROUND:
            answer(here, typist, line)
        for _ in range(TIDYING_TURNS):
            here.app.turn(TURN_MS)
        if number >= SETTLING and number % EACH == 0:
            least, most = min(least, free()), max(most, free())
            half = number * 2 // ROUNDS
            blocks[half] = max(blocks[half], largest_block())
    print_figure("all", "free memory crept, from round to round", most - least, "bytes")
    print_figure("all", "largest free block crept, from half to half", abs(blocks[0] - blocks[1]), "bytes")


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
