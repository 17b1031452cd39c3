"""Each way of thinking plays the rounds that are on record, in as many steps, and knows as much about them.

After a change of how it thinks, `python3 host_tests/records.py` writes the record anew; then read what differs.
"""

import pytest

from host_tests import runs
from host_tests.engine import rounds


@pytest.fixture(scope="module")
def on_record():
    """The lines of each variant, by the one that names it."""
    lines: dict = {}
    for line in rounds.FILE.read_text("utf-8").splitlines():
        if line[0] != " ":
            of_variant = lines[line] = []
        of_variant.append(line)
    return lines


@pytest.mark.parametrize("number", runs.few(range(len(rounds.VARIANTS)), quick=5))
def test_every_way_plays_its_round_as_it_is_on_record(number, on_record):
    name, *played = rounds.lines_of(number)
    assert [name, *played] == on_record[name]
