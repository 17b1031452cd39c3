"""On each walk the lights, the sounds, a display and the console do what is on record, at the same moment.

After a change of what they do, `python3 host_tests/records.py` writes the records anew; then read what has changed.
"""

import pytest

from host_tests import runs
from host_tests.ui import walk

MORE = runs.of(1, walk.BRIEF, walk.BRIEF)


@pytest.mark.parametrize("name", walk.NAMES)
def test_a_walk_goes_as_it_is_on_record(name):
    assert walk.written(name).splitlines() == walk.file_of(name).read_text("utf-8").splitlines()


@pytest.mark.parametrize("name", walk.NAMES)
def test_more_walks_sum_up_to_what_is_on_record(name):
    lines = walk.file_of("brief").read_text("utf-8").splitlines()
    for again in range(1, MORE + 1):
        assert walk.briefly(name, again).strip() in lines
