"""After any calls in any order the candidates are those of a plain list; a wrong call changes nothing."""

import random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from firmware.engine import codes, marks
from firmware.engine.space.bits import Bits
from firmware.engine.space.sparse import Sparse
from firmware.engine.variant import TELLS, Variant
from host_tests import runs
from host_tests.engine.positions import drawn_rows, fitting
from tools.rounds import finish, found, possible_marks

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
EVERY = {variant: list(codes.walk(variant)) for variant in SMALL}


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
            len(self.rows) < self.variant.rows and guess in EVERY[self.variant] and mark in possible_marks(self.variant)
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


def test_a_hurry_before_any_count_still_draws_codes_that_fit():
    candidates = unfinished(Variant(10, 10), 6)
    drawn = []
    for code in candidates.some(20, random.Random(1).randrange):
        candidates.hurried = True
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
