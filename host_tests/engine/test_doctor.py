"""The doctor finds the row whose mark was wrong, and what it must have been."""

import itertools
import random
from collections import Counter

import pytest

from firmware.engine import codes, marks, ranks
from firmware.engine.doctor import examine, pegs_off
from firmware.engine.games import named
from firmware.engine.variant import Variant
from host_tests import runs
from host_tests.engine import spoilt
from tools.rounds import finish

CLASSIC = named("classic")


def examined(variant, rows):
    findings = []
    finish(examine(variant, rows, findings))
    return findings


# percent of games: the wrong row is named first, in the first two, in three; then the same with its right mark
ASKED = {
    "classic": ((64, 89, 97), (49, 70, 76)),
    "bulls": ((58, 85, 95), (45, 65, 73)),
    "super": ((57, 81, 92), (47, 66, 74)),
}
GAMES = runs.of({"classic": 100}, {"classic": 1500}, {"classic": 3000, "bulls": 500, "super": 100})
SPARE = runs.of(10, 3, 0)  # percent: what chance may do to a share of so few games


@pytest.mark.no_cover
@pytest.mark.parametrize("game", GAMES)
def test_the_wrong_row_is_named_first_or_nearly(game, summary):
    variant = named(game)
    chance = random.Random(2026)
    row_named, mark_named = [0] * 3, [0] * 3
    for _ in range(GAMES[game]):
        rows, wrong, right = spoilt.spoilt_game(variant, chance)
        first = examined(variant, rows)[:3]
        for most in range(3):
            row_named[most] += any(finding.rows == (wrong,) for finding in first[: most + 1])
            mark_named[most] += any(
                (finding.rows, finding.mends[0].marks) == ((wrong,), (right,)) for finding in first[: most + 1]
            )
    shares = [[100 * number / GAMES[game] for number in numbers] for numbers in (row_named, mark_named)]
    told = ["/".join(f"{share:.1f}" for share in kind) for kind in shares]
    summary(
        f"Doctor, {GAMES[game]} games of {game}: in the first 1/2/3 the row {told[0]} %, with its mark {told[1]} %."
    )
    for kind, asked in zip(shares, ASKED[game], strict=True):
        assert all(share >= least - SPARE for share, least in zip(kind, asked, strict=True))


# by how many percent it may fall behind the best rule, which knows that early rows go wrong more often
SHORT_OF_THE_BEST = 0.5


@pytest.mark.no_cover
@pytest.mark.parametrize("game", GAMES)
def test_no_rule_finds_the_wrong_row_oftener(game, summary):
    best, of_any_row, doctor = spoilt.compared(game, GAMES[game], 2026)
    for line in spoilt.table((best, of_any_row, doctor)):
        summary(f"Doctor, {GAMES[game]} games of {game}: {line} %.")
    for number in range(2 * spoilt.GUESSED):
        short = sum(most[number] - own[number] for most, own in zip(of_any_row, doctor, strict=True))
        assert 100 * short / GAMES[game] <= SHORT_OF_THE_BEST


def test_the_best_rule_is_what_the_games_come_to():
    """Its chances, over many games, are how often it is right."""
    variant = Variant(3, 4)
    optimum, chance = spoilt.Optimum(variant), random.Random(3)
    expected = right_rows = 0
    games = runs.of(300, 1000, 3000)
    for _ in range(games):
        rows, wrong, right = spoilt.spoilt_game(variant, chance)
        chances = optimum.chances(rows)
        finding = max(chances, key=chances.get)
        expected += chances[finding]
        right_rows += finding == (wrong, right)
    assert abs(right_rows - expected) < 3 * games**0.5 / 2


def test_a_mend_says_what_the_mark_must_have_been_and_how_many_codes_that_leaves():
    secret = codes.pack(CLASSIC, [0, 1, 2, 3])
    guesses = [codes.pack(CLASSIC, digits) for digits in ([0, 0, 1, 1], [0, 1, 2, 4], [5, 1, 2, 3])]
    rows = [(guess, marks.score(CLASSIC, guess, secret)) for guess in guesses]
    rows[1] = (rows[1][0], marks.mark_of(0, 0))
    findings = examined(CLASSIC, rows)
    by_row = {finding.rows: finding for finding in findings}
    mend = next(mend for mend in by_row[1,].mends if mend.marks == (marks.mark_of(3, 0),))
    assert mend.left == sum(
        all(marks.score(CLASSIC, guess, code) == marks.score(CLASSIC, guess, secret) for guess in guesses)
        for code in ranks.walk(CLASSIC)
    )
    assert by_row[1,].whole


@pytest.mark.parametrize("seed", range(6))
def test_every_mend_is_true_and_none_is_missing(seed):
    chance = random.Random(seed)
    variant = Variant(3, 4, tells=("classic", "exact", "places")[seed % 3])
    rows = [(ranks.draw(variant, chance.randrange), chance.choice(marks.possible(variant)[:-1])) for _ in range(5)]
    wrong = {
        code: tuple(number for number, row in enumerate(rows) if marks.score(variant, row[0], code) != row[1])
        for code in ranks.walk(variant)
    }
    fewest = min(len(numbers) for numbers in wrong.values())
    findings = examined(variant, rows)
    if fewest == 0:
        return
    true = Counter(
        (numbers, tuple(marks.score(variant, rows[number][0], code) for number in numbers))
        for code, numbers in wrong.items()
        if len(numbers) == fewest
    )
    assert true == {(finding.rows, mend.marks): mend.left for finding in findings for mend in finding.mends}


def test_where_more_would_be_left_than_it_counts_it_says_so():
    variant = Variant(6, 9)
    rows = [(0, marks.mark_of(0, 0)), (0, marks.mark_of(1, 0))]
    assert [(finding.rows, finding.whole) for finding in examined(variant, rows)] == [((1,), False), ((0,), False)]


def test_some_thousand_codes_that_would_be_left_are_counted_to_the_last():
    rows = [(0, marks.mark_of(0, 0)), (0, marks.mark_of(1, 0))]
    findings = examined(Variant(4, 10), rows)
    assert [(finding.rows, finding.whole) for finding in findings] == [((1,), False), ((0,), True)]
    assert sum(mend.left for mend in findings[1].mends) == 4 * 9**3


@pytest.mark.parametrize(
    ("tells", "mark", "other", "off"),
    [
        ("classic", marks.mark_of(2, 1), marks.mark_of(2, 1), 0),
        ("classic", marks.mark_of(2, 1), marks.mark_of(1, 2), 1),
        ("classic", marks.mark_of(2, 1), marks.mark_of(3, 0), 1),
        ("classic", marks.mark_of(2, 1), marks.mark_of(2, 0), 1),
        ("classic", marks.mark_of(0, 0), marks.mark_of(2, 2), 4),
        ("exact", 1, 3, 2),
        ("places", 0b0101, 0b0110, 2),
    ],
)
def test_how_far_a_mark_is_off_is_counted_in_pegs(tells, mark, other, off):
    assert pegs_off(Variant(4, 6, tells=tells), mark, other) == off


def test_a_mark_that_is_one_peg_off_is_named_before_one_that_is_more():
    chance = random.Random(5)
    compared = 0
    for _ in range(30):
        rows, _, _ = spoilt.spoilt_game(CLASSIC, chance)
        for finding in examined(CLASSIC, rows):
            if len(finding.rows) > 1:
                continue
            mark = rows[finding.rows[0]][1]
            mends = [mend for mend in finding.mends if mend.marks[0] != marks.solved(CLASSIC)]  # hardly overlooked
            off = [(pegs_off(CLASSIC, mark, mend.marks[0]), mend.left) for mend in mends]
            for (earlier, few), (later, many) in itertools.pairwise(off):
                if earlier != later and many <= 100 * few:
                    compared += 1
                    assert earlier < later
    assert compared > 10
