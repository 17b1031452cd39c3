"""Guesses that lost much are kept: the costliest of a round, with the rows before it, until they are solved twice."""

import random

import pytest

from firmware.engine.variant import Variant
from firmware.game import mistakes
from firmware.game.match import OVER
from firmware.game.mistakes import MOST, PLACE, check, gather, offered, places, solve, unpack
from firmware.game.round import HELD, Round
from host_tests.game.matches import CLASSIC, begun, code
from host_tests.game.test_grading import graded_match
from host_tests.inside import inside

SMALL = Variant(3, 4)
TODAY = 9800


def mistakes_of(variant):
    """Return the bytes of a first guess that told little, and of a second one that told nothing."""
    one = code("1" * variant.pegs, variant)
    match = begun("break", variant)
    match.sides[0] = played = Round(variant, HELD, code(("2" * variant.pegs), variant))
    for _ in range(2):
        played.guess(one)
    content = b""
    for tenths, rows in ((5, []), (9, played.rows[:1])):
        content = put(content, tenths, variant, False, rows, one)
    return content


def put(content, tenths, *mistake):
    return inside(mistakes, "_put", "a round with such a loss would have to be found first")(content, tenths, *mistake)


def gathered(*guesses, content=b"", **more):
    return gather(content, graded_match(*guesses, **more))


def kept(content):
    return [(unpack(content, at), content[at]) for at in places(content)]


def test_the_costliest_guess_is_kept_with_the_rows_before_it():
    content = gathered("1123", "1123", secret="4566")
    (((before, *mistake), tenths),) = kept(content)
    assert (before.variant, mistake, tenths) == (CLASSIC, [False, code("1123")], 10)
    assert before.rows == [(code("1123"), 0)]
    assert check(content) == content


def test_the_same_guess_in_the_same_place_is_kept_once():
    content = gathered("1111", secret="4566")
    assert gathered("1111", secret="5466", content=content) == content
    assert len(kept(gathered("1111", secret="1466", content=content))) == 1


def test_with_help_or_among_people_nothing_is_kept():
    match = graded_match("1111")
    match.round.hints = 1
    assert gather(b"", match) == b""
    match = begun("match", people=2, rounds=6)
    while match.phase < OVER:
        match.give_up()
    assert gather(b"", match) == b""


def test_the_hard_rule_is_kept():
    match = graded_match("1111")
    match.rules = match.rules._replace(hard=True)
    assert unpack(gather(b"", match), 1)[1]


def test_where_all_places_are_taken_the_least_gives_way():
    content = b""
    for guess in range(MOST):
        content = put(content, 3 + guess % 3, CLASSIC, False, [], guess)
    full = content
    assert put(full, 3, CLASSIC, False, [], 1000) == full
    content = put(full, 4, CLASSIC, False, [], 1000)
    assert len(content) == len(full) == 1 + MOST * PLACE
    assert {guess for (_, _, guess), _ in kept(content)} == {*range(1, MOST), 1000}


def test_a_guess_behind_too_many_rows_is_not_kept():
    rows = [(guess, 1) for guess in range(6)]
    assert kept(put(b"", 9, CLASSIC, False, rows, 1)) == []
    assert len(kept(put(b"", 9, CLASSIC, False, rows[:5], 1))) == 1


def test_the_costliest_comes_first_and_a_solved_one_last():
    content = mistakes_of(SMALL)
    assert [content[at] for at in offered(content, TODAY)] == [9, 5]
    content = solve(content, offered(content, TODAY)[0], TODAY)
    assert [content[at] for at in offered(content, TODAY)] == [5]
    assert [content[at] for at in offered(content, TODAY + 1)] == [5, 9]
    assert check(content) == content


def test_solved_on_two_days_or_twice_without_a_date_it_goes():
    for today, later in ((TODAY, TODAY + 1), (0, 0)):
        content = mistakes_of(SMALL)
        at = offered(content, today)[0]
        once = solve(content, at, today)
        assert today == 0 or solve(once, at, today) == once
        assert offered(once, later)[-1] == at
        assert [tenths for _, tenths in kept(solve(once, at, later))] == [5]


def test_damaged_bytes_are_refused_or_make_sound_positions():
    chance = random.Random(3)
    whole = mistakes_of(CLASSIC)
    refused = 0
    for _ in range(2000):
        content = bytearray(whole)
        content[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
        try:
            for at in places(check(bytes(content))):
                assert unpack(bytes(content), at)[0].rows is not None
        except ValueError:
            refused += 1
    assert 1000 < refused < 2000
    for content in (whole[:-1], b"\2" + whole[1:], b"\1" + bytes(PLACE)):
        with pytest.raises(ValueError, match="damaged"):
            check(content)
