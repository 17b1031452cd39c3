"""A number makes the same puzzle each time, with a single answer and no row too many."""

import random

import pytest

from host_tests.game.matches import code
from tools.puzzles import maker

pytestmark = pytest.mark.full


def test_a_drawn_puzzle_has_one_answer_and_no_row_too_many():
    chance = random.Random(5)
    assert all(maker.is_sound(maker.drawn(chance)) for _ in range(60))


def test_a_puzzle_with_two_answers_or_a_spare_row_is_not_sound():
    found = maker.made(1)
    assert not maker.is_sound(maker.Puzzle(found.code, found.rows[1:]))
    assert not maker.is_sound(maker.Puzzle(found.code, (*found.rows, code("1122"))))
