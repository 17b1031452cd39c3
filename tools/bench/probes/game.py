"""The cost of the game on the board while it is played: the heap, a turn and a frame.

It imports what the game itself imports, so that nothing else is in the heap but these few functions. Prints a line for
each figure: the game, what was measured, the number and its unit, with tabs between.
"""

import gc
import time

TYPED = ("RGBY", "RRGG", "HINT")
GRADED_TURNS = 1000  # long enough for all rows of a round to be graded
UNUSED = 9  # a kind of record that the game does not use
in_use = getattr(gc, "mem_alloc", None)  # only MicroPython has it and the next
mem_free = getattr(gc, "mem_free", None)


def now_ms():
    return time.monotonic_ns() / 1000000


def print_figure(game, what, number, unit):
    print("{}\t{}\t{}\t{}".format(game, what, round(number, 3), unit))


def game():
    """Run the board's own program, without its loop."""
    import microcontroller

    from firmware.keep.log import Log
    from firmware.main import Game

    here = Game()
    log = Log(microcontroller.nvm)
    here.open(log)
    begin(here.desk)
    turn(here, 10)
    for code in (66, 700):
        here.desk.match.guess(code)
        turn(here, 40)
    held("lights alone", here)
    idle(here)
    serial = Silent()
    here.add_words(serial)
    turn(here, 20)
    for line in TYPED:
        here.words.type(line)
        turn(here, 100)
    held("lights and console", here)
    idle(here)
    save(log)
    graded(here)


def begin(desk):
    """As a person begins a match, whose rules nobody holds on to."""
    from firmware.engine.variant import Variant
    from firmware.game.rules import agree

    desk.begin(agree("break", Variant(4, 6)))


def graded(here):
    """Measure the end of a round, which loads and holds most, with no pause before it."""
    most = 0
    here.words.type("RESIGN")
    for number in range(GRADED_TURNS):
        here.app.turn(5)
        if number % 8 == 0:
            gc.collect()
            most = max(most, in_use())
    print_figure("4x6", "heap in use at worst, rows graded", most, "bytes")


def save(log):
    """Time the rewriting of the sector, which needs most room of all, in the heap of a whole game."""
    erases = log.erases
    content = bytearray(40)
    while log.erases == erases:
        content[0] = (content[0] + 1) % 251
        begin = now_ms()
        log.write(UNUSED, content)
        took = now_ms() - begin
    print_figure("4x6", "a save that rewrites the sector", took, "ms")


class Silent:
    """A port at which nobody types."""

    connected = True
    begun = b""

    def line(self, _unseen, _wanted):
        return None

    def say(self, line):
        pass


def turn(here, times):
    for _ in range(times):
        here.app.turn(5)


def held(what, here):
    gc.collect()
    print_figure("4x6", "heap in use, " + what, in_use(), "bytes")
    print_figure("4x6", "heap free, " + what, mem_free(), "bytes")


def idle(here):
    here.app.turn(300)
    here.app.turn(300)
    gc.collect()
    gc.disable()
    before = in_use()
    asking = in_use() - before
    before = in_use()
    for _ in range(10):
        here.app.turn(1)
    print_figure("4x6", "ten idle turns", in_use() - before - asking, "bytes")
    gc.enable()
    begin = now_ms()
    for _ in range(100):
        here.app.turn(0)
    print_figure("4x6", "an idle turn", (now_ms() - begin) / 100, "ms")
    begin = now_ms()
    here.app.turn(300)
    print_figure("4x6", "a turn that draws", now_ms() - begin, "ms")
    begin = now_ms()
    gc.collect()
    print_figure("4x6", "a collection", now_ms() - begin, "ms")


def main(_which):
    game()
