"""After any calls in any order the candidates are those of a plain list; a wrong call changes nothing."""

import random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from firmware.engine import codes, marks, ranks
from firmware.engine.space.bits import Bits
from firmware.engine.space.sparse import Sparse
from firmware.engine.variant import TELLS, Variant
from host_tests import runs
from host_tests.engine.positions import drawn_rows, fitting
from tools.rounds import finish, found

SMALL = [
    Variant(pegs, colours, repeats, blanks, rows, tells)
    for pegs, colours, repeats, blanks, rows in [
        (1, 3, True, False, 3),
        (2, 4, True, True, 5),
        (3, 4, False, False, 4),
        (3, 3, True, False, 5),
        (4, 2, True, False, 3),
        (4, 3, False, True, 4),
    ]
    for tells in TELLS
]
SMALL += [Variant(2, 10, False, zero=False, rows=5), Variant(9, 2, rows=4), Variant(3, 6, rows=4, tells="exact")]
EVERY = {variant: list(ranks.walk(variant)) for variant in SMALL}


class Calls(RuleBasedStateMachine):
    """Rows good and bad, taken back and asked about, on both kinds of candidates and on a plain list of codes."""

    @initialize(variant=st.sampled_from(SMALL))
    def begin(self, variant):
        self.variant = variant
        self.both = [Bits(variant), Sparse(variant)]
        self.rows = []
        self.plain = EVERY[variant]

    def filter(self):
        self.plain = fitting(self.variant, self.rows)

    def numbered(self, number):
        return EVERY[self.variant][number % len(EVERY[self.variant])]

    @rule(guess=st.integers(-2, 90), mark=st.one_of(st.integers(-1, 70), st.none(), st.text(max_size=1)))
    def add(self, guess, mark):
        good = (
            len(self.rows) < self.variant.rows and guess in EVERY[self.variant] and mark in marks.possible(self.variant)
        )
        for candidates in self.both:
            if good:
                candidates.add(guess, mark)
            else:
                with pytest.raises(ValueError, match=r"all . rows are played|a code|no code|no repeats|no guess"):
                    candidates.add(guess, mark)
        if good:
            self.rows.append((guess, mark))
            self.filter()

    @rule(number=st.integers(0, 100), truth=st.integers(0, 100))
    def play(self, number, truth):
        """Play a row of a real round."""
        guess = self.numbered(number)
        self.add(guess, marks.score(self.variant, guess, self.numbered(truth)))

    @rule()
    def drop(self):
        for candidates in self.both:
            if self.rows:
                candidates.drop()
            else:
                with pytest.raises(ValueError, match="there is no row to take back"):
                    candidates.drop()
        self.rows = self.rows[:-1]
        self.filter()

    @rule()
    def settle(self):
        for candidates in self.both:
            finish(candidates.settle())
            assert (candidates.remaining, candidates.whole) == (len(self.plain), True)
            assert list(candidates.settle()) == []  # once is enough

    @rule(steps=st.integers(0, 3))
    def settle_in_part(self, steps):
        for candidates in self.both:
            for _, _ in zip(range(steps), candidates.settle(), strict=False):
                pass

    @rule(number=st.integers(0, 100))
    def ask_in_order(self, number):
        every = EVERY[self.variant]
        after = self.numbered(number)
        later = every[every.index(after) + 1 :] + every[: every.index(after) + 1]
        for candidates in self.both:
            in_order = found(candidates.ordered(after))
            assert in_order == [code for code in later if code in set(self.plain)]

    @rule(seed=st.integers(0, 99), most=st.integers(1, 8))
    def ask_for_some(self, seed, most):
        plain = self.plain
        for candidates in self.both:
            some = found(candidates.some(most, random.Random(seed).randrange))
            assert set(some) <= set(plain)
            assert len(some) == len(set(some)) == min(most, len(plain))

    @rule(number=st.integers(0, 100))
    def ask_about(self, number):
        code = self.numbered(number)
        for candidates in self.both:
            assert candidates.fits(code) == (code in self.plain)

    @invariant()
    def the_rows_are_those_that_were_taken(self):
        if hasattr(self, "both"):
            assert all(candidates.rows == self.rows for candidates in self.both)


TestCalls = Calls.TestCase
TestCalls.settings = settings(max_examples=runs.of(20, 80, 1000), stateful_step_count=15, deadline=None)
TestCalls.pytestmark = pytest.mark.no_cover


@pytest.mark.parametrize("kind", [Bits, Sparse])
def test_no_row_comes_after_the_last_or_goes_before_the_first(kind):
    candidates = kind(Variant(3, 3, rows=1))
    candidates.add(0, marks.mark_of(1, 0))
    with pytest.raises(ValueError, match="all 1 rows are played"):
        candidates.add(0, 0)
    candidates.drop()
    with pytest.raises(ValueError, match="there is no row to take back"):
        candidates.drop()
    assert (candidates.rows, candidates.remaining, candidates.whole) == ([], 27, True)


def unfinished(variant, number):
    """Return candidates not counted to their end, after so many rows of a round."""
    candidates = Sparse(variant, most_steps=1)
    for row in drawn_rows(variant, random.Random(1), number):
        candidates.add(*row)
    return candidates


@pytest.mark.parametrize(
    ("shape", "number"),
    [((6, 9), 1), ((7, 10), 3), ((7, 10), 4), ((10, 10), 6), pytest.param((10, 10), 3, marks=pytest.mark.full)],
    ids=str,
)
def test_a_draw_from_an_unfinished_count_is_of_codes_that_fit(shape, number):
    candidates = unfinished(Variant(*shape), number)
    some = found(candidates.some(100, random.Random(1).randrange))
    assert 50 < len(set(some)) == len(some) <= 100
    assert all(candidates.fits(code) for code in some)


@pytest.mark.slow
def test_who_is_in_a_hurry_gets_what_was_drawn_so_far():
    candidates = unfinished(Variant(10, 10), 3)
    finish(candidates.settle())
    assert candidates.about
    drawn = []
    for code in candidates.some(100, random.Random(1).randrange):
        if code is not None:
            drawn.append(code)
        if len(drawn) == 7:
            candidates.hurry()
    assert len(drawn) == 7


def test_a_hurry_before_any_count_still_draws_codes_that_fit():
    candidates = unfinished(Variant(10, 10), 6)
    drawn = []
    for code in candidates.some(20, random.Random(1).randrange):
        candidates.hurry()
        if code is not None:
            drawn.append(code)
    assert drawn
    assert all(candidates.fits(code) for code in drawn)
    assert not candidates.whole


def test_work_on_the_rows_is_shared_and_ends_when_they_change():
    candidates = unfinished(Variant(10, 10), 3)
    one, other = candidates.settle(), candidates.settle()
    assert next(one) is next(other) is None
    candidates.drop()
    assert list(one) == list(other) == []
    assert candidates.remaining == 0


def test_before_the_first_row_a_large_space_draws_any_code():
    candidates = Sparse(Variant(7, 10, repeats=False))
    some = found(candidates.some(50, random.Random(1).randrange))
    assert len(set(some)) == 50
    assert all(codes.check(candidates.variant, code) == code for code in some)


def counted(exact, most_steps=60):
    """Return what is left after three rows, the last with so many exact pegs; all of it was counted."""
    candidates = Sparse(Variant(6, 9), most_steps)
    for digits, mark in (([0, 0, 1, 1, 2, 2], (1, 1)), ([3, 3, 4, 4, 5, 5], (2, 1)), ([0, 3, 6, 6, 4, 7], (exact, 1))):
        candidates.add(codes.pack(candidates.variant, digits), marks.mark_of(*mark))
    finish(candidates.settle())
    assert candidates.whole
    return candidates


def test_a_search_and_a_count_of_all_fronts_come_to_the_same():
    looked_through, by_fronts = counted(2, most_steps=10000), counted(2, most_steps=1)
    assert looked_through.remaining == by_fronts.remaining
    assert looked_through.nearest() is not None
    assert by_fronts.nearest() is None  # the search has gone
    assert sorted(found(by_fronts.ordered())) == sorted(found(looked_through.ordered()))


def test_many_codes_that_are_left_are_counted_not_looked_for():
    candidates = Sparse(Variant(6, 9))
    candidates.add(codes.pack(candidates.variant, [0, 0, 1, 1, 2, 2]), marks.mark_of(3, 2))
    finish(candidates.settle())
    assert candidates.whole
    assert candidates.nearest() is None
    assert candidates.remaining == len(found(candidates.ordered()))
    candidates.add(codes.pack(candidates.variant, [0, 0, 1, 1, 3, 4]), marks.mark_of(3, 1))
    assert candidates.remaining == 0
    finish(candidates.settle())
    assert candidates.remaining == len(set(found(candidates.ordered()))) > 0


def test_of_counted_codes_as_many_as_wanted_are_drawn():
    by_fronts, looked_through = counted(2, most_steps=1), counted(2)
    for candidates, most, draws in (
        (by_fronts, by_fronts.remaining - 1, 1),
        (by_fronts, by_fronts.remaining + 10, 1),
        (looked_through, 1, 20),
        (looked_through, 20, 20),
    ):
        assert candidates.remaining > 20
        for seed in range(draws):
            some = found(candidates.some(most, random.Random(seed).randrange))
            assert len(set(some)) == len(some) == min(most, candidates.remaining)


def test_the_first_and_the_last_code_are_drawn_equally_often():
    candidates = counted(3)
    front = set(found(candidates.ordered())[: candidates.remaining // 2])
    drawn = [found(candidates.some(1, random.Random(seed).randrange))[0] for seed in range(150)]
    assert sum(code in front for code in drawn) < 150 * 0.63
