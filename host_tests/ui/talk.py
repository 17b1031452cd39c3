"""A conversation with the console, for tests: lines are typed, and what is said is looked at.

Every line that is said is checked: it is one line, of at most 78 signs if a person is to read it.
"""

import functools
import io
import itertools
import random
import re

from firmware import VERSION
from firmware.engine import codes, marks, ranks
from firmware.engine.book import from_shelf
from firmware.engine.games import named
from firmware.game.rules import agree
from firmware.ui import notation
from firmware.ui.console.console import Console
from firmware.ui.desk import Desk
from tools import ROOT

FIRMWARE = ROOT / "firmware"
STEP_MS = 5
MOST_STEPS = 200_000
WIDTH = 78
VALUES = 18  # commas of a line that is meant for a program
TITLE = "PEGLIGHT " + VERSION
AGAIN = "Enter plays the same again, NEW asks for another game, QUIT leaves."

# every mode in each of its forms: its rules, beyond the mode's name
GAMES = {
    "break": {},
    "blitz": {"mode": "break", "clock": "30"},
    "evil": {"mode": "break", "deal": "evil"},
    "make": {"level": "first"},
    "sealed": {"mode": "make", "sealed": True, "level": "random"},
    "duel": {},
    "match": {"people": 2, "rounds": 6, "deal": "mixed", "level": "next"},
    "people": {"mode": "match", "people": 3, "device": False, "rounds": 6, "scoring": "rounds"},
    "race": {"level": "chaotic"},
    "pair": {"mode": "race", "people": 2, "device": False},
    "helper": {"level": "parts"},
    "watch": {},
    "number": {"code": 7},
    "day": {"day": 9823},
    "puzzle": {"code": 7, "laid": (0, 1), "puzzle": 9},
    "practice": {},
}


@functools.cache
def table_of(language):
    return (FIRMWARE / "words" / f"{language}.txt").read_bytes()


def tables(language):
    """A file for each text that is asked for, as on the board; it is in memory, as some tests ask for very many."""
    return lambda: io.BytesIO(table_of(language))


def library(variant, level="book"):
    return from_shelf(variant, level, lambda name: (FIRMWARE / "books" / f"{name}.book").open("rb"))


def rules(mode, variant="classic", **more):
    return agree(mode, named(variant) if isinstance(variant, str) else variant, **more)


def rules_for(game, variant):
    """The rules of one of the GAMES."""
    more = dict(GAMES[game])
    if "laid" in more:  # rows that this variant has, and none of which is the code
        more["code"], *more["laid"] = itertools.islice(ranks.walk(variant), 1 + len(more["laid"]))
    return rules(more.pop("mode", game), variant, **more)


def handed_on(lines):
    """What a generator of lines returns, for the console to go on with."""
    ends = []

    def run():
        ends.append((yield from lines))

    assert set(run()) <= {None}
    return ends[0]


def code_of(variant, digits):
    """The code of digits as they are typed, colours counted from 1."""
    return codes.pack(variant, [notation.DIGITS.index(digit) for digit in digits])


def state(talk, side=0):
    """How the round of a side stands."""
    return talk.match.sides[side].state


def shelf():
    return (FIRMWARE / "books" / "classic.puzzles").open("rb")


class Talk:
    """A console that has come to its first question; `playing` are the rules to begin with."""

    def __init__(self, playing=None, seed=1, step_ms=STEP_MS, resumed=None, **more):
        self.desk = Desk(tables, random.Random(seed).randrange, library, shelf=shelf, **more)
        self.console = Console(self.desk)
        self.step_ms = step_ms
        self.steps = 0
        if playing:
            self.desk.begin(playing)
        if resumed:
            self.desk.resume(*resumed)
        self.last = self.heard = self.listen()

    @property
    def match(self):
        return self.console.match

    @property
    def variant(self):
        return self.match.rules.variant

    def say(self, *lines):
        """Type the lines, one when each is asked for; all that is said to them."""
        self.last = []
        for line in lines:
            assert self.console.waits, f"nothing is asked, so {line!r} cannot be typed"
            self.console.type(line)
            said = self.listen()
            self.last += said
            self.heard = self.heard + said
        return self.last

    def secret(self, side=None):
        """The code that the device holds, as it is typed."""
        played = self.match.sides[self.match.side if side is None else side]
        return notation.spell(self.variant, played.known(), "")

    def another(self):
        """A guess that is not the code."""
        known = self.match.round.known()
        return notation.spell(self.variant, next(code for code in ranks.walk(self.variant) if code != known), "")

    def mark(self, digits):
        """Mark the guess that the device has made, as this code does; what is said to it."""
        code = code_of(self.variant, digits)
        return self.say(notation.tell_mark(self.variant, marks.score(self.variant, self.match.round.pending, code)))

    def mark_all(self, digits):
        """Mark until something else is asked."""
        while self.last and re.search(r"Your mark\?$", self.last[-1]):
            self.mark(digits)
        return self.last

    def cut_short(self, line, steps=60):
        """Type the line, and Enter so many steps later, while no time goes by; what is said to that."""
        self.console.type(line)
        for _ in range(steps):
            self.desk.tick(0)
            self.console.step(0)
        self.console.type("")
        return self.listen()

    def listen(self):
        """What is said until a line is wanted."""
        said = []
        for _ in range(MOST_STEPS):
            if self.console.waits or self.console.over:
                return said
            self.steps += 1
            self.desk.tick(self.step_ms)
            line = self.console.step(self.step_ms)
            if line is not None:
                assert len(line) <= WIDTH or line.count(",") >= VALUES, line
                assert line.isprintable(), line
                said.append(line)
        raise AssertionError("the console neither asks nor ends")
