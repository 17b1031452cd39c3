"""Where the code of a round comes from."""

import random

from firmware.game.agreed import DEVICE, ELSEWHERE, PERSON
from firmware.game.holder import awaited, deal, holder_of, next_code
from firmware.game.phases import READY, SET
from firmware.game.round import EVIL, HEAD, HELD, SEALED
from firmware.game.rules import agree
from host_tests.game.matches import CLASSIC, code

SECRET = code("1433")


class Table:
    """One side of a match, whose maker and breaker are these."""

    def __init__(self, rules, *kinds):
        self.rules = rules
        self.randrange = random.Random(1).randrange
        self.side = 0
        self.clock = None
        self.sides = [None]
        self.kinds = lambda: kinds
        self.variant = lambda: rules.variant


def dealt(rules, maker, breaker, secret=None):
    table = Table(rules, maker, breaker)
    deal(table, secret)
    return table.sides[0]


def test_who_holds_the_code_and_what_a_person_does_for_it():
    for maker, breaker, more, holder, phase in [
        (DEVICE, PERSON, {}, HELD, None),
        (DEVICE, DEVICE, {"sealed": True}, HELD, None),
        (DEVICE, PERSON, {"deal": "evil"}, EVIL, None),
        (PERSON, PERSON, {"deal": "evil"}, HELD, SET),
        (PERSON, PERSON, {"sealed": True}, HELD, SET),
        (PERSON, DEVICE, {}, HEAD, READY),
        (PERSON, DEVICE, {"sealed": True}, SEALED, SET),
        (ELSEWHERE, PERSON, {"sealed": True}, HEAD, None),
    ]:
        rules = agree("match", CLASSIC, **more)
        assert holder_of(rules, maker, breaker) == holder
        assert awaited(rules, maker, breaker) == phase
        played = dealt(rules, maker, breaker, SECRET if phase == SET else None)
        assert (played.holder, played.rows, played.salt > 0) == (holder, [], holder == HELD and maker == DEVICE)
        assert played.known() == (SECRET if phase == SET else played.known())
        assert (played.known() is None) == (holder == HEAD)


def test_a_numbered_round_has_its_code_and_is_never_evil():
    rules = agree("number", CLASSIC, deal="evil", code=SECRET)
    played = dealt(rules, DEVICE, PERSON)
    assert (played.holder, played.known()) == (HELD, SECRET)


def test_the_device_deals_and_a_person_is_waited_for():
    device = Table(agree("break", CLASSIC), DEVICE, PERSON)
    device.side = -1
    assert (next_code(device), device.side, device.sides[0].holder) == (None, 1, HELD)
    person = Table(agree("duel", CLASSIC), PERSON, PERSON)
    person.side = -1
    assert (next_code(person), person.side, person.sides) == (SET, 0, [None])
