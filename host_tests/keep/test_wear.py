"""The wear of the sector by erasing it: the model of the sector counts the rows for each erase.

The game's own matches are shorter than these, which have 94 bytes for a classic match of ten rows.
"""

import random

from firmware.keep.log import MATCH, Log
from host_tests.keep.matches import played
from host_tests.keep.sector import Sector


def test_at_least_sixty_committed_rows_come_to_an_erase(summary):
    chance = random.Random(7)
    sector = Sector(chance)
    log = Log(sector)
    rows = largest = 0
    for kind, content in played(chance, 400):
        log.write(kind, content)
        rows += kind == MATCH
        largest = max(largest, len(content))
    each = rows // sector.erases
    summary(f"Saves of at most {largest} bytes: {rows:,} rows took {sector.erases} erases, one in {each} rows.")
    assert each >= 60
    assert log.erases == Log(sector).erases == sector.erases
