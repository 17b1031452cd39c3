"""The parts: each has a maker, a price or a word that nobody looked, and where that is from."""

import re

import pytest

from firmware.device.profiles import Profile, every, named
from tools.docs.wiring import parts
from tools.docs.wiring.plan import Plan

by_name = pytest.mark.parametrize("plan", list(map(Plan, every())), ids=lambda plan: plan.profile.name)


@by_name
def test_every_part_has_a_maker_a_price_and_a_source(plan):
    rows = [line.strip("| ").split(" | ") for line in parts.table(plan).splitlines()[2:]]
    assert len(rows) > 1
    for _, many, maker, price, source in rows:
        assert many.isdigit()
        assert maker
        assert source
        assert re.fullmatch(rf"~?\$\d+(\.\d\d)?|{parts.UNKNOWN}", price)


@by_name
def test_the_sum_is_that_of_the_known_prices_and_says_if_some_are_not(plan):
    prices = [part.price for part, _ in parts.of(plan)]
    total = sum(float(price.lstrip("~$")) for price in prices if price)
    told = re.search(r"about \$(\d+)", parts.told(plan))
    assert (told is None) == (not any(prices))
    if told:
        assert abs(total - int(told[1])) < 1
        assert ("not looked up" in parts.told(plan)) == ("" in prices)


@by_name
def test_there_is_a_button_for_each_of_the_profile(plan):
    counts = [many for part, many in parts.of(plan) if part == parts.BUTTON]
    assert counts == ([] if plan.keys else [len(plan.profile.buttons)])
    assert all(many <= int(re.search(r"1009: (\d+)", parts.BUTTON.maker)[1]) for many in counts)


def test_lights_that_plug_on_need_nothing_between():
    needed = {part for part, _ in parts.of(Plan(named("pico_8x8")))}
    plugged = {part for part, _ in parts.of(Plan(named("pico_16x10")))}
    assert set(parts.WIRED) <= needed
    assert not set(parts.WIRED) & plugged


def test_a_matrix_that_nobody_looked_up_says_so():
    six = named("pico_8x8").buttons
    plan = Plan(Profile("of_mine", ("raspberry_pi_pico",), pixels="GP0", size=(16, 16), buttons=six))
    assert "| any WS2812B matrix of this size | not looked up | nowhere; it may be any |" in parts.table(plan)
    assert "piezo" not in parts.table(plan)
