"""Helpers for the tests of the game: begin a match in one line, finish the device's work at once, play many rows."""

import random

import pytest

from firmware.engine import codes, marks
from firmware.engine.variant import Variant, named
from firmware.game import score
from firmware.game.match import CHECK, DISPUTE, DONE, GUESS, HAND, MARK, OVER, READY, SET, THINK, Match
from firmware.game.modes import DEVICE, ELSEWHERE, PERSON
from firmware.game.round import EVIL, GIVEN_UP, HEAD, HELD, LOST, RUNNING, SEALED, STOPPED, TIME_UP, VOID, WON
from firmware.game.rules import agree

CLASSIC = named("classic")
TINY = Variant(2, 3, rows=4)
# what the rules of such a mode need
GIVEN = {
    "number": {"code": 7},
    "day": {"day": 9823},
    "puzzle": {"code": 7, "given_rows": (0, 1), "puzzle": 9},
    "challenge": {"code": 7, "challenge": (5, "Anna", 0, (0, 0), (0, 0))},
}


def code(text, variant=CLASSIC):
    """Return the code of these digits, colours counted from 1."""
    return codes.pack(variant, [int(digit) - 1 for digit in text])


def begun(mode, variant=CLASSIC, people=1, device=True, rounds=2, seed=1, **more):
    rules = agree(mode, variant, people, device, rounds, **more)
    return Match(rules, random.Random(seed).randrange)


def work(match, most=100_000):
    """Let the device finish its work, or do so many steps of it."""
    for _ in range(most):
        if not match.busy:
            return match
        match.tick(1)
    assert most < 100_000, "the device is at work for ever"
    return match


def to_first_row(match, secret):
    """Set a code for every side that wants one, and hand the device on."""
    while match.phase in (SET, READY, HAND):
        if match.phase == SET:
            match.set_code(secret)
        else:
            match.ready()
    return work(match)


def other_than(code, variant=CLASSIC):
    """Return the first other code in reading order."""
    return next(other for other in codes.walk(variant) if other != code)


def guess_until(match, row, secret):
    """Have the person who breaks need so many rows, the wrong ones all alike."""
    variant = match.rules.variant
    wrong = other_than(secret, variant)
    for _ in range(row - 1):
        assert match.phase == GUESS
        match.guess(wrong)
        work(match)
    assert match.phase == GUESS
    match.guess(secret)
    return work(match)


def truth(match, secret):
    """Return the true answer to the guess that waits, of a person who thinks of this code."""
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


def next_call(match, chance):
    """Return a call that the phase allows, with its arguments: most often the one that goes on."""
    variant = match.variant()
    if match.can_take_back() and chance.randrange(6) == 0:
        return ("take_back",)
    if match.phase < OVER and chance.randrange(12) == 0:
        return ("give_up",)
    some = codes.draw(variant, chance.randrange)
    if match.phase == GUESS:
        may_not = match.rules.hard and match.round.rows_against(some)
        return "guess", match.round.hidden_code() if may_not or (
            chance.randrange(5) == 0 and match.round.hidden_code()
        ) else some
    if match.phase == MARK:
        secret = some if chance.randrange(5) == 0 else next(codes.walk(variant))
        secret = match.round.hidden_code() if match.round.holder == SEALED else secret
        return "mark", marks.score(variant, match.round.pending, secret)
    if match.phase == DISPUTE and match.findings and chance.randrange(3):
        finding = chance.choice(match.findings)
        return "correct", list(zip(finding.rows, finding.mends[0].marks, strict=True))
    return {SET: ("set_code", some), THINK: ("tick", 1), CHECK: ("tick", 1), DISPUTE: ("insist",)}.get(
        match.phase, ("next",) if match.phase >= OVER else ("ready",)
    )


def view(match):
    """Return all that can be seen of a match."""
    rounds = [(p.rows, p.pending, p.state, p.hints, p.salt, p.holder) if p else None for p in match.sides]
    table = (match.phase, match.side, match.round_number, match.breaker(), match.can_take_back())
    return rounds, table, match.scores, score.standing(match), score.winners(match), match.rules.players


def check_invariants(match):
    """Check what holds of a match in every phase, however it came to stand so."""
    phase, rules = match.phase, match.rules
    assert 0 <= match.round_number < rules.rounds
    assert phase != DONE or match.round_number == rules.rounds - 1
    for side, played in enumerate(match.sides):
        if played is not None:
            check_round(played, *match.kinds(side))
            assert rules.hidden_code() in (None, played.hidden_code()) or played.state == VOID
            assert [guess for guess, _ in played.rows[: len(rules.given_rows)]] == list(
                rules.given_rows
            ) or played.state == VOID
            assert phase >= OVER or played.state in (RUNNING, WON, LOST)
            assert played.state != TIME_UP or (match.clock and rules.players[match.breaker(side)] == PERSON)
    assert not match.busy or phase in (THINK, CHECK, DISPUTE)
    assert match.busy or phase not in (THINK, CHECK)
    if phase in (SET, READY, HAND):
        assert sum(played is not None for played in match.sides) == match.side + (phase == HAND)
        assert not any(played.rows or played.pending is not None for played in match.sides if played)
        assert phase != HAND or (match.kinds()[1] == PERSON and match.side == 0)
    elif phase >= OVER:
        assert all(played.state != RUNNING for played in match.sides)
        assert any(played.state != STOPPED for played in match.sides)
    elif phase in (CHECK, DISPUTE):
        assert match.marked == match.side
        assert match.round.pending is None
    else:
        waits = match.round.pending is not None
        assert match.round.state == RUNNING
        rows = [len(played.rows) for played in match.sides]
        assert match.side == rows.index(min(rows))
        assert not any(played.state != RUNNING and len(played.rows) == min(rows) for played in match.sides)
        is_device = match.kinds()[1] == DEVICE
        assert not is_device if phase == GUESS else is_device or phase == MARK or waits
        assert match.round.holder == EVIL if phase == THINK and waits else waits == (phase == MARK)
        assert phase != MARK or match.round.holder in (HEAD, SEALED)
    if match.marked >= 0:
        assert phase not in (SET, READY, HAND, DONE)
        assert match.sides[match.marked].holder == HEAD
        assert match.sides[match.marked].rows
        assert not [played for played in match.sides if played.state in (GIVEN_UP, TIME_UP)]


def check_round(played, maker, breaker):
    assert len(played.rows) <= played.variant.rows
    assert not played.salt or (played.holder == HELD and (maker == DEVICE or breaker == ELSEWHERE))
    if played.holder in (HELD, SEALED, EVIL):  # in an evil round the code is one that fits every mark
        assert all(marks.score(played.variant, guess, played.hidden_code()) == mark for guess, mark in played.rows)
    if maker == DEVICE or (maker, breaker) == (PERSON, PERSON):
        assert played.holder in (HELD, EVIL) or (played.state in (VOID, STOPPED) and not played.rows)
    if played.state == RUNNING:
        with pytest.raises(ValueError, match="the code is not shown while the round runs"):
            played.secret()
    else:
        assert played.pending is None
        played.secret()
