"""Where the code of a round comes from."""

import random

import pytest

from firmware.game.dealing import awaited, deal, holder_of, undealt
from firmware.game.phases import READY, SET
from firmware.game.round import EVIL, HEAD, HELD, SEALED
from firmware.game.rules import DEVICE, ELSEWHERE, PERSON, Rules
from host_tests.game.playing import CLASSIC, code

SECRET = code("1433")


@pytest.mark.parametrize(
    ("maker", "breaker", "more", "holder", "phase"),
    [
        (DEVICE, PERSON, {}, HELD, None),
        (DEVICE, DEVICE, {"sealed": True}, HELD, None),
        (DEVICE, PERSON, {"setting": "evil"}, EVIL, None),
        (PERSON, PERSON, {"setting": "evil"}, HELD, SET),
        (PERSON, PERSON, {"sealed": True}, HELD, SET),
        (PERSON, DEVICE, {}, HEAD, READY),
        (PERSON, DEVICE, {"sealed": True}, SEALED, SET),
        (ELSEWHERE, PERSON, {"sealed": True}, HEAD, None),
    ],
)
def test_who_holds_the_code_and_what_a_person_does_for_it(maker, breaker, more, holder, phase):
    rules = Rules("match", CLASSIC, **more)
    assert holder_of(rules, maker, breaker) == holder
    assert awaited(rules, maker, breaker) == phase
    randrange = random.Random(1).randrange
    played = deal(rules, maker, breaker, randrange, SECRET if phase == SET else None)
    assert (played.holder, played.rows, played.salt > 0) == (holder, [], holder == HELD and maker == DEVICE)
    assert played.known() == (SECRET if phase == SET else played.known())
    assert (played.known() is None) == (holder == HEAD)


def test_a_numbered_round_has_its_code_and_is_never_evil():
    rules = Rules("number", CLASSIC, setting="evil", code=SECRET)
    played = deal(rules, DEVICE, PERSON, random.Random(1).randrange)
    assert (played.holder, played.known()) == (HELD, SECRET)


def test_a_code_that_cannot_be_is_not_dealt():
    with pytest.raises(ValueError, match="a code must be a whole number"):
        deal(Rules("duel", CLASSIC), PERSON, PERSON, None, 1296)
    with pytest.raises(ValueError, match="the device knows the code"):
        deal(Rules("duel", CLASSIC), PERSON, PERSON, None, None)


def test_what_was_not_dealt_has_no_code():
    assert undealt(Rules("duel", CLASSIC)).known() is None
