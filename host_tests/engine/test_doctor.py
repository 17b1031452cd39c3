"""The doctor finds the row whose mark was wrong, and what it must have been."""

import random
from collections import Counter

import pytest

from firmware.engine import codes, marks
from firmware.engine.candidates import candidates, finish, found
from firmware.engine.doctor import examine, pegs_off
from firmware.engine.games import named
from firmware.engine.variant import Variant

CLASSIC = named("classic")
GAMES = 1000


def examined(variant, rows):
    findings = []
    finish(examine(variant, rows, findings))
    return findings


def spoilt_game(chance):
    """A classic game of guesses that fit, one mark of the first four off by a peg; the rows and the wrong one."""
    while True:
        secret = codes.draw(CLASSIC, chance.randrange)
        wrong = chance.randrange(4)
        possible = candidates(CLASSIC)
        while len(possible.rows) < 10:
            guesses = found(possible.some(1, chance.randrange))
            if not guesses:
                return possible.rows, wrong
            mark = marks.score(CLASSIC, guesses[0], secret)
            if len(possible.rows) == wrong:
                mark = chance.choice(
                    [other for other in marks.possible(CLASSIC) if pegs_off(CLASSIC, mark, other) == 1]
                )
            if mark == marks.solved(CLASSIC):
                break
            possible.add(guesses[0], mark)


@pytest.mark.no_cover
def test_the_wrong_row_is_named_first_or_nearly(summary):
    chance = random.Random(42)
    ranks = Counter()
    for _ in range(GAMES):
        rows, wrong = spoilt_game(chance)
        ranks[[finding.rows for finding in examined(CLASSIC, rows)].index((wrong,))] += 1
    named_within = [sum(ranks[rank] for rank in range(most)) for most in (1, 2, 3)]
    summary(f"Doctor: the wrong row was named first, in the first two, three: {named_within} of {GAMES}.")
    assert named_within[0] >= 580
    assert named_within[1] >= 860
    assert named_within[2] >= 960


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
        for code in codes.walk(CLASSIC)
    )
    assert by_row[1,].whole


@pytest.mark.parametrize("seed", range(6))
def test_every_mend_is_true_and_none_is_missing(seed):
    chance = random.Random(seed)
    variant = Variant(3, 4, tells=("classic", "exact", "places")[seed % 3])
    rows = [(codes.draw(variant, chance.randrange), chance.choice(marks.possible(variant)[:-1])) for _ in range(5)]
    wrong = {
        code: tuple(number for number, row in enumerate(rows) if marks.score(variant, row[0], code) != row[1])
        for code in codes.walk(variant)
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
