"""The guide tells each step of building, and its drawings add up to the wiring diagram."""

import re
from itertools import pairwise, takewhile

import pytest

from firmware.device.profiles import every
from host_tests.tools.docs.wiring.drawn import Picture
from tools.docs.wiring import diagram, guide, power, steps
from tools.docs.wiring.plan import Plan

PLAN = Plan(every()[0])
DRAWN = [Picture(content) for _, content in steps.drawn(PLAN)]


def test_each_step_has_a_heading_a_drawing_and_how_to_tell_that_it_worked():
    text = guide.page(PLAN)
    parts = re.split(r"^## ", text, flags=re.MULTILINE)
    told = [part for part in parts if part.startswith("Step ")]
    assert len(told) == len(steps.STEPS)
    for number, part in enumerate(told, 1):
        assert part.startswith(f"Step {number}: ")
        assert f"(pico_8x8-step-{number}.svg)" in part
        assert "**It worked if**" in part


def test_each_drawing_has_all_of_the_one_before_and_the_last_is_the_whole_diagram():
    wires = [{(colour, tuple(points)) for colour, points in picture.wires} for picture in DRAWN]
    assert all(before <= after for before, after in pairwise(wires))
    legend = {(colour, tuple(points)) for colour, points in Picture(diagram.draw(PLAN)).wires} - wires[-1]
    assert {len(points) for _, points in legend} == {2}
    assert len(legend) == 4


def test_the_pins_in_the_text_are_those_of_the_profile():
    text = guide.page(PLAN)
    for name, pin in PLAN.buttons.items():
        assert f"| button {name} | {pin} |" in text
    assert f"a wire from {PLAN.lights} to pin" in text
    assert f"red from {PLAN.powers[0]} to" in text


def test_every_part_has_a_maker_a_price_and_where_both_were_looked_up():
    cells = [row.strip("| ").split(" | ") for row in rows_of("## What you need")]
    assert len(cells) == 9
    assert all(len(row) == 5 and all(row) for row in cells)
    assert all(re.fullmatch(r"~?\$\d+(\.\d\d)?", price) for *_, price, _ in cells)


@pytest.mark.slow
def test_an_estimate_is_marked_and_the_sum_is_that_of_the_prices():
    prices = [row.strip("| ").split(" | ")[3] for row in rows_of("## What you need")]
    total = sum(float(price.lstrip("~$")) for price in prices)
    told = re.search(r"comes to about \$(\d+)", guide.page(PLAN))
    assert told
    assert abs(total - int(told[1])) < 1
    assert any(price.startswith("~") for price in prices) == ("~ is an estimate" in guide.page(PLAN))


def rows_of(heading):
    """The rows of the first table below a heading, without its head."""
    lines = guide.page(PLAN).split(heading)[1].splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("|"))
    return list(takewhile(lambda line: line.startswith("|"), lines[first + 2 :]))


@pytest.mark.slow
def test_what_the_board_draws_is_told():
    assert power.table(PLAN) in guide.page(PLAN)
