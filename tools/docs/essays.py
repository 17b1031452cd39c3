"""Draws the figures of the essays from the game's own code: what still fits, what a book takes, what a log holds."""

import random
from collections.abc import Iterator

from firmware.engine import codes, marks, ranks
from firmware.engine.book import Book
from firmware.engine.candidates import candidates
from firmware.engine.games import named
from firmware.game import saved
from firmware.game.match import Match
from firmware.game.phases import OVER
from firmware.game.rules import agree
from firmware.keep.log import MATCH, Log
from firmware.keep.record import HEADER
from tools import ROOT
from tools.docs.wiring.svg import GREY, INK, Drawing
from tools.rounds import finish, found, lengths

EDGE = 24
DOT = 5  # a code in the field of all codes
FIELD = 36  # codes in a row of that field
SECRET = (2, 0, 3, 4)
GUESSES = ((0, 0, 1, 1), (0, 2, 2, 3), (2, 0, 3, 5))
FITS, GONE = "#2f6fdf", "#e4e8ee"
BAR, STEP = 22, 30  # of the picture of a book
SECTOR, LINE = 4096, 128  # bytes of the log, and of a line in its picture
COLOURS = ("#2f6fdf", "#7fb0ff")  # of records, by turns


def pages() -> Iterator[tuple[str, bytes]]:
    yield "essays/fits.svg", fits()
    yield "essays/book.svg", rows_of_a_book()
    yield "essays/log.svg", sector()


def fits() -> bytes:
    """The codes of the classic game that fit after each row: a field of 36 by 36, in reading order."""
    variant = named("classic")
    possible = candidates(variant)
    side = FIELD * DOT
    drawing = Drawing(2 * EDGE + 4 * side + 3 * EDGE, 2 * EDGE + side + 26, "The codes that fit, row by row")
    for number in range(len(GUESSES) + 1):
        there = sorted(ranks.turned(variant, code) for code in found(possible.each()))
        x = EDGE + number * (side + EDGE)
        drawing.box(x, EDGE, side, side, GONE, radius=0)
        for start, end in runs(there):
            drawing.box(x + start % FIELD * DOT, EDGE + start // FIELD * DOT, (end - start) * DOT, DOT, FITS, radius=0)
        after = f"after {number}: " if number else ""
        drawing.words(x, EDGE + side + 18, after + plural(len(there), "code"), 14)
        if number < len(GUESSES):
            guess = codes.pack(variant, list(GUESSES[number]))
            possible.add(guess, marks.score(variant, guess, codes.pack(variant, list(SECRET))))
            finish(possible.settle())
    return drawing.content()


def runs(ranks: list[int]) -> Iterator[tuple[int, int]]:
    """The first rank and the one behind the last of each run of neighbours in a line of the field."""
    start = 0
    for at in range(1, len(ranks) + 1):
        if at == len(ranks) or ranks[at] != ranks[at - 1] + 1 or ranks[at] % FIELD == 0:
            yield ranks[start], ranks[at - 1] + 1
            start = at


def rows_of_a_book() -> bytes:
    """How many of the classic game's codes its book finds in how many rows."""
    variant = named("classic")
    file = ROOT / "firmware" / "books" / "classic.book"
    seen = lengths(variant, "book", book=Book(variant, lambda: file.open("rb")))
    most = max(seen.values())
    width = 620
    drawing = Drawing(width, 2 * EDGE + STEP * max(seen), "Rows that the classic book takes")
    for row in range(1, max(seen) + 1):
        y = EDGE + STEP * (row - 1)
        long = (width - 250) * seen.get(row, 0) / most
        drawing.words(EDGE, y + BAR / 2, plural(row, "row"), 14)
        drawing.box(EDGE + 70, y, max(long, 1), BAR, FITS, radius=2)
        drawing.words(EDGE + 80 + long, y + BAR / 2, plural(seen.get(row, 0), "code"), 14, colour=GREY)
    return drawing.content()


def plural(number: int, thing: str) -> str:
    return f"{number:,} {thing}{'s' * (number != 1)}"


def sector() -> bytes:
    """The 4,096 bytes of the log after some rounds of the classic game, and the records in them."""
    drawing = Drawing(2 * EDGE + 4 * LINE, 2 * EDGE + 26 + SECTOR // LINE * 8, "The memory of the saves")
    places = [(0, 2 * HEADER), *records()]  # the header stands there twice
    for number, (start, end) in enumerate(places):
        for line in range(start // LINE, (end - 1) // LINE + 1):
            first, last = max(start, line * LINE), min(end, (line + 1) * LINE)
            place = EDGE + first % LINE * 4, EDGE + line * 8
            drawing.box(*place, (last - first) * 4 - 1, 7, INK if number == 0 else COLOURS[number % 2], radius=0)
    told = "black: the header; blue: a record for each row; white: still erased"
    drawing.words(EDGE, EDGE + SECTOR // LINE * 8 + 18, told, 12, colour=GREY)
    return drawing.content()


def records() -> Iterator[tuple[int, int]]:
    """Where each write went."""
    memory = bytearray(b"\xff" * SECTOR)
    log = Log(memory)
    chance = random.Random(1)
    for _ in range(6):
        match = Match(agree("break", named("classic")), chance.randrange)
        while match.phase < OVER:
            before = bytes(memory)
            log.write(MATCH, saved.dump(match))
            changed = [at for at in range(SECTOR) if memory[at] != before[at]]
            if changed:
                yield max(changed[0], 2 * HEADER), changed[-1] + 1
            match.guess(ranks.draw(match.rules.variant, chance.randrange))
            while match.busy:
                match.tick(1)
