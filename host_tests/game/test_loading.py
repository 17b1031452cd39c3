"""What 0.1.0 saved still loads: matches in play, statistics, and what was chosen."""

import random

import pytest

from firmware.game import loading, saved
from firmware.game.statistics import BREAKER, DEVICE_FAIR, Statistics
from firmware.ui import preferences
from host_tests.game.matches import begun

# Made by 0.1.0: a classic match of each mode, by its mode, its level, and how many rows it had.
MATCHES = {
    "012d72c90b556b38778adfbd9dca9113d9230421e5d5060000": ("break", "tenth", 2),
    "018d5698ea1ca50484b466a6b92b00": ("make", "sampled", 1),
    "01edfbe6474738e349133c7df1391f4000": ("duel", "book", 2),
    "01edfb6bf35377a92a35ea7a030000": ("duel", "book", 1),
    "014dbae66894d5567387d9b446867e8c628d6c37000000": ("match", "minimax", 0),
    "01adbcbc1ba7888ed5ae00000000": ("race", "book", 0),
    "010d36abdabae4b1af549c7e000000": ("helper", "entropy", 1),
    "016d79d75885edc5593044df05426af4cc8129000000": ("watch", "parts", 0),
    "01cd506de8e92e5185daac0fb3398a408b79f87d210a000000": ("number", "book", 1),
}
STATISTICS = "010a3dc9f4b30000"
WISHES = "0297fea013000000"


@pytest.mark.parametrize("content", MATCHES)
def test_a_match_goes_on(content):
    match, draft = loading.load(bytes.fromhex(content), random.Random(1).randrange)
    mode, level, rows = MATCHES[content]
    assert (match.rules.mode, match.rules.level) == (mode, level)
    assert match.rules.variant.key() == (4, 6, True, False, 10, "classic", True)
    assert sum(len(side.rows) for side in match.sides if side) == rows
    again, _ = loading.load(saved.dump(match, draft), random.Random(1).randrange)
    assert saved.dump(again) == saved.dump(match)


@pytest.mark.parametrize("content", MATCHES)
def test_a_match_that_was_cut_short_is_refused(content):
    whole = bytes.fromhex(content)
    for size in range(len(whole)):
        with pytest.raises(ValueError, match=r"\w+ \w+"):
            loading.load(whole[:size], random.Random(1).randrange)


def test_statistics_count_on():
    found = Statistics()
    found.load(bytes.fromhex(STATISTICS))
    (record,) = found.records
    assert (record.role, record.opponent, record.unbroken, record.helped) == (BREAKER, DEVICE_FAIR, 1, 0)
    assert (record.by_rows[1], record.streak, record.best_streak) == (1, 0, 1)
    again = Statistics()
    again.load(found.dump())
    assert again.dump() == found.dump()


def test_what_was_chosen_stays():
    chosen, changed = preferences.read(bytes.fromhex(WISHES))
    assert chosen == {"mode": "make", "level": "random", "scoring": "ten", "deal": "mixed"}
    assert changed == {"brightness": 4}


@pytest.mark.parametrize("mode", ["break", "make", "helper"])
def test_where_no_mark_of_a_person_was_given_nothing_is_in_doubt(mode):
    match, _ = loading.load(saved.dump(begun(mode)), random.Random(1).randrange)
    assert match.marked < 0
    assert not match.unsure
