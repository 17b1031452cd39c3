"""A round runs from its first row to its end, and keeps its secret until then; in its draft pegs come one by one."""

import pytest

from firmware.engine import marks
from firmware.engine.variant import Variant
from firmware.game.round import EVIL, GIVEN_UP, HEAD, HELD, LOST, RUNNING, SEALED, WON, Draft, Round
from host_tests.game.matches import CLASSIC, code

SECRET = code("1234")
OTHER = code("4231")


def held(*guesses):
    """Return a round whose code the device holds, with these guesses."""
    played = Round(CLASSIC, HELD, SECRET)
    for guess in guesses:
        played.guess(guess)
    return played


def waiting():
    """Return a round whose code is in somebody's head, with a guess that waits for its mark."""
    played = Round(CLASSIC, HEAD)
    played.guess(OTHER)
    return played


def test_what_a_round_cannot_do_is_refused_and_changes_nothing():
    for played, name, args, sentence in (
        *((held(), "end", (state,), "a round is won or lost by its rows") for state in (RUNNING, WON, LOST)),
        (held(SECRET), "guess", (OTHER,), "the round is over"),
        (held(SECRET), "end", (GIVEN_UP,), "the round is over"),
        (held(OTHER), "take_back", (), "there is no mark to take back"),
        (held(OTHER), "correct", ([(0, 0)],), "there is no mark to correct in that row"),
        (held(), "answer", (0,), "no guess waits for a mark"),
        (held(), "take_back", (True,), "there is no mark to take back"),
        (held(OTHER), "guess", (OTHER, True), "this guess contradicts a mark"),
        (waiting(), "guess", (OTHER,), "the last guess has no mark yet"),
        (waiting(), "answer", (marks.mark_of(3, 1),), "no guess can get the mark"),
        (waiting(), "correct", ([(0, 0)],), "there is no mark to correct in that row"),
    ):
        before = played.rows[:], played.pending, played.state
        with pytest.raises(ValueError, match=sentence):
            getattr(played, name)(*args)
        assert (played.rows, played.pending, played.state) == before


def test_a_round_begins_with_a_code_that_can_be():
    with pytest.raises(ValueError, match="a code must be"):
        Round(CLASSIC, HELD, -1)
    for holder, secret in ((HELD, None), (SEALED, None), (EVIL, None), (HEAD, SECRET)):
        with pytest.raises(ValueError, match="the device knows the code, unless a person has it in the head"):
            Round(CLASSIC, holder, secret)


def test_an_evil_round_shows_its_last_witness():
    played = Round(CLASSIC, EVIL, SECRET)
    played.guess(OTHER)
    played.answer(0)
    played.reveal(code("5656"))
    played.end(GIVEN_UP)
    assert played.secret() == code("5656")
    with pytest.raises(ValueError, match="this round has a code"):
        Round(CLASSIC, HELD, SECRET).reveal(OTHER)


def drafted(*pegs, variant=CLASSIC):
    draft = Draft(variant)
    for place, digit in pegs:
        draft.put(place, digit)
    return draft


def test_a_whole_draft_is_a_code():
    draft = drafted((3, 2), (0, 0), (2, 2))
    assert not draft.whole()
    with pytest.raises(ValueError, match="a peg must be a digit from 0 to 5, not None"):
        draft.code()
    draft.put(1, 3)
    assert draft.whole()
    assert draft.code() == code("1433")
    draft.clear()
    assert (draft.pegs, draft.order) == ([None] * 4, [])
    assert drafted((0, 6), variant=Variant(1, 6, blanks=True)).code() == 6


def test_pegs_are_taken_back_in_the_order_in_which_they_were_set():
    draft = drafted((3, 5), (0, 1), (2, 2), (3, 4))
    for pegs in ([1, None, 2, None], [1, None, None, None], [None] * 4):
        draft.undo()
        assert draft.pegs == pegs
    with pytest.raises(ValueError, match="there is no peg to take back"):
        draft.undo()


def test_what_is_no_peg_is_refused_and_changes_nothing():
    for place, digit in [(4, 0), (-1, 0), (0, 6), (0, -1), (None, 0), (0, None), ("x", 0), (0, "1")]:
        draft = drafted((1, 1))
        with pytest.raises(ValueError, match=r"there is no such (place|colour)"):
            draft.put(place, digit)
        assert (draft.pegs, draft.order) == ([None, 1, None, None], [1])

    draft = drafted((1, 9), variant=Variant(2, 10, zero=False))
    with pytest.raises(ValueError, match="there is no such colour"):
        draft.put(0, 9)
    assert draft.pegs == [None, 9]


def test_without_repeats_a_colour_is_set_once():
    draft = drafted((0, 1), (1, 2), variant=Variant(3, 4, False))
    with pytest.raises(ValueError, match="this game has no repeats"):
        draft.put(2, 1)
    draft.put(0, 1)  # it is there already
    draft.put(0, 3)
    draft.put(2, 1)
    assert draft.pegs == [3, 2, 1]
