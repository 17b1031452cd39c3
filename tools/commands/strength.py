"""Measure how many rows a way of guessing takes, in rounds of any game against random codes.

Without a game, every way but `chaotic` plays each code of the classic one, beside what others have published. --steps
limits the thought for each guess, as time does on the board. The same game, way, steps and seed give the same figure on
every computer. Behind +- is the standard error of the mean. A game that is not won in 20 rows counts as 21.
"""

import argparse
import random
import re
from collections import Counter
from statistics import fmean, stdev

from firmware.engine import codes
from firmware.engine.thinking import WAYS
from firmware.engine.variant import NAMED, Variant, named
from tools import rounds
from tools.books.shelf import library
from tools.trouble import Trouble

SUMMARY = "play many rounds by a way of thinking and count the rows"
ROWS = 20
PUBLISHED = {  # rows for all codes of the classic game, and who counted them
    "first": (7471, "Shapiro 1983"),
    "spread": (5668, "Kooi 2005"),
    "expected": (5696, "Irving 1979"),
    "minimax": (5801, "Knuth 1977"),
    "entropy": (5722, "Neuwirth 1982"),
    "five": (5626, "Koyama and Lai 1993"),
    "book": (5625, "Koyama and Lai 1993"),
}
BY_CHANCE = {"random": None, "sampled": 100, "genetic": None}  # with the most steps for a guess
ENDLESS = "chaotic"  # wins hardly ever


def arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("game", nargs="?", help="a name, such as classic, or pegs and colours, such as 6x9")
    add("--way", default="book", choices=WAYS, metavar="NAME", help="how it guesses: %(choices)s")
    add("--games", type=int, default=300, help="how many codes to break (default: %(default)s)")
    add("--steps", type=int, help="the most steps of thought for a guess (default: no limit)")
    add("--seed", type=int, default=1, help="a number; another one draws other codes (default: %(default)s)")


def run(options: argparse.Namespace) -> int:
    from tqdm import tqdm

    if not options.game:
        for way in WAYS:
            if way != ENDLESS:
                print(counted(way), flush=True)
        return 0
    variant = variant_of(options.game)
    if options.games < 2 or (options.steps is not None and options.steps < 1):
        raise Trouble("At least 2 games and 1 step are needed.")
    needed = []
    book = library(variant, options.way)
    for number in tqdm(range(options.games), unit=" games", leave=False, disable=None):
        chance = random.Random(f"{options.seed} {number}")
        secret = codes.draw(variant, chance.randrange)
        needed.append(rounds.rows_needed(variant, options.way, secret, chance.randrange, options.steps, book))
    mean, error = estimate(needed)
    unwon = sum(rows > ROWS for rows in needed)
    line = f"{options.game} {options.way}: {mean:.3f} rows +- {error:.3f}, at most {max(needed)}, {len(needed)} games"
    if unwon:
        line += f"; {unwon} of them not won in {ROWS} rows"
    print(line + ("; it has no book" if options.way == "book" and book is None else ""))
    return 0


def counted(way: str) -> str:
    """Return what a way takes for all codes of the classic game; one that uses chance plays each code once."""
    variant = variant_of("classic")
    if way in BY_CHANCE:
        chance = random.Random(1977).randrange
        needed = [rounds.rows_needed(variant, way, code, chance, BY_CHANCE[way]) for code in codes.walk(variant)]
        taken, more = Counter(needed), f"+- {estimate(needed)[1]:.3f}, by chance"
    else:
        taken = Counter(rounds.lengths(variant, way, book=library(variant, way)))
        more = "{:,} ({})".format(*PUBLISHED[way]) if way in PUBLISHED else ""
    total = rounds.total(taken)
    return f"{way:9}{total:7,} rows, mean {total / taken.total():.4f}, at most {max(taken)}  {more}".rstrip()


def variant_of(game: str) -> Variant:
    if game in NAMED:
        return named(game).with_rows(ROWS)
    shape = re.fullmatch(r"(\d+)x(\d+)", game)
    if not shape:
        raise Trouble(f"A game is a name, such as classic, or pegs and colours, such as 6x9, and not {game}.")
    try:
        return Variant(int(shape[1]), int(shape[2]), rows=ROWS)
    except ValueError as wrong:
        raise Trouble(f"{wrong}.") from wrong


def estimate(needed: list[int]) -> tuple[float, float]:
    """Return the mean and its standard error."""
    return fmean(needed), stdev(needed) / len(needed) ** 0.5
