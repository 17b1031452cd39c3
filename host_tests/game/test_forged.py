"""Forged saves: whatever bytes are loaded as a match, they are refused, or the match is played to its end."""

import itertools
import random

import pytest

from firmware.engine import marks, ranks
from firmware.engine.variant import Variant
from firmware.game.fields import Packing
from firmware.game.loading import load
from firmware.game.match import Match
from firmware.game.modes import DEALS, MODES, SCORINGS
from firmware.game.phases import CHECK, DISPUTE, DONE, GUESS, HAND, MARK, OVER, READY, SET, THINK
from firmware.game.rules import fields
from firmware.game.saved import VERSION, dump, walk
from firmware.game.unpacking import Unpacking
from host_tests import sizes
from host_tests.game.matches import CLASSIC, GIVEN, TINY, begun, work

GAMES = (TINY, CLASSIC.with_rows(4), Variant(3, 4, False, True, 5, "exact"), Variant(2, 10, rows=3, zero=False))


class Forging(Unpacking):
    """Unpacks a save, puts other numbers into some of its fields, and packs it again."""

    def __init__(self, content, chance):
        super().__init__(content, VERSION)
        self.forged = Packing()
        self._chance = chance
        self._share = chance.choice((0.01, 0.05, 0.2))

    def field(self, _value, radix):
        value = super().field(0, radix)
        if self._chance.random() < self._share:
            value = self._chance.choice((0, radix - 1, (value + 1) % radix, self._chance.randrange(radix)))
        return self.forged.field(value, radix)


def forge(content, chance):
    """Return the save with some fields changed; None where its rules or its rows cannot be."""
    box = Forging(content, chance)
    try:
        match = Match(fields(box, None), chance.randrange)
        match.sides = [None] * len(match.sides)
        walk(box, match, None)
    except ValueError:
        return None
    return box.forged.content(VERSION)


def some_match(chance):
    """Return a match of any mode, stopped anywhere."""
    mode = chance.choice(MODES)
    people = chance.choice((1, 2))
    match = begun(
        mode,
        chance.choice(GAMES) if mode not in GIVEN else CLASSIC,
        people=people,
        device=people == 1,
        scoring=chance.choice(SCORINGS),
        deal=chance.choice(DEALS),
        level=chance.choice(("first", "random")),
        sealed=chance.random() < 0.2,
        hard=chance.random() < 0.2,
        clock=chance.choice(("off", "30", "600")),
        seed=chance.random(),
        **GIVEN.get(mode, {}),
    )
    for _ in range(chance.randrange(40)):
        if match.phase != DONE:
            play_on(match, chance)
    return match


def play_on(match, chance):
    """Make any step that the phase allows."""
    variant = match.variant()
    if match.can_take_back() and chance.randrange(6) == 0:
        match.take_back()
    elif match.phase < OVER and chance.randrange(10) == 0:
        match.give_up()
    elif match.phase == SET:
        match.set_code(ranks.draw(variant, chance.randrange))
    elif match.phase in (READY, HAND):
        match.ready()
    elif match.phase == GUESS:
        guess = ranks.draw(variant, chance.randrange)
        match.round.miss() if match.rules.hard and match.round.rows_against(guess) else match.guess(guess)
    elif match.phase == MARK:
        match.mark(chance.choice([mark for mark in marks.possible(variant) if match.round.agrees(mark)]))
    elif match.phase in (THINK, CHECK):
        for _ in range(3):
            match.tick(1)
        match.hurry()
    elif match.phase == DISPUTE:
        settle(match, chance)
    else:
        match.next()


def settle(match, chance):
    """Let the device look for the wrong mark, for as long as it likes or not, and insist or take its first proposal."""
    while match.phase == DISPUTE and match.busy and chance.randrange(200):
        match.tick(1)
    if match.findings and chance.randrange(2):
        finding = match.findings[0]
        match.correct(list(zip(finding.rows, finding.mends[0].marks, strict=True)))
    elif match.phase == DISPUTE:
        match.insist()


def is_accepted(content):
    """Return whether these bytes load as a match, which is then played to its end and saved on the way."""
    chance = random.Random(3)
    try:
        match, draft = load(content, chance.randrange)
    except ValueError:
        return False
    assert dump(match, draft) == content or match.phase == CHECK  # a dispute is found out again
    for _ in range(1000):
        if match.phase == DONE:
            return True
        play_on(match, chance)
        dump(match)
    raise AssertionError("this match never ends")


def test_a_forged_dispute_over_marks_that_agree_goes_on():
    match, _ = load(bytes.fromhex("08edbef3a203c6bc113fed9b9249ee31b7fab6040000"), random.Random(1).randrange)
    assert work(match).phase == GUESS


@pytest.mark.parametrize("score", [1, 767, -1])
def test_a_score_before_any_round_was_over_is_refused(score):
    match = begun("race", people=2, device=False)
    match.scores[1] = score
    assert not is_accepted(dump(match))


@pytest.mark.sweep
@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("seed", "saves"), [(1, sizes.of(500, 5_000, 50_000)), pytest.param(2, 300_000, marks=pytest.mark.nightly)]
)
def test_a_forged_save_is_refused_or_played_to_its_end(seed, saves):
    chance = random.Random(seed)
    accepted = changed = forged = 0
    while forged < saves:
        saved = dump(some_match(chance))
        assert is_accepted(saved), saved.hex()
        for content in itertools.islice(iter(lambda saved=saved: forge(saved, chance), saved), 20):
            if content is not None:
                forged += 1
                changed += content != saved
                accepted += content != saved and is_accepted(content)
    assert 0 < accepted < changed
