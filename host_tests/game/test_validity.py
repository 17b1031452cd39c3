"""A saved match in a state that play cannot reach is refused, although its bytes can be read."""

import random

import pytest

from firmware.engine import marks
from firmware.game.loading import load
from firmware.game.phases import CHECK, DISPUTE, DONE, GUESS, HAND, MARK, OVER, READY, SET, THINK
from firmware.game.round import GIVEN_UP, HEAD, STOPPED, TIME_UP, WON, Round
from firmware.game.saved import dump
from host_tests.game.matches import CLASSIC, begun, code, to_first_row, work
from host_tests.game.test_saved import again, in_phase
from host_tests.inside import put_inside

SECRET = code("1433")


def ended(state):
    played = Round(CLASSIC, HEAD)
    played.state = state
    return played


def tamper(**changes):
    def spoil(match):
        for name, value in changes.items():
            setattr(match, name, value)

    return spoil


def with_round(**changes):
    return lambda match: [setattr(match.round, name, value) for name, value in changes.items()]


def pending(match):
    match.round.pending = SECRET


@pytest.mark.parametrize(
    ("phase", "spoil"),
    [
        (GUESS, tamper(round_number=1)),
        (DONE, tamper(phase=GUESS)),
        (OVER, tamper(round_number=3)),
        (SET, tamper(phase=READY)),
        (SET, tamper(phase=GUESS)),
        (SET, tamper(sides=[Round(CLASSIC, HEAD)])),
        (READY, tamper(phase=SET)),
        (READY, tamper(phase=HAND)),
        (HAND, tamper(phase=SET)),
        (HAND, tamper(sides=[None])),
        (HAND, with_round(rows=[(5, 0)])),
        (HAND, with_round(holder=2)),
        (HAND, with_round(salt=5)),
        (HAND, tamper(marked=0)),
        (GUESS, tamper(phase=MARK)),
        (GUESS, tamper(phase=THINK)),
        (GUESS, tamper(phase=CHECK)),
        (GUESS, tamper(phase=OVER)),
        (GUESS, tamper(phase=HAND)),
        (GUESS, tamper(sides=[None])),
        (GUESS, tamper(marked=0)),
        (GUESS, pending),
        (GUESS, with_round(state=WON)),
        (GUESS, with_round(state=GIVEN_UP)),
        (GUESS, with_round(salt=1)),
        (OVER, tamper(sides=[ended(TIME_UP)])),
        (THINK, tamper(phase=GUESS)),
        (THINK, tamper(phase=READY)),
        (THINK, pending),
        (MARK, tamper(phase=THINK)),
        (MARK, with_round(pending=None)),
        (MARK, tamper(phase=OVER)),
        (CHECK, tamper(marked=-1)),
        (CHECK, pending),
        (CHECK, with_round(rows=[])),
        (DISPUTE, with_round(state=STOPPED)),
        (OVER, tamper(sides=[ended(STOPPED)])),
        (OVER, tamper(sides=[ended(WON)])),
        (DONE, tamper(marked=0)),
    ],
)
def test_a_match_that_could_not_have_come_to_stand_so_is_refused(phase, spoil):
    match = in_phase(phase)
    assert again(match).phase == phase
    spoil(match)
    with pytest.raises(ValueError, match=r"damaged|round|fits|marks|guess|code"):
        load(dump(match), random.Random(1).randrange)


def raced(**more):
    match = begun("race", **more)
    to_first_row(match, SECRET)
    return match


def evil_race():
    match = raced(deal="evil")
    match.guess(SECRET)
    work(match)
    return match


def both_sides(first, second):
    return lambda match: [setattr(match.sides[0], "state", first), setattr(match.sides[1], "state", second)]


@pytest.mark.parametrize(
    "spoil",
    [
        tamper(side=0),
        tamper(marked=0),
        tamper(marked=1),
        lambda match: match.sides.reverse(),
        lambda match: setattr(match.sides[0], "pending", 3),
        lambda match: match.sides[0].bear(match.sides[0].rows[0][0]),
        lambda match: match.sides[0].rows.clear(),
        tamper(phase=OVER),
        lambda match: [tamper(phase=OVER)(match), both_sides(STOPPED, STOPPED)(match)],
    ],
)
def test_a_race_that_could_not_have_come_to_stand_so_is_refused(spoil):
    match = evil_race()
    assert again(match).phase == MARK
    spoil(match)
    with pytest.raises(ValueError, match="what was saved is damaged"):
        load(dump(match), random.Random(1).randrange)


def test_a_mark_to_take_back_beside_a_side_that_gave_up_is_refused():
    match = evil_race()
    match.mark(marks.solved(CLASSIC))
    assert work(match).phase == OVER
    again(match)
    match.sides[0].state = GIVEN_UP
    with pytest.raises(ValueError, match="what was saved is damaged"):
        load(dump(match), random.Random(1).randrange)


def test_a_numbered_round_with_another_code_is_refused():
    match = begun("number", code=SECRET)
    put_inside(match.round, "_secret", 5, "no play leads to it, and a saved match may hold it")
    with pytest.raises(ValueError, match="what was saved is damaged"):
        load(dump(match), random.Random(1).randrange)


@pytest.mark.parametrize(("mode", "more"), [("duel", {}), ("race", {"people": 2, "device": False})])
def test_what_ended_before_its_code_was_set_comes_back_and_only_with_such_an_end(mode, more):
    match = begun(mode, **more)
    assert match.phase == SET
    match.give_up()
    assert again(match).phase == OVER
    match.sides[0].state = GIVEN_UP
    with pytest.raises(ValueError, match="what was saved is damaged"):
        load(dump(match), random.Random(1).randrange)
