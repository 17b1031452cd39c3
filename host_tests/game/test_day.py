"""The code of the day: what the rule says, for every game; and dates, as every calendar has them."""

import datetime
import hashlib

import pytest

from firmware.engine import codes
from firmware.engine.variant import NAMED, name_of, named
from firmware.game import day
from firmware.game.modes import DAYS
from host_tests import runs

DATES = [datetime.date(2000, 1, 1) + datetime.timedelta(number) for number in range(DAYS)]


def by_the_rule(variant, date):
    """As somebody writes it who knows nothing but the manual."""
    left = int(hashlib.sha256(f"{date} {name_of(variant)}".encode()).hexdigest(), 16)
    colours, code = [*range(variant.colours + variant.blanks)], []
    for place in range(variant.pegs):
        may_be = [one for one in colours if variant.repeats or one not in code]
        if place == 0 and not variant.zero:
            may_be.remove(9)
        left, which = divmod(left, len(may_be))
        code.append(may_be[which])
    return code


def test_the_code_of_a_day_is_what_the_rule_says():
    for name in NAMED:
        variant = named(name)
        for number in range(1, DAYS, 997):
            pegs = codes.unpack(variant, day.code(variant, number), [0] * variant.pegs)
            assert pegs == by_the_rule(variant, DATES[number - 1])


@pytest.mark.no_cover
def test_every_date_of_a_hundred_years_is_read_and_written():
    for number in range(1, DAYS + 1, runs.of(29, 5, 1)):
        date = DATES[number - 1]
        assert day.write(number) == str(date)
        assert day.read(str(date)) == number


def test_a_clock_tells_a_day_from_2026_until_the_last_year():
    clocks = [(2025, 12, 31), (2026, 11, 22), (2099, 12, 31), (2100, 1, 1)]
    assert [day.of_clock((*clock, 0, 0, 0)) for clock in clocks] == [0, day.read("2026-11-22"), DAYS, 0]


def test_what_is_no_date_is_refused():
    no_dates = (
        "|2026|2026-11|2026-11-31|2026-02-29|2026-13-01|2026-00-10|2026-01-00|1999-12-31|2100-01-01|22.11.2026"
        "|2026--11-22|2026--22|2026-1²-01|99999-01-01|02026-11-22|2026-11-22-1|a-b-c"
    )
    for typed in no_dates.split("|"):
        with pytest.raises(ValueError, match="a date is written as 2026-11-22"):
            day.read(typed)
