"""The difficulty of a puzzle: read off, ruled out, or found by trying pegs."""

import itertools
import random

import pytest

from firmware.engine import marks
from host_tests.game.matches import code
from tools.puzzles import maker
from tools.puzzles.solver import ALL, CLASSIC, facts, fitting, pegs, read_on, step, table

pytestmark = pytest.mark.full


def told(there):
    """List the codes of a set."""
    return {code for code in range(CLASSIC.space) if there >> code & 1}


def test_the_codes_that_fit_are_those_with_the_same_marks():
    chance = random.Random(1)
    for _ in range(5):
        answer, *rows = [chance.randrange(CLASSIC.space) for _ in range(3)]
        wanted = [marks.score(CLASSIC, row, answer) for row in rows]
        fits = {other for other in range(CLASSIC.space) if [marks.score(CLASSIC, row, other) for row in rows] == wanted}
        assert told(fitting(answer, rows)) == fits


def test_a_whole_mark_tells_more_than_its_two_halves_apart():
    whole, exact, right = facts(code("1122"), code("1433"))
    assert whole & exact == whole & right == whole
    assert whole == exact & right
    assert len(told(exact)) > len(told(whole))


def test_the_table_allows_any_code_of_the_colours_of_each_place():
    some = [code("1234"), code("1256")]
    there = sum(1 << each for each in some)
    assert told(table(there)) == {code("12" + third + fourth) for third in "35" for fourth in "46"}
    assert [len(place) for place in pegs()] == [6] * 4
    assert table(ALL) == ALL


def test_a_puzzle_needs_the_means_of_its_step_and_no_more():
    for number in range(1, 11):
        found = maker.made(number)
        known = [facts(row, found.code) for row in found.rows]
        apart = read_on([fact for of_row in known for fact in of_row[1:]])
        whole = read_on([of_row[0] for of_row in known])
        hard = step(*found)
        assert (apart.bit_count() == 1) == (hard == 1)
        assert (whole.bit_count() == 1) == (hard <= 2)
        assert (hard == 3) == (whole.bit_count() != 1 and one_try_is_enough([of_row[0] for of_row in known], whole))


def one_try_is_enough(known, left):
    """Try peg by peg, which the solver need not do."""
    for place, colour in itertools.product(range(4), range(6)):
        peg = pegs()[place][colour]
        if left & peg and not read_on(known, left & peg) and read_on(known, left & ~peg).bit_count() == 1:
            return True
    return False
