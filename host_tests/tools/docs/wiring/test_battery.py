"""What a page says of a battery: what that board draws, and what else it offers."""

import pytest

from firmware.device.profiles import every, named
from tools.docs.wiring import battery, console, page, power
from tools.docs.wiring.plan import Plan

by_name = pytest.mark.parametrize("plan", list(map(Plan, every())), ids=lambda plan: plan.profile.name)


@by_name
def test_every_page_has_the_table_of_its_own_lights(plan):
    told = (console if plan.keys else page).page(plan).partition("## Without a cable")[2].partition("\n## ")[0]
    lights = plan.profile.width * plan.profile.height
    assert power.table(plan) in told
    assert f"its {lights} lights" in " ".join(told.split())
    assert told.count(f"| {lights} mA |") >= 3
    assert "estimate" in told


@by_name
def test_what_a_board_offers_besides_is_told_and_marked_as_not_tried(plan):
    *_, last = battery.told(plan)
    assert plan.profile.name in battery.OFFERS
    assert "{" not in last
    assert "Nobody has tried" in last or "We have not tried" in last


def test_a_switch_at_en_leaves_the_wing_its_power():
    assert "chips draw up to 32 mA" in battery.told(Plan(named("feather_4x8")))[-1]


def test_a_cell_lasts_longer_than_a_bank_of_as_many_mah():
    assert power.hours(100) * battery.LONGER == pytest.approx(power.BANK_MAH / 100)
