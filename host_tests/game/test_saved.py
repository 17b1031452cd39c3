"""A saved match comes back the same in every phase and goes on the same; damaged bytes are detected."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firmware.engine import marks, ranks
from firmware.engine.variant import Variant
from firmware.game.draft import Draft
from firmware.game.loading import load
from firmware.game.match import Match
from firmware.game.modes import MODES, SCORINGS
from firmware.game.phases import CHECK, DISPUTE, DONE, GUESS, HAND, MARK, OVER, PHASES, READY, SET, THINK
from firmware.game.round import HEAD, MOST_HINTS
from firmware.game.rules import agree
from firmware.game.saved import VERSION, dump
from host_tests.game.matches import CLASSIC, GIVEN, TINY, begun, code, contradict, mark_all, to_first_row, truth, work
from host_tests.game.test_match_storm import view

SECRET = code("1433")
OWN = (CLASSIC.with_rows(3), None, CLASSIC.with_rows(20))
TWELVE_ROWS = Variant(4, 6, rows=12)
LARGEST = Variant(10, 10, True, True, 20, "places")
FAR = code("1234567890".replace("0", "9"), LARGEST)


def again(match, seed=1, draft=None):
    saved = dump(match, draft)
    loaded, its_draft = load(saved, random.Random(seed).randrange)
    if match.phase == DISPUTE:
        assert loaded.phase == CHECK, "that the marks contradict each other is found again"
        work(loaded)
    assert dump(loaded, its_draft) == saved
    assert view(loaded) == view(match)
    assert loaded.rules.known() == match.rules.known()
    return loaded


def stations():
    """A match in each phase, by its name."""
    for mode, more in (
        ("break", {}),
        ("break", {"deal": "evil"}),
        ("make", {}),
        ("make", {"sealed": True}),
        ("duel", {}),
        ("match", {"people": 3, "device": True, "rounds": 4}),
        ("match", {"people": 2, "scoring": "pegs", "own": OWN, "rounds": 6}),
        ("race", {}),
        ("race", {"people": 2, "device": False}),
        ("helper", {}),
        ("watch", {}),
        ("number", {"code": SECRET}),
        ("day", {"day": 9823}),
        ("practice", {}),
        ("puzzle", {"code": SECRET, "laid": (0, 1), "puzzle": 1000}),
    ):
        for most in (1, 3, 60):
            yield mode, more, most


@pytest.mark.parametrize(("mode", "more", "most"), list(stations()))
def test_every_moment_of_every_mode_comes_back_and_goes_on_equally(mode, more, most):
    """At each call the match is saved, and another that was loaded from that is played beside it to the end."""
    match = begun(mode, level="first", **more)
    chance = random.Random(most)
    seen = set()
    for _ in range(400):
        beside = again(match)
        seen.add(match.phase)
        if match.phase == DONE:
            break
        step = chance.randrange(most) if match.phase not in (THINK, CHECK) else 0
        for table in (match, beside):
            table.randrange = random.Random(5).randrange
            go_on(table, step)
        assert dump(match) == dump(beside)
    assert seen >= {OVER, DONE}


def go_on(match, step):
    """Do what the phase wants; the code is not found before a certain step."""
    if match.phase == SET:
        match.set_code(SECRET)
    elif match.phase in (READY, HAND):
        match.ready()
    elif match.phase == GUESS:
        if step and match.rules.laid:
            match.round.miss()
            return
        match.guess(SECRET if step == 0 else code("6665"))
    elif match.phase == MARK:
        match.mark(truth(match, SECRET) if step % 4 != 3 or match.round.holder != HEAD else 0)
    elif match.phase in (THINK, CHECK):
        work(match)
    elif match.phase == DISPUTE:
        match.correct(
            [(row, marks.score(CLASSIC, match.round.rows[row][0], SECRET)) for row in range(len(match.round.rows))]
        )
    elif match.phase == OVER:
        match.next()


def in_phase(phase):
    match = begun("duel" if phase in (SET, HAND) else "make", level="first")
    if phase == HAND:
        match.set_code(SECRET)
    if phase in (THINK, MARK, CHECK, DISPUTE, OVER, DONE):
        match.ready()
    if phase in (MARK, CHECK):
        work(match)
    if phase == CHECK:
        match.mark(0)
    if phase == DISPUTE:
        contradict(match)
    if phase in (OVER, DONE):
        mark_all(match, SECRET)
    if phase == DONE:
        match.next()
    return match if phase != GUESS else begun("helper")


@pytest.mark.parametrize("phase", range(PHASES))
def test_a_match_is_saved_in_every_phase(phase):
    match = in_phase(phase)
    assert match.phase == phase
    loaded = again(match)
    assert loaded.busy == match.busy or phase == DISPUTE
    work(match)
    work(loaded)
    assert dump(loaded) == dump(match)
    assert loaded.findings == match.findings


def test_saving_changes_nothing():
    for phase in range(PHASES):
        match = in_phase(phase)
        played, changes = list(match.sides), match.changes
        dump(match)
        assert all(now is was for now, was in zip(match.sides, played, strict=True))
        assert match.changes == changes


def test_a_half_made_guess_is_saved_in_the_order_in_which_it_can_be_undone():
    match = begun("break")
    draft = Draft(CLASSIC)
    for place, digit in ((2, 5), (0, 0), (3, 1)):
        draft.put(place, digit)
    _, loaded = load(dump(match, draft), random.Random(1).randrange)
    assert loaded.pegs == [0, None, 5, 1]
    loaded.undo()
    assert loaded.pegs == [0, None, 5, None]


def test_the_mark_that_was_given_last_can_be_taken_back_after_loading():
    match = to_first_row(begun("make"), None)
    match.mark(truth(match, SECRET))
    work(match)
    loaded = again(match)
    for table in (match, loaded):
        table.take_back()
    assert dump(loaded) == dump(match)


def test_hints_and_a_seal_are_saved():
    match = begun("break")
    match.hint_taken()
    loaded = again(match)
    assert (loaded.round.hints, loaded.round.salt) == (1, match.round.salt)
    assert loaded.round.salt > 0


def fullest(variant, mode, phase, **more):
    """A match with as many rows as it can have, and all hints."""
    chance = random.Random(9)
    match = begun(mode, variant, level="first", **more)
    to_first_row(match, ranks.draw(variant, chance.randrange))
    for side, played in enumerate(match.sides):
        rows = variant.rows - (side == match.side or match.rules.mode != "race")
        while len(played.rows) < rows:
            played.pending = None
            guess = ranks.following(variant, played.known() or 0) if played.holder != HEAD else FAR % variant.space
            played.guess(guess)
            if played.pending is not None:
                played.answer(0 if played.holder == HEAD else marks.score(variant, guess, played.known()))
        played.hints = MOST_HINTS
    assert match.phase == phase
    return match


def whole_draft(variant):
    draft = Draft(variant)
    for place in range(variant.pegs):
        draft.put(place, variant.base - 1)
    return draft


@pytest.mark.parametrize(
    ("mode", "phase", "more"),
    [
        ("break", GUESS, {}),
        ("break", GUESS, {"deal": "evil"}),
        ("make", MARK, {}),
        ("make", MARK, {"sealed": True}),
        ("duel", GUESS, {}),
        ("helper", GUESS, {}),
        ("number", GUESS, {"code": SECRET}),
        ("day", GUESS, {"day": 36525}),
        ("puzzle", GUESS, {"code": SECRET, "laid": tuple(range(11)), "puzzle": 1000}),
        ("match", GUESS, {"people": 4, "rounds": 20}),
    ],
)
def test_a_classic_round_of_twelve_rows_takes_at_most_96_bytes(mode, phase, more):
    assert len(dump(fullest(TWELVE_ROWS, mode, phase, **more), whole_draft(TWELVE_ROWS))) <= 96


def largest():
    """The bytes of the largest matches: a race against an evil device, its last row on the way; five players."""
    chance = random.Random(4)
    randrange = chance.randrange
    race = Match(agree("race", LARGEST, deal="evil", level="sampled"), randrange)
    race.ready()
    for side in (0, 1):
        played = race.sides[side]
        while len(played.rows) < 20 - side:
            guess = ranks.draw(LARGEST, randrange)
            played.guess(guess)
            played.answer(marks.score(LARGEST, guess, race.sides[0].known()))
        played.hints = MOST_HINTS
    race.side = 1
    race.round.guess(LARGEST.space - 1)
    race.phase = MARK
    yield race
    five = begun("match", LARGEST, people=5, device=False, rounds=20)
    five.set_code(FAR)
    five.ready()
    for _ in range(19):
        five.guess(ranks.draw(LARGEST, randrange))
    five.round_number = 19
    five.scores = [399, -57, 399, -57, 399]
    yield five


def test_the_largest_match_takes_at_most_256_bytes(summary):
    for match in largest():
        draft = whole_draft(LARGEST)
        again(match, draft=draft)
        size = len(dump(match, draft))
        summary(f"Saved: {match.rules.mode}, {len(match.scores)} players, 10 pegs, 20 rows: {size} bytes.")
        assert size <= 256


def test_every_score_that_can_be_is_saved():
    for scoring in SCORINGS:
        for score in (-54, 378):
            match = begun("match", rounds=20, scoring=scoring)
            match.round_number = 18
            match.scores = [score, score]
            assert again(match).scores == [score, score]


def sound(content):
    """Whether these bytes load as a match; such a match can be played to its end."""
    chance = random.Random(3)
    try:
        match, draft = load(content, chance.randrange)
    except ValueError as refusal:
        in_words(refusal)
        return False
    assert dump(match, draft) == content or content[0] < VERSION
    for _ in range(400):
        if match.phase == DONE:
            return True
        stroke(match, chance)
        load(dump(match), chance.randrange)
    raise AssertionError("this match never ends")


def in_words(refusal):
    assert len(str(refusal).split()) > 2, refusal


def stroke(match, chance):
    """Any step on the way."""
    variant = match.rules.variant
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
        if match.rules.hard and match.round.rows_against(guess):
            match.round.miss()
        else:
            match.guess(guess)
    elif match.phase == MARK:
        possible = [mark for mark in marks.possible(variant) if match.round.agrees(mark)]
        match.mark(chance.choice(possible))
    elif match.phase in (THINK, CHECK):
        for _ in range(3):
            match.tick(1)
        match.hurry()
    elif match.phase == DISPUTE:
        match.insist()
    else:
        match.next()


def moments():
    """Matches of small games stopped anywhere, each with a mode of its own."""
    for seed in range(40):
        chance = random.Random(seed)
        mode = MODES[seed % len(MODES)]
        people = 1 + seed // 8 % 2
        more = dict(GIVEN.get(mode, {}))
        more["deal"] = ("uniform", "mixed", "evil")[seed % 3]
        match = begun(
            mode, TINY, people=people, device=people == 1, level="first", sealed=seed % 5 == 0, seed=seed, **more
        )
        for _ in range(seed):
            if match.phase != DONE:
                stroke(match, chance)
        yield match


@pytest.mark.no_cover
@pytest.mark.parametrize("match", list(moments()))
def test_every_bit_flipped_and_every_byte_missing_is_found_out_or_a_sound_match(match):
    saved = dump(match)
    assert sound(saved)
    refused = 0
    for bit in range(8 * len(saved)):
        spoilt = bytearray(saved)
        spoilt[bit // 8] ^= 1 << bit % 8
        refused += not sound(bytes(spoilt))
    assert refused >= 8  # at least the version is different
    for length in range(len(saved)):
        sound(saved[:length])
    for extra in (b"\0", b"\1", b"\xff" * 9):
        assert not sound(saved + extra)


@given(st.binary(max_size=60))
def test_bytes_that_never_were_a_match_are_refused_or_a_sound_match(content):
    for saved in (content, bytes([VERSION]) + content, bytes([VERSION - 1]) + content):
        sound(saved)


def test_another_version_is_refused():
    with pytest.raises(ValueError, match="this was saved by another version"):
        load(bytes([VERSION + 1]) + dump(begun("break"))[1:], None)
    with pytest.raises(ValueError, match="this was saved by another version"):
        load(b"", None)


def test_the_rules_of_a_match_come_back():
    own = (Variant(5, 8, rows=4), Variant(3, 10, zero=False, tells="places"))
    loaded = again(begun("match", people=2, device=False, scoring="second", hard=True, clock="180", own=own)).rules
    assert (loaded.hard, loaded.clock, loaded.own, loaded.scoring) == (True, "180", own, "second")


def test_the_most_points_that_pegs_can_give_are_kept():
    """Ten pegs, twenty rows, and a full mark more, in each of ten rounds; or ten void ones."""
    match = begun("match", LARGEST, people=2, device=False, rounds=20, scoring="pegs")
    match.round_number = 19
    match.scores[:] = [10 * 10 * 21, -10 * 30]
    assert again(match).scores == [2100, -300]
