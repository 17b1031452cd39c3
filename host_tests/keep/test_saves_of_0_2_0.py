"""Saves that version 0.2.0 wrote, byte for byte, load as it left them."""

import random

import pytest

from firmware.game.saved import dump, load
from firmware.game.score import standing
from firmware.game.statistics import DEVICE_FAIR, THE_DAY, read

# mode: its bytes, how many rows there were, and the last one
MATCHES = {
    "break": ("086da2504ad10ae59c1673fee2221b60477fa0e093b705dfeb0000", 3, (734, 1)),
    "make": ("08cdf6aaefa70b161610b14817a19d1726f91900", 3, (102, 34)),
    "duel": ("0803ac6a4a51abb9713a8094b49437cf040000", 3, (160, 32)),
    "match": (
        "08eb8bd440f150adbbb600b669e2d7a7fd19e8d037a6959cb191188df78e4829b4a0f1e1370e020000",
        9,
        (2042, 17),
    ),
    "day": ("080d6e78e2c8e1a466ffe3b97d58a935081a6abcfb948425aa0f0000", 2, (443, 2)),
    "practice": ("08b29c534a915d66c79d99861bd1b4559c663322efaf0615f20461070000", 3, (11932, 33)),
    "puzzle": ("084decc68cfac1a01d2a21b3559344cbc7b7576201000000", 2, (1, 3)),
}
# three rounds won against the device, and three days with gaps
STATISTICS = "06cbbf0169a8543c8ddf07e9df7c60b5a4a595891ccc021da27c90e4a7a792ca234387cfda0600"


@pytest.mark.parametrize("mode", MATCHES)
def test_a_match_goes_on_from_its_last_row(mode):
    content, count, last = MATCHES[mode]
    match = load(bytes.fromhex(content), random.Random(1).randrange)
    assert match.rules.mode == mode
    assert len(match.round.rows) == count
    assert match.round.rows[-1] == last
    assert match.draft.pegs[0] == (None if mode == "make" else 1)


def test_a_duel_keeps_its_score_as_it_began():
    match = load(bytes.fromhex(MATCHES["duel"][0]), random.Random(1).randrange)
    match.guess(match.round.hidden_code())
    match.next()
    assert match.scores == [1, 0]
    match = load(dump(match), random.Random(1).randrange)
    match.set_code(7)
    match.give_up()
    assert standing(match) == [2, 0]


def test_statistics_are_kept():
    statistics = read(bytes.fromhex(STATISTICS), was_read=False)
    ordinary, of_days = statistics.records
    assert (ordinary.opponent, ordinary.played(), ordinary.won(), ordinary.best_streak) == (DEVICE_FAIR, 3, 3, 3)
    assert statistics.dump(6) == bytes.fromhex(STATISTICS)
    assert (of_days.opponent, of_days.played(), of_days.best_streak, of_days.day) == (THE_DAY, 3, 1, 9827)
