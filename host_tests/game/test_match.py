"""Every way to play, from its first row to its end. Races and the scores of a match have files of their own."""

from itertools import pairwise

import pytest

from firmware.engine import marks, ranks
from firmware.engine.variant import Variant
from firmware.game import score
from firmware.game.modes import DEALS
from firmware.game.phases import DONE, GUESS, HAND, MARK, OVER, READY, SET
from firmware.game.round import GIVEN_UP, LOST, RUNNING, SEALED, VOID, WON
from host_tests.game.matches import CLASSIC, begun, code, mark_all, to_first_row, work

SECRET = code("1433")
THREE_ROWS = Variant(4, 6, rows=3)


def ended(match):
    """Return the state in which the round ended, and its winners."""
    assert match.phase == OVER
    state = match.round.state
    winners = score.winners(match)
    match.next()
    assert match.phase == (DONE if match.rules.rounds == 1 else SET)
    return state, winners


def test_thoughts_about_the_rows_end_with_the_phase():
    match = begun("break", Variant(6, 9))
    match.mind().think(match.round.rows, "sampled")
    assert match.is_asked
    match.give_up()
    assert not match.is_asked


def test_a_code_is_set_anew_until_the_device_is_handed_on():
    for mode in ["duel", "match", "race"]:
        match = begun(mode, people=2, device=False)
        match.set_code(SECRET)
        assert match.phase == HAND
        assert match.can_take_back()
        match.take_back()
        assert (match.phase, match.round) == (SET, None)
        match.set_code(code("5566"))
        match.ready()
        assert match.sides[0].hidden_code() == code("5566")
        assert not match.can_take_back()


def test_an_evil_device_can_be_hurried_or_left_while_it_marks():
    for leave in (False, True):
        match = begun("break", deal="evil")
        match.guess(SECRET)
        match.tick(1)
        if leave:
            match.give_up()
            assert (match.round.rows, match.busy) == ([], False)
            assert ended(match) == (GIVEN_UP, [1])
        else:
            match.hurry()
            match.tick(1)
            assert match.phase == GUESS
            assert match.round.rows == [(SECRET, marks.score(CLASSIC, SECRET, match.round.hidden_code()))]


def test_a_code_that_the_device_did_not_break_stays_unknown():
    match = to_first_row(begun("make", Variant(4, 6, rows=2), level="first"), None)
    mark_all(match, code("6543"))
    assert match.round.secret() is None
    assert ended(match) == (LOST, [1])


def test_a_sealed_code_checks_every_mark_at_once():
    match = begun("make", sealed=True, level="first")
    assert match.phase == SET
    match.set_code(SECRET)
    work(match)
    assert (match.phase, match.round.holder) == (MARK, SEALED)
    for wrong in set(marks.possible(CLASSIC)) - {marks.score(CLASSIC, match.round.pending, SECRET)}:
        before = match.changes
        with pytest.raises(ValueError, match="the code that was shown gives another mark"):
            match.mark(wrong)
        assert (match.phase, match.changes, match.round.rows) == (MARK, before, [])
    mark_all(match, SECRET)
    assert ended(match) == (WON, [0])


def test_a_maker_who_leaves_makes_the_round_void():
    for leave_at in (READY, MARK):
        match = begun("make")
        if leave_at == MARK:
            to_first_row(match, None)
        assert match.phase == leave_at
        match.give_up()
        assert score.standing(match) == [1, 0]
        assert ended(match) == (VOID, [0])


def test_a_duel_that_is_left_is_lost_by_whoever_leaves():
    for phase, state, winner in ((SET, VOID, [0]), (HAND, GIVEN_UP, [1])):
        match = begun("duel")
        if phase == HAND:
            match.set_code(SECRET)
        assert match.phase == phase
        match.give_up()
        assert ended(match) == (state, winner)


def test_a_kind_of_help_is_noted_for_a_person_who_breaks():
    match = begun("break")
    match.hint_taken()
    match.hint_taken("LIST")
    match.hint_taken("LIST")
    assert match.round.hints == 1 + 4
    match = to_first_row(begun("make"), None)
    match.hint_taken()
    assert match.round.hints == 0
    match = begun("make")
    with pytest.raises(ValueError, match="this is not the time for that"):
        match.hint_taken()


def reachable(thing, seen):
    """Every value that public names lead to, without the ways that are for saving only."""
    if id(thing) in seen or callable(thing):
        return
    seen[id(thing)] = thing
    if isinstance(thing, list | tuple):
        for part in thing:
            reachable(part, seen)
    elif hasattr(thing, "__dict__"):
        for name in dir(thing):
            if not name.startswith("_"):
                reachable(getattr(thing, name), seen)


def test_in_practice_rows_are_taken_back_also_after_the_end():
    for deal in DEALS:
        match = begun("practice", deal=deal)
        assert not match.can_take_back()
        for guess in (3, 100, 1000):
            match.guess(guess)
            work(match)
        before = list(match.round.rows)
        match.take_back()
        assert (match.round.rows, match.phase) == (before[:2], GUESS)
        match.give_up()
        match.take_back()
        assert (match.round.rows, match.round.state, match.phase) == (before[:1], RUNNING, GUESS)
        match.take_back()
        with pytest.raises(ValueError, match="there is no mark to take back"):
            match.take_back()


def test_no_public_name_leads_to_the_secret():
    for mode in ["break", "race", "number", "duel"]:
        variant = Variant(10, 10)
        secret = code("1234567891", variant)
        more = {"code": secret} if mode == "number" else {}
        match = to_first_row(begun(mode, variant, seed=3, **more), secret)
        seen = {}
        reachable(match, seen)
        assert match.rules.variant in seen.values()
        assert match.round.hidden_code() not in [value for value in seen.values() if isinstance(value, int)]
        with pytest.raises(ValueError, match="the code is not shown while the round runs"):
            match.round.secret()


def test_the_hard_rule_binds_a_person_and_not_the_device():
    match = begun("match", people=1, hard=True, level="first")
    guess = ranks.following(CLASSIC, match.round.hidden_code())
    match.guess(guess)
    with pytest.raises(ValueError, match="this guess contradicts a mark"):
        match.guess(guess)
    assert (match.phase, len(match.round.rows)) == (GUESS, 1)
    match.guess(match.round.hidden_code())
    assert match.round.state == WON
    rows = mark_all(to_first_row(begun("make", hard=True, level="chaotic"), SECRET), SECRET).round.rows
    assert any(marks.score(CLASSIC, first, second) != mark for (first, mark), (second, _) in pairwise(rows))
