"""The rules that are agreed before the first row, and stay as they are. rules.py judges and makes them."""

from collections import namedtuple

PERSON = 0
DEVICE = 1
ELSEWHERE = 2

MOST_ROUNDS = 20
NO_CLOCK = "off"

# `players`: who plays, the one who guesses first in front. `sides`: how many codes are guessed at a time. `counts`: not
# practice. `scored`: whether somebody keeps the score. `sealed`: a person who makes a code for the device types it in.
# `hard`: people may only guess what can be the code. `clock`: the seconds that they have for it, see clock.py, or
# NO_CLOCK. `own`: the game of each player of a match, or nothing where all play the same. `day`: of a round whose code
# is that of the day, else 0. `laid`: the rows that are given of a puzzle, else none; `puzzle`: its number on the shelf,
# else 0. `known`: tells the code of a round that everybody can play, else None; for dealing and saving only. `watched`:
# nobody plays but the device. `advises`: the device proposes every guess, which a person makes elsewhere. `marked`: a
# person may have to type a mark. `packed`: all of it, as it is saved.
Agreed = namedtuple(
    "Agreed",
    (
        "mode",
        "variant",
        "players",
        "sides",
        "counts",
        "rounds",
        "scored",
        "scoring",
        "deal",
        "level",
        "sealed",
        "hard",
        "clock",
        "own",
        "day",
        "laid",
        "puzzle",
        "known",
        "watched",
        "advises",
        "marked",
        "packed",
    ),
)


def telling(code):
    """Return a call that returns the code, so that no public name leads straight to it."""
    return lambda: code
