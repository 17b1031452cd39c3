"""Any bytes loaded as a match or as statistics are refused, or the game goes on with them."""

import contextlib
import random

import pytest

from firmware.engine.variant import Variant
from firmware.game.fields import Packing, Unpacking
from firmware.game.loading import load
from firmware.game.match import Match
from firmware.game.phases import CHECK, DONE, GUESS, PHASES
from firmware.game.round import HOLDERS, STATES
from firmware.game.rules import fields
from firmware.game.saved import SENT, dump, walk
from host_tests import runs
from host_tests.fuzzing.chosen import rules
from host_tests.game.matches import CLASSIC, TINY, begun, check_invariants, next_call, work

GAMES = (TINY, CLASSIC.with_rows(4), Variant(3, 4, False, True, 5, "exact"), Variant(2, 10, rows=3, zero=False))


class Forging(Unpacking):
    """Unpacks a save, puts another number into one of its fields or more, and packs it again."""

    def __init__(self, content, version, chance):
        super().__init__(content, version)
        self.forged = Packing()
        self._chance = chance
        self._wrong = {chance.randrange(40) for _ in range(chance.choice((1, 1, 2, 3)))}
        self._at = 0

    def field(self, _value, radix):
        value = super().field(0, radix)
        self._at += 1
        if self._at in self._wrong:
            value = self._chance.choice((0, radix - 1, (value + 1) % radix, self._chance.randrange(radix)))
        return self.forged.field(value, radix)


def forge(content, chance):
    """Return a saved match with some fields changed; None where its rules or its rows cannot be."""
    version = content[0]
    box = Forging(content, version, chance)
    try:
        match = Match(fields(box, None, version == SENT), chance.randrange)
        match.sides = [None] * len(match.sides)
        walk(box, match, None)
    except ValueError:
        return None
    return box.forged.content(version)


def some_match(chance):
    """Return a match of any mode, stopped anywhere."""
    match = Match(rules(chance, GAMES, large=()), random.Random(chance.random()).randrange)
    for _ in range(chance.randrange(40)):
        play_on(match, chance)
    return match


def play_on(match, chance):
    work(match, chance.choice((0, 1, 300)))
    match.hurry()
    if match.phase != DONE:
        name, *args = next_call(match, chance)
        getattr(match, name)(*args)


def is_accepted(content):
    """Return whether these bytes load as a match; it is then played to its end, and saved on the way."""
    chance = random.Random(3)
    try:
        match, draft = load(content, chance.randrange)
    except ValueError:
        return False
    assert dump(match, draft) == content or match.phase == CHECK  # a dispute is found out again
    for _ in range(1000):
        check_invariants(match)
        dump(match)
        if match.phase == DONE:
            return True
        play_on(match, chance)
    raise AssertionError("this match never ends")


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("seed", "saves"), [(1, runs.of(500, 1_000, 50_000)), pytest.param(2, 300_000, marks=pytest.mark.nightly)]
)
def test_a_forged_match_is_refused_or_played_to_its_end(seed, saves):
    chance = random.Random(seed)
    accepted = forged = 0
    while forged < saves:
        saved = dump(some_match(chance))
        assert is_accepted(saved), saved.hex()
        for content in [forge(saved, chance) for _ in range(20)]:
            if content not in (None, saved):
                forged += 1
                accepted += is_accepted(content)
    assert 0 < accepted < forged


def tampered(match):
    """Put other values, one at a time, where a save says how a match stands; yield what is then saved."""
    sides = len(match.sides)
    places = [(match, "phase", range(PHASES)), (match, "side", range(sides)), (match, "marked", range(-1, sides))]
    places.append((match, "round_number", range(match.rules.rounds)))
    for played in filter(None, match.sides):
        places += [(played, "state", range(STATES)), (played, "pending", (None, 0)), (played, "salt", (0, 1))]
        places += [(played, "rows", ([], [(0, 0)], played.rows[:-1]))]
        places.append((played, "holder", range(HOLDERS)))
    for thing, name, values in places:
        was = getattr(thing, name)
        for value in values:
            setattr(thing, name, value)
            with contextlib.suppress(ValueError):  # rows that lead to another end
                yield dump(match)
        setattr(thing, name, was)


def test_a_match_that_stands_as_none_can_is_refused():
    chance = random.Random(5)
    accepted = seen = 0
    for _ in range(runs.of(40, 60, 120)):
        for content in list(tampered(some_match(chance))):
            seen += 1
            accepted += is_accepted(content)
    assert 0 < accepted < seen / 2


def test_a_forged_dispute_over_marks_that_agree_goes_on():
    match, _ = load(bytes.fromhex("08edbef3a203c6bc113fed9b9249ee31b7fab6040000"), random.Random(1).randrange)
    assert work(match).phase == GUESS


def test_a_score_before_any_round_was_over_is_refused():
    for score in [1, 767, -1]:
        match = begun("race", people=2, device=False)
        match.scores[1] = score
        assert not is_accepted(dump(match))


def test_a_match_that_waits_for_a_guess_of_the_device_is_refused():
    match = begun("watch", CLASSIC, people=0)
    assert is_accepted(dump(match))
    match.phase = GUESS
    assert not is_accepted(dump(match))
