"""The name of a record of the statistics, and its mean."""

import pytest

from firmware.engine.variant import Variant
from firmware.game.statistics import BREAKER, DEVICE_EVIL, DEVICE_FAIR, GIVEN_ROWS, MAKER, SOMEBODY, THE_DAY, Record
from firmware.ui.records import counts, figures, mean, role_of
from host_tests.ui.table import Table

TINY = Variant(2, 3)


@pytest.mark.parametrize(
    ("role", "opponent", "called"),
    [
        (MAKER, DEVICE_FAIR, "making"),
        (BREAKER, DEVICE_FAIR, "breaking"),
        (BREAKER, DEVICE_EVIL, "breaking evil"),
        (BREAKER, SOMEBODY, "against people"),
        (BREAKER, THE_DAY, "code of the day"),
    ],
)
def test_a_record_is_called_by_its_role_and_by_who_set_the_codes(role, opponent, called):
    assert role_of(Table().desk.words, Record(TINY, role, opponent)) == called


def test_the_mean_has_two_digits_and_there_is_none_of_no_code():
    record = Record(TINY, BREAKER)
    assert mean(record) == ""
    record.by_rows[:3] = [1, 0, 2]
    assert mean(record) == "2.33"


def test_ten_tries_at_puzzles_stand_for_more_too_and_are_told_so():
    words = Table().desk.words
    record = Record(Variant(2, 3, rows=10), BREAKER, GIVEN_ROWS)
    record.by_rows[2] = 1
    assert next(iter(figures(words, record))).startswith("average tries 3.00, best 3, ")
    record.by_rows[9] = 1
    lines = [*figures(words, record), *counts(words, record)]
    assert lines[0].startswith("average tries 6.50+, best 3, ")
    assert lines[-1] == "3: 1, 10+: 1"


def test_a_missed_day_that_is_forgiven_is_named():
    record = Record(TINY, BREAKER, THE_DAY)
    record.day, record.gap_age = 9823, 2
    assert [*figures(Table().desk.words, record)][-1] == "You missed 2026-11-20: one day in seven is forgiven."
