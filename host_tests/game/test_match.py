"""The rules that a match keeps in every mode. The vectors hold how each goes from its first row to its end."""

import pytest

from firmware.engine import marks
from firmware.engine.variant import Variant
from firmware.game import score
from firmware.game.match import HAND, MARK, OVER, SET
from firmware.game.round import GIVEN_UP, SEALED, VOID, WON
from host_tests.game.matches import CLASSIC, begun, code, mark_all, to_first_row, work
from tools.rounds import possible_marks

SECRET = code("1433")


def test_whoever_leaves_loses_and_without_a_code_it_is_void():
    for mode, calls, state, winners in (
        ("make", [], VOID, [0]),
        ("make", [("ready",)], VOID, [0]),
        ("duel", [], VOID, [0]),
        ("duel", [("set_code", SECRET)], GIVEN_UP, [1]),
    ):
        match = begun(mode, level="first")
        for name, *args in [*calls, ("give_up",)]:
            getattr(match, name)(*args)
        assert (match.phase, match.round.state, score.winners(match)) == (OVER, state, winners)


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


def test_a_sealed_code_checks_every_mark_at_once():
    match = begun("make", sealed=True, level="first")
    assert match.phase == SET
    match.set_code(SECRET)
    work(match)
    assert (match.phase, match.round.holder) == (MARK, SEALED)
    for wrong in set(possible_marks(CLASSIC)) - {marks.score(CLASSIC, match.round.pending, SECRET)}:
        before = match.changes
        with pytest.raises(ValueError, match="the code that was shown gives another mark"):
            match.mark(wrong)
        assert (match.phase, match.changes, match.round.rows) == (MARK, before, [])
    mark_all(match, SECRET)
    assert match.round.state == WON


def test_help_is_noted_for_a_person_who_breaks_alone():
    for mode, hints in (("break", 1), ("make", 0)):
        match = to_first_row(begun(mode, level="first"), SECRET)
        match.hint_taken()
        assert match.round.hints == hints


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
