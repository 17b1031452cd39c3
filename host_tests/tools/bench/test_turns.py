"""The longest turn of the loop in each part of a round: what the board writes down, and what is told of it."""

import sys

import pytest

from tools.bench import turns
from tools.bench.probes.turns import BEGIN, LONG_MS, START_MS, Watch


class Clock:
    ms = START_MS

    def __call__(self):
        return self.ms


@pytest.fixture
def clock():
    return Clock()


def written(watch):
    """Return the number of the note, and its lines."""
    number, *text = watch.told[len(BEGIN) :]
    return number, bytes(text).decode().split("\n")[:3]


def test_a_long_turn_is_written_down_and_a_short_one_is_not(clock):
    clock.ms += 70
    watch = Watch(clock)
    clock.ms += LONG_MS - 1
    watch.end()
    assert written(watch)[0] == 0
    clock.ms += LONG_MS
    watch.end()
    assert written(watch) == (1, [str(70 + LONG_MS - 1), str(LONG_MS), ""])


def test_the_modules_that_came_and_went_in_a_turn_are_named(clock, monkeypatch):
    monkeypatch.setitem(sys.modules, "firmware.made_up", turns)
    watch = Watch(clock)
    monkeypatch.setitem(sys.modules, "firmware.another", turns)
    watch.end()
    assert written(watch)[1][2] == "+another"
    monkeypatch.delitem(sys.modules, "firmware.made_up")
    watch.end()
    assert written(watch)[1][2] == "-made_up"
    monkeypatch.setitem(sys.modules, "firmware.another", sys)
    clock.ms += LONG_MS
    watch.end()
    assert written(watch)[1][2] == "+another"


def test_the_longest_turns_of_a_round_are_told_with_their_parts():
    parts = {
        "a row": [turns.Turn(100, 30, ""), turns.Turn(300, 3, "+font")],
        "the menu": [turns.Turn(200, 44, "-menu"), turns.Turn(300, 20, "")],
    }
    assert list(turns.told(parts, "lights alone")) == [
        "all\tlongest turn that opens, lights alone\t44\tms\tthe menu -menu",
        "all\tlongest other turn, lights alone\t30\tms\ta row",
    ]
    assert list(turns.told({"a row": []}, "lights alone"))[1].split("\t")[2:] == [
        str(LONG_MS),
        "ms",
        "no turn took longer",
    ]
