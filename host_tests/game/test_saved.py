"""A saved match comes back the same in every phase and goes on the same; damaged bytes are detected."""

import random

from firmware.engine import codes, marks
from firmware.engine.variant import Variant
from firmware.game.match import CHECK, DISPUTE, GUESS, MARK
from firmware.game.modes import SCORINGS
from firmware.game.round import HEAD, HINTS
from firmware.game.saved import dump, load
from host_tests.game import vectors
from host_tests.game.matches import begun, code, other_than, to_first_row, view, work

SECRET = code("1433")
TWELVE_ROWS = Variant(4, 6, rows=12)
LARGEST = Variant(10, 10, True, True, 20, "places")
FAR = code("1234567890".replace("0", "9"), LARGEST)


def again(match):
    """Return the match, loaded from what is saved of it; saving it changes nothing."""
    sides, changes = list(match.sides), match.changes
    saved = dump(match)
    assert all(now is was for now, was in zip(match.sides, sides, strict=True))
    assert match.changes == changes
    loaded = load(saved, random.Random(1).randrange)
    if match.phase == DISPUTE:
        assert loaded.phase == CHECK, "that the marks contradict each other is found again"
        work(match)
        assert work(loaded).findings == match.findings
    assert dump(loaded) == saved
    assert view(loaded) == view(match)
    assert loaded.rules.hidden_code() == match.rules.hidden_code()
    return loaded


def fullest(variant, mode, phase, **more):
    """Return a match with as many rows as it can have, and all hints."""
    chance = random.Random(9)
    match = begun(mode, variant, level="first", **more)
    to_first_row(match, codes.draw(variant, chance.randrange))
    for side, played in enumerate(match.sides):
        rows = variant.rows - (side == match.side or match.rules.mode != "race")
        while len(played.rows) < rows:
            played.pending = None
            guess = FAR % variant.space if played.holder == HEAD else other_than(played.hidden_code(), variant)
            played.guess(guess)
            if played.pending is not None:
                played.answer(0 if played.holder == HEAD else marks.score(variant, guess, played.hidden_code()))
        played.hints = HINTS - 1
    assert match.phase == phase
    return match


def fill_draft(match):
    variant = match.variant()
    for place in range(variant.pegs):
        match.draft.put(place, variant.base - 1)


def test_a_classic_round_of_twelve_rows_takes_at_most_96_bytes():
    for mode, phase, more in (
        ("break", GUESS, {}),
        ("break", GUESS, {"deal": "evil"}),
        ("make", MARK, {}),
        ("make", MARK, {"sealed": True}),
        ("helper", GUESS, {}),
        ("day", GUESS, {"day": 36525}),
        ("puzzle", GUESS, {"code": SECRET, "given_rows": tuple(range(11)), "puzzle": 1000}),
        ("match", GUESS, {"people": 4, "rounds": 20}),
    ):
        match = fullest(TWELVE_ROWS, mode, phase, **more)
        fill_draft(match)
        assert len(dump(match)) <= 96, (mode, more)


def test_the_largest_match_takes_at_most_256_bytes(summary):
    race = fullest(LARGEST, "race", GUESS, deal="evil")
    five = fullest(LARGEST, "match", GUESS, people=5, device=False, rounds=20)
    five.round_number = 19
    five.scores = [399, -57, 399, -57, 399]
    for match in (race, five):
        fill_draft(match)
        again(match)
        size = len(dump(match))
        summary(f"Saved: {match.rules.mode}, {len(match.scores)} players, 10 pegs, 20 rows: {size} bytes.")
        assert 100 < size <= 256


def test_every_score_that_can_be_is_saved():
    for scoring in SCORINGS:
        for score in (-54, 378):
            match = begun("match", rounds=20, scoring=scoring)
            match.round_number = 18
            match.scores = [score, score]
            assert again(match).scores == [score, score]
    match = begun("match", LARGEST, people=2, device=False, rounds=20, scoring="pegs")
    match.round_number = 19
    match.scores[:] = [10 * 10 * 21, -10 * 30]  # all pegs of all rows, and a full mark more; or ten void rounds
    assert again(match).scores == [2100, -300]


def test_the_rules_of_a_match_come_back():
    own = (Variant(5, 8, rows=4), Variant(3, 10, zero=False, tells="places"))
    loaded = again(begun("match", people=2, device=False, scoring="second", hard=True, clock="180", own=own)).rules
    assert (loaded.hard, loaded.clock, loaded.own, loaded.scoring) == (True, "180", own, "second")


def test_the_vectors_hold():
    assert list(vectors.failures()) == []
