"""A round runs from its first row to its end, and keeps its secret until then."""

import pytest

from firmware.engine import marks
from firmware.game.round import EVIL, GIVEN_UP, HEAD, HELD, LOST, RUNNING, SEALED, VOID, WON, Round
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
        *((held(), "end", (state,), "a round is won or lost by its rows") for state in (RUNNING, WON, LOST, VOID)),
        (held(SECRET), "guess", (OTHER,), "the round is over"),
        (held(SECRET), "end", (GIVEN_UP,), "the round is over"),
        (held(OTHER), "take_back", (), "there is no mark to take back"),
        (held(OTHER), "correct", ([(0, 0)],), "there is no mark to correct in that row"),
        (held(), "answer", (0,), "no guess waits for a mark"),
        (held(), "unplay", (), "there is no row to take back"),
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


def test_misses_are_counted_up_to_99():
    played = held()
    for _ in range(120):
        played.count_miss()
    assert played.misses == 99
