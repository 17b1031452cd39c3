"""What a whole game costs where it runs: the device's moves, and on the board the heap, a turn and a frame.

Prints a line for each figure: the game, what was measured, the number and its unit, with tabs between.
"""

import gc
import time

from firmware.engine import marks
from firmware.engine.book import from_shelf
from firmware.engine.variant import Variant
from firmware.game.match import Match
from firmware.game.phases import MARK
from firmware.game.rules import Rules

BOOKS = (("4x6", 4, 6), ("5x8", 5, 8))
NO_BOOKS = (("4x6", 4, 6), ("6x9", 6, 9), ("8x10", 8, 10))
MOST_MOVES = 3
TYPED = ("RGBY", "RRGG", "HINT")
UNUSED = 9  # a kind of record that the game does not have


def now_ms():
    return time.monotonic_ns() / 1000000


def tell(game, what, number, unit):
    print("{}\t{}\t{}\t{}".format(game, what, round(number, 3), unit))


def chance(stop):
    """The same on every machine."""
    _state[0] = (_state[0] * 16807 + 1) % 65521
    return _state[0] % stop


_state = [1]


def moves(books):
    for name, pegs, colours in BOOKS:
        variant = Variant(pegs, colours)
        shelf = from_shelf(variant, lambda book: open("{}/{}.book".format(books, book), "rb"))  # noqa: SIM115
        tell(name, "a move from the book", longest_move(variant, lambda _variant, book=shelf: book), "ms")
    for name, pegs, colours in NO_BOOKS:
        tell(name, "a move without a book", longest_move(Variant(pegs, colours), None), "ms")


def longest_move(variant, library):
    """Over the first moves of a round; the first one of all loads the code, and is played twice."""
    longest = 0
    for round_number in range(2):
        match = Match(Rules("make", variant), chance, library)
        match.ready()
        secret = variant.space * 3 // 7
        for _ in range(MOST_MOVES):
            begin = last = now_ms()
            while match.phase != MARK:
                here = now_ms()
                match.tick(int(here - last))
                last += int(here - last)
            if round_number:
                longest = max(longest, now_ms() - begin)
            guess = match.round.pending
            if guess == secret:
                break
            match.mark(marks.score(variant, guess, secret))
    return longest


def game():
    """The board's own code.py, without its loop."""
    import microcontroller
    import peglight

    from firmware.keep.log import Log

    here = peglight.Game()
    log = Log(microcontroller.nvm)
    here.open(log)
    here.desk.begin(Rules("break", Variant(4, 6)))
    turn(here, 10)
    for code in (66, 700):
        here.desk.match.guess(code)
        turn(here, 40)
    held("lights alone", peglight)
    idle(here)
    serial = Silent()
    here.add_console(serial)
    turn(here, 20)
    for line in TYPED:
        here.app._console.type(line)
        turn(here, 100)
    held("lights and console", peglight)
    idle(here)
    save(log)


def save(log):
    """The rewriting of the sector, which needs most room of all, in the heap of a whole game."""
    erases = log.erases
    content = bytearray(40)
    while log.erases == erases:
        content[0] = (content[0] + 1) % 251
        begin = now_ms()
        log.write(UNUSED, content)
        took = now_ms() - begin
    tell("4x6", "a save that rewrites the sector", took, "ms")


class Silent:
    """A port at which nobody types."""

    connected = True

    def line(self, _unseen, _wanted):
        return None

    def say(self, line):
        pass


def turn(here, times):
    for _ in range(times):
        here.app.turn(5)


def held(what, peglight):
    peglight.tidy()
    tell("4x6", "heap in use, " + what, gc.mem_alloc(), "bytes")
    tell("4x6", "heap free, " + what, gc.mem_free(), "bytes")


def idle(here):
    app = here.app
    app.turn(300)
    gc.collect()
    gc.disable()
    before = gc.mem_alloc()
    asking = gc.mem_alloc() - before
    before = gc.mem_alloc()
    for _ in range(10):
        app.turn(1)
    tell("4x6", "ten idle turns", gc.mem_alloc() - before - asking, "bytes")
    gc.enable()
    begin = now_ms()
    for _ in range(100):
        app.turn(0)
    tell("4x6", "an idle turn", (now_ms() - begin) / 100, "ms")
    begin = now_ms()
    app.turn(300)
    tell("4x6", "a turn that draws", now_ms() - begin, "ms")
    begin = now_ms()
    gc.collect()
    tell("4x6", "a collection", now_ms() - begin, "ms")


def main(which, books="/firmware/books"):
    if which == "moves":
        moves(books)
    else:
        game()
