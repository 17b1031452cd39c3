"""The stages of being left alone: dim, show, sleep."""

import pytest

from firmware.ui.faces.lights.lights import ASLEEP, ATTRACTING, AWAKE, DIMMED, Idle
from host_tests.ui.table import Table

TIMES = {"dim_s": 30, "attract_s": 90, "sleep_s": 300}


def after(*ms, **changed):
    """Return the state after each of these times, and whether it was told as new."""
    idle = Idle()
    return [(idle.tick(step, {**TIMES, **changed}), idle.state) for step in ms]


def test_it_dims_then_plays_by_itself_then_sleeps_each_told_once():
    assert after(29_999, 1, 1, 59_999, 209_999, 1, 999_999) == [
        *((False, AWAKE), (True, DIMMED), (False, DIMMED), (True, ATTRACTING)),
        *((False, ATTRACTING), (True, ASLEEP), (False, ASLEEP)),
    ]


def test_what_is_set_to_nought_never_comes():
    assert after(10**6, dim_s=0, attract_s=0, sleep_s=0) == [(False, AWAKE)]
    assert after(10**6, sleep_s=0) == [(True, ATTRACTING)]
    assert after(31_000, 10**6, attract_s=0) == [(True, DIMMED), (True, ASLEEP)]


@pytest.mark.parametrize("ms", [1 << 28, 1 << 29])
def test_however_long_it_lasts_the_time_stays_a_small_number(ms):
    idle = Idle()
    for _ in range(8):
        idle.tick(ms, dict.fromkeys(TIMES, 0))
    assert idle.tick(1, TIMES)
    assert idle.state == ASLEEP


def test_whoever_comes_wakes_it_and_the_time_begins_anew():
    idle = Idle()
    assert not idle.wake()
    idle.tick(95_000, TIMES)
    assert idle.wake()
    assert idle.state == AWAKE
    assert not idle.tick(29_999, TIMES)


def test_while_the_device_is_at_work_the_state_stays():
    idle = Idle()
    idle.tick(40_000, TIMES)
    idle.stay()
    assert not idle.tick(89_999, TIMES)
    assert idle.state == DIMMED
    assert idle.tick(1, TIMES)


def test_a_lesson_before_any_round_is_left_alone_safely():
    table = Table(lights=(8, 8), words=False, fresh=True)
    table.shell.command("LESSON", "")
    table.desk.settings["attract_s"] = 10
    for _ in range(24):
        table.turn(500)
    assert table.stack[-1] == "lesson"
