"""Helpers for the tests of the game: begin a match in one line, finish the device's work at once, play many rows."""

import random

from firmware.engine import codes, marks, ranks
from firmware.engine.games import named
from firmware.engine.variant import Variant
from firmware.game.match import Match
from firmware.game.phases import GUESS, HAND, MARK, READY, SET
from firmware.game.rules import agree

CLASSIC = named("classic")
TINY = Variant(2, 3, rows=4)
# what the rules of such a mode need
GIVEN = {"number": {"code": 7}, "day": {"day": 9823}, "puzzle": {"code": 7, "laid": (0, 1), "puzzle": 9}}


def code(text, variant=CLASSIC):
    """The code of these digits, colours counted from 1."""
    return codes.pack(variant, [int(digit) - 1 for digit in text])


def begun(mode, variant=CLASSIC, people=1, device=True, rounds=2, scoring="rows", seed=1, **more):
    rules = agree(mode, variant, people, device, rounds, scoring, **more)
    return Match(rules, random.Random(seed).randrange)


def work(match):
    """Let the device finish what it does."""
    for _ in range(100000):
        if not match.busy:
            return match
        match.tick(1)
    raise AssertionError("the device is at work for ever")


def to_first_row(match, secret):
    """A code for every side that wants one, and the device handed on."""
    while match.phase in (SET, READY, HAND):
        if match.phase == SET:
            match.set_code(secret)
        else:
            match.ready()
    return work(match)


def guess_until(match, row, secret):
    """The person who breaks needs so many rows, the wrong ones all alike."""
    variant = match.rules.variant
    wrong = ranks.following(variant, secret)
    for _ in range(row - 1):
        assert match.phase == GUESS
        match.guess(wrong)
        work(match)
    assert match.phase == GUESS
    match.guess(secret)
    return work(match)


def truth(match, secret):
    """What a person who thinks of this code answers to the guess that waits."""
    return marks.score(match.rules.variant, match.round.pending, secret)


def mark_all(match, secret):
    """Answer the device truly for as long as it asks."""
    while work(match).phase == MARK:
        match.mark(truth(match, secret))
    return match


def contradict(match):
    """Answer so that no code is left: every guess is told that nothing fits."""
    while work(match).phase == MARK:
        match.mark(0)
    return match
