"""What a board draws is told for each state, the lights as they are sent in that state."""

import pytest

from firmware.device.profiles import every, named
from tools.docs.wiring import power
from tools.docs.wiring.plan import Plan

PLAN = Plan(every()[0])


def test_the_lights_draw_less_and_less_the_longer_nobody_plays():
    drawn = power.lights_ma(PLAN.profile.picture)
    assert list(drawn) == ["you play", "the lights are dimmed", "the lights play by themselves", power.ASLEEP]
    playing, dimmed, attract, asleep = drawn.values()
    assert 400 > playing > 3 * dimmed > 3 * attract > asleep == 0


def test_a_bank_is_empty_the_sooner_the_more_is_drawn():
    assert power.hours(100) == 2 * power.hours(200)
    assert 12 < power.hours(100) < 13


@pytest.mark.parametrize("plan", list(map(Plan, every())), ids=lambda plan: plan.profile.name)
def test_in_all_is_the_sum_of_its_parts(plan):
    lines = power.table(plan).splitlines()[2:]
    assert len(lines) == 4
    for line in lines:
        *parts, whole = [float(cell.split()[0]) for cell in line.split("|")[2:6]]
        assert abs(sum(parts) - whole) <= 2  # each is rounded


def test_each_board_is_counted_with_what_its_own_lights_show():
    few, more, most = (
        power.lights_ma(named(name).picture)["you play"] for name in ("pico_stick", "feather_4x8", "pico_16x10")
    )
    assert few < more < most


def test_boards_that_differ_only_in_their_buttons_draw_the_same():
    assert power.table(Plan(named("pico_8x8_colours"))) == power.table(PLAN)
