"""The doctor finds the row whose mark was wrong, and what it must have been."""

import itertools
import math
import random
from collections import Counter

import pytest

from firmware.engine import codes, marks
from firmware.engine.candidates import candidates
from firmware.engine.doctor import examine
from firmware.engine.variant import NAMED, Variant, named
from host_tests import runs
from tools.rounds import finish, found, possible_marks

CLASSIC = named("classic")


def examined(variant, rows):
    findings = []
    finish(examine(variant, rows, findings))
    return findings


def spoilt_game(variant, chance):
    """Play guesses that fit, one mark of the first four a peg off; return the rows, the wrong one, its right mark."""
    while True:
        secret = codes.draw(variant, chance.randrange)
        wrong = chance.randrange(4)
        right = marks.solved(variant)
        possible = candidates(variant)
        while len(possible.rows) < variant.rows:
            guesses = found(possible.some(1, chance.randrange))
            if not guesses:
                return possible.rows, wrong, right
            mark = marks.score(variant, guesses[0], secret)
            if mark == marks.solved(variant):
                break  # too obvious to be overlooked
            if len(possible.rows) == wrong:
                right = mark
                mark = chance.choice(one_peg_off(variant, mark))
            if mark == marks.solved(variant):
                break
            possible.add(guesses[0], mark)


def one_peg_off(variant, mark):
    return [other for other in possible_marks(variant) if marks.pegs_off(variant, mark, other) == 1]


# percent of games: the wrong row is named first, in the first two, in three; then the same with its right mark
ASKED = {
    "classic": ((64, 89, 97), (49, 70, 76)),
    "bulls": ((58, 85, 95), (45, 65, 73)),
    "super": ((57, 81, 92), (47, 66, 74)),
}
GAMES = runs.of({"classic": 100}, {"classic": 500}, {"classic": 3000, "bulls": 500, "super": 100})
SPARE = runs.of(10, 5, 0)  # percent: what chance may do to a share of so few games


@pytest.mark.no_cover
@pytest.mark.parametrize("game", GAMES)
def test_the_wrong_row_is_named_first_or_nearly(game, summary):
    variant = named(game)
    chance = random.Random(2026)
    row_named, mark_named = [0] * 3, [0] * 3
    for _ in range(GAMES[game]):
        rows, wrong, right = spoilt_game(variant, chance)
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


def contradiction(variant, chance):
    """One to three rows that no code fits, and how many codes would be left by each smallest mend of them."""
    every = list(codes.walk(variant))
    while True:
        guesses = [codes.draw(variant, chance.randrange) for _ in range(chance.randint(1, 3))]
        if chance.random() < 0.5:
            guesses[-1] = guesses[0]
        rows = [(guess, chance.choice(possible_marks(variant)[:-1])) for guess in guesses]
        scored = zip(*([marks.score(variant, guess, code) for code in every] for guess in guesses), strict=True)
        left = Counter()
        for would_be, codes_alike in Counter(scored).items():
            wrong = tuple(number for number, (_, mark) in enumerate(rows) if would_be[number] != mark)
            left[wrong, tuple(would_be[number] for number in wrong)] += codes_alike
        fewest = min(len(wrong) for wrong, _ in left)
        if fewest:
            return rows, {mend: left[mend] for mend in left if len(mend[0]) == fewest}


MOST_TURNS = 400  # before the first finding: 2 s on a board with a turn of 5 ms


@pytest.mark.no_cover
@pytest.mark.parametrize("name", NAMED)
def test_in_a_named_game_every_mend_is_counted_to_the_last_code(name):
    variant, chance = named(name), random.Random(name)
    for _ in range(runs.of(1, 2, 20, 67)):
        rows, true = contradiction(variant, chance)
        findings = []
        turns = 0
        for _ in examine(variant, rows, findings):
            turns += not findings
        mends = [(finding.rows, mend) for finding in findings for mend in finding.mends]
        assert {(suspects, mend.marks): mend.remaining for suspects, mend in mends} == true, rows
        assert all(finding.whole and not finding.about for finding in findings)
        assert turns <= MOST_TURNS


def test_marks_that_contradict_nothing_have_no_finding():
    assert examined(CLASSIC, [(0, marks.mark_of(1, 0))]) == []


def of_one_guess(variant, *exact):
    """Rows of the first code, each with so many exact pegs, and the codes that each mark leaves."""
    others = variant.base - 1
    left = [math.comb(variant.pegs, number) * others ** (variant.pegs - number) for number in exact]
    return [(0, marks.mark_of(number, 0)) for number in exact], left


def told_left(finding):
    return sum(mend.remaining for mend in finding.mends)


@pytest.mark.parametrize("shape", [(5, 8), (6, 9), (7, 6)])
def test_in_a_space_of_few_fronts_codes_are_counted_to_the_last(shape):
    variant = Variant(*shape)
    rows, left = of_one_guess(variant, 2, 1)
    findings = examined(variant, rows)
    assert [(finding.rows, told_left(finding), finding.whole) for finding in findings] == [
        ((0,), left[1], True),
        ((1,), left[0], True),
    ]


def test_a_count_that_is_cut_short_is_listed_as_an_estimate():
    variant = Variant(6, 9)
    rows, left = of_one_guess(variant, 2, 1)
    findings = []
    steps = examine(variant, rows, findings)
    while not findings:
        next(steps)
    assert [finding.about for finding in findings] == [True, True]
    assert [finding.rows for finding in findings] == [(0,), (1,)]
    assert told_left(findings[0]) == pytest.approx(left[1], rel=0.5)


def test_in_a_larger_space_many_codes_are_estimated():
    variant = Variant(7, 10)
    rows, left = of_one_guess(variant, 2, 1)
    findings = examined(variant, rows)
    assert [(finding.rows, finding.whole, finding.about) for finding in findings] == [
        ((0,), False, True),
        ((1,), False, True),
    ]
    assert told_left(findings[0]) == pytest.approx(left[1], rel=0.25)
    assert told_left(findings[1]) == pytest.approx(left[0], rel=0.25)


def test_in_a_larger_space_every_smallest_set_of_rows_is_named():
    variant = Variant(7, 10)
    rows, _ = of_one_guess(variant, 6, 5, 4)
    assert sorted(finding.rows for finding in examined(variant, rows)) == [(0, 1), (0, 2), (1, 2)]


def test_in_a_larger_space_a_mend_always_changes_a_mark():
    variant = Variant(7, 10)
    rows, _ = of_one_guess(variant, 1)  # they contradict nothing
    (finding,) = examined(variant, rows)
    assert rows[0][1] not in [mend.marks[0] for mend in finding.mends]


def test_rows_that_are_hard_to_mend_do_not_hold_up_the_others():
    findings = []
    rows = [(3097215134, marks.mark_of(6, 0)), (5928609094, marks.mark_of(2, 4)), (6321989059, marks.mark_of(5, 4))]
    for _, _ in zip(range(1000), examine(Variant(10, 10), rows, findings), strict=False):
        pass
    assert (2,) in [finding.rows for finding in findings]


def test_in_a_larger_space_few_codes_are_first_told_as_at_least():
    variant = Variant(8, 8)
    rows, _, _ = spoilt_game(variant, random.Random(24))
    findings, at_first = [], {}
    for _ in examine(variant, rows, findings):
        for finding in findings:
            at_first.setdefault(finding.rows, finding)
    assert {(finding.whole, finding.about) for finding in findings} == {(True, False), (False, True)}
    least = [rows for rows, finding in at_first.items() if not finding.whole and not finding.about]
    final = {finding.rows: finding for finding in findings}
    assert least
    assert all(told_left(at_first[suspects]) <= told_left(final[suspects]) for suspects in least)
    for finding in findings:
        if finding.whole:
            others = candidates(variant, [row for at, row in enumerate(rows) if at not in finding.rows])
            assert told_left(finding) == len(found(others.ordered()))


def test_what_is_likelier_by_the_rule_of_bayes_is_named_first():
    """A mistake is one of the marks a peg off the right one; a peg more, or the end overlooked, is seldom."""

    def likely(row, mend):
        (mark,) = mend.marks
        seldom = marks.pegs_off(CLASSIC, row[1], mark) - 1 + (mark == marks.solved(CLASSIC))
        return mend.remaining / (len(one_peg_off(CLASSIC, mark)) or 1) / 1000**seldom

    chance = random.Random(5)
    for _ in range(30):
        rows, _, _ = spoilt_game(CLASSIC, chance)
        by_mend = [
            [likely(rows[finding.rows[0]], mend) for mend in finding.mends]
            for finding in examined(CLASSIC, rows)
            if len(finding.rows) == 1
        ]
        for ranked in (*by_mend, [sum(chances) for chances in by_mend]):
            assert all(earlier > 0.9 * later - 1e-7 for earlier, later in itertools.pairwise(ranked)), rows
