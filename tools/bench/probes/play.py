"""The cost of a whole game where it runs: the device's moves.

Prints a line for each figure: the game, what was measured, the number and its unit, with tabs between.
"""

import gc

from firmware.engine import marks
from firmware.engine.book import from_shelf
from firmware.engine.variant import Variant
from firmware.game.match import Match
from firmware.game.phases import MARK, THINK
from firmware.game.rules import agree
from tools.bench.probes.gauge import chance, now_ms, print_figure

BOOKS = (("4x6", 4, 6), ("5x8", 5, 8), ("6x9", 6, 9), ("10x10", 10, 10))
NO_BOOKS = (("4x6", 4, 6), ("6x9", 6, 9), ("8x10", 8, 10))
MOST_MOVES = 3


def moves(books):
    for name, pegs, colours in BOOKS:
        variant = Variant(pegs, colours)
        shelf = from_shelf(variant, "book", lambda book: open("{}/{}.book".format(books, book), "rb"))  # noqa: SIM115
        print_figure(name, "a move from the book", longest_move(variant, lambda *_of, book=shelf: book), "ms")
    for name, pegs, colours in NO_BOOKS:
        print_figure(name, "a move without a book", longest_move(Variant(pegs, colours), None), "ms")


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


def main(_which, books="/firmware/books"):
    moves(books)
