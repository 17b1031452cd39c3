"""One round after the other in the board's own program, with lights and console: the heap after each, and its largest
free block. Prints a line for each, with tabs between.
"""

import gc

from tools.bench.probes.gauge import Typist, held, print_figure

BEGIN = ("NEW", "break", "mini", "")
ROUND = ("RGBY", "COUNT", "RESIGN", "")
TURN_MS = 5
MOST_TURNS = 3000  # until all is quiet after a line
TIDYING_TURNS = 60  # a quiet board drops what it seldom needs
LARGEST = 1 << 18  # bytes; no heap has as many free


def main(rounds):
    import microcontroller

    from firmware.keep.log import Log
    from firmware.main import Game

    here = Game()
    here.open(Log(microcontroller.nvm))
    typist = Typist()
    here.add_words(typist)
    for line in BEGIN:
        answered(here, typist, line)
    for number in range(int(rounds)):
        for line in ROUND:
            answered(here, typist, line)
        for _ in range(TIDYING_TURNS):
            here.app.turn(TURN_MS)
        print_figure(number + 1, "heap after a round", held(), "bytes")
        print_figure(number + 1, "largest free block", largest_block(), "bytes")


def answered(here, typist, line):
    """Type a line, and go on until nothing is left to do."""
    typist.typed = line
    here.app.turn(TURN_MS)
    for _ in range(MOST_TURNS):
        if here.app.turn(TURN_MS):
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
