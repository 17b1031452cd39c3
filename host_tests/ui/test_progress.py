"""A person's skill, in numbers, in bars and in the words of the dearest habit."""

import pytest

from firmware.game.losses import ENOUGH, HABITS, Losses
from firmware.ui.screens import statistics
from firmware.ui.words import LANGUAGES, Words
from host_tests.ui.table import tables

ROUNDS = [(0, True), (4, True), (5, False), (31, True)]


def losses(*rounds):
    made = Losses()
    for lost in rounds:
        made.add(lost)
    return made


def test_each_round_is_told_in_tenths_and_an_estimate_as_one():
    assert statistics.each(ROUNDS) == ["0.0", "0.4", "~0.5", "3.1"]
    assert statistics.mean(ROUNDS) == "1.0"
    assert statistics.mean([(1, True), (2, True)]) == "0.2"


def test_a_bar_grows_with_each_step_up_to_the_highest():
    assert statistics.bars(ROUNDS) == "\u2581\u2582\u2583\u2588"
    assert statistics.bars([(step, True) for step in (1, 25, 28, 29, 60)]) == "\u2582\u2588\u2588\u2588\u2588"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_habit_that_costs_most_has_words_of_its_own(language):
    words = Words(tables(language))
    assert statistics.habit(words, losses((0, 9, 0, 0, 0))) == ""
    told = set()
    for habit in range(HABITS):
        one = [0] * HABITS
        one[habit] = 4
        told.add(statistics.habit(words, losses(*[(0, *one)] * ENOUGH)))
    assert len(told) == HABITS
    assert all(line.endswith(": 2.0") and len(line) <= 78 for line in told)
