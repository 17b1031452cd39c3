"""The cost of tracking the codes that still fit, measured where it runs."""

from firmware.engine import codes, marks
from firmware.engine.candidates import candidates
from firmware.engine.thinking import opening
from firmware.engine.variant import Variant
from tools.bench.probes.gauge import chance, finish, held, now_ms, print_figure

GAMES = (("4x6", 4, 6), ("5x8", 5, 8))
ROWS = ((1, 1), (1, 1), (0, 2))


def main(_which):
    for name, pegs, colours in GAMES:
        variant = Variant(pegs, colours)
        played(variant)  # loads what it needs
        before = held()
        possible, times = played(variant)
        print_figure(name, "held between moves", held() - before, "bytes")
        print_figure(name, "filter after a row and count, at worst", max(times), "ms")
        possible.drop()


def played(variant):
    """Return the candidates after some rows, and the time of each row."""
    possible = candidates(variant)
    times = []
    for number, mark in enumerate(ROWS):
        guess = codes.draw(variant, chance) if number else opening(variant, "AABC")
        begin = now_ms()
        possible.add(guess, marks.mark_of(*mark))
        finish(possible.settle())
        times.append(now_ms() - begin)
    return possible, times
