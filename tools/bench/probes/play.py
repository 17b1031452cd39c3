"""The cost of a whole game where it runs: the device's moves."""

import gc

from firmware.engine import marks
from firmware.engine.book import from_shelf
from firmware.engine.variant import Variant
from firmware.game.match import MARK, THINK, Match
from firmware.game.rules import agree
from tools.bench.probes.gauge import chance, now_ms, print_figure

GAMES = (("4x6", 4, 6), ("5x8", 5, 8), ("8x10", 8, 10))
BOOKS = "/firmware/books"
MOST_MOVES = 3


def main(_which):
    for name, pegs, colours in GAMES:
        variant = Variant(pegs, colours)
        shelf = from_shelf(variant, "book", lambda book: open("{}/{}.book".format(BOOKS, book), "rb"))  # noqa: SIM115
        if shelf:
            print_figure(name, "a move from the book", longest_move(variant, lambda *_of, book=shelf: book), "ms")
        print_figure(name, "a move without a book", longest_move(variant, None), "ms")


def longest_move(variant, library):
    """Over the first moves of a round; the first one of all loads the code, and is played twice.

    What is garbage is collected before each, as the game does while a person reads the row before.
    """
    longest = 0
    for round_number in range(2):
        match = Match(agree("make", variant), chance, library)
        match.ready()
        secret = variant.space * 3 // 7
        for _ in range(MOST_MOVES):
            gc.collect()
            begin = last = now_ms()
            while match.phase != MARK:
                here = now_ms()
                if match.phase != THINK:
                    begin = here  # working out the row before has its own budget
                match.tick(int(here - last))
                last += int(here - last)
            if round_number:
                longest = max(longest, now_ms() - begin)
            guess = match.round.pending
            if guess == secret:
                break
            match.mark(marks.score(variant, guess, secret))
    return longest
