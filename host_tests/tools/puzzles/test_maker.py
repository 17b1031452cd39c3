"""A number makes the same puzzle each time, with a single answer and no row too many."""

import random

import pytest

from firmware.game import puzzle
from firmware.game.modes import step_of
from host_tests.game.matches import code
from tools.puzzles import maker, solver

pytestmark = pytest.mark.full


def test_a_number_makes_one_puzzle_as_hard_as_its_digit_says():
    for number in (3, 1004, 2**59 + 1):
        found = maker.made(number)
        assert found == maker.made(number)
        assert solver.step(*found) == step_of(number)
        assert maker.is_sound(found)
        assert puzzle.read(puzzle.write(*found))[1:] == found


def test_a_drawn_puzzle_has_one_answer_and_no_row_too_many():
    chance = random.Random(5)
    assert all(maker.is_sound(maker.drawn(chance)) for _ in range(60))


def test_a_puzzle_with_two_answers_or_a_spare_row_is_not_sound():
    found = maker.made(1)
    assert not maker.is_sound(maker.Puzzle(found.code, found.rows[1:]))
    assert not maker.is_sound(maker.Puzzle(found.code, (*found.rows, code("1122"))))
