"""A mark is what the rules say it is, for every guess and every code."""

import itertools

import pytest

from firmware.engine import codes, marks
from firmware.engine.variant import TELLS, Variant, named
from host_tests.engine import vectors
from tools.rounds import possible_marks

TINY = [
    Variant(pegs, colours, repeats, False, 10, tells)
    for pegs, colours, repeats, tells in itertools.product(range(1, 5), range(2, 6), (True, False), TELLS)
    if repeats or pegs <= colours
] + [Variant(2, 10, repeats, tells=tells, zero=False) for repeats in (True, False) for tells in TELLS]


def plain(variant, guess, secret):
    mark = vectors.plain_mark(guess, secret)
    if TELLS[variant.tells] == "places":
        return sum(1 << place for place, peg in enumerate(guess) if secret[place] == peg)
    return marks.exact_in(mark) if TELLS[variant.tells] == "exact" else mark


def digits_of(variant):
    return {code: tuple(codes.unpack(variant, code, [0] * variant.pegs)) for code in codes.walk(variant)}


def test_the_vectors_hold():
    assert list(vectors.failures()) == []


@pytest.mark.parametrize(
    "variant",
    [
        pytest.param(
            variant, marks=[pytest.mark.slow] * (variant.space > 100) + [pytest.mark.full] * (variant.space > 500)
        )
        for variant in TINY
    ],
    ids=lambda variant: str(variant.key()),
)
def test_every_mark_is_the_rule_books_and_possible(variant):
    digits = digits_of(variant)
    seen = set()
    for guess, secret in itertools.product(digits, repeat=2):
        mark = marks.score(variant, guess, secret)
        assert mark == plain(variant, digits[guess], digits[secret])
        assert mark == marks.score(variant, secret, guess)
        seen.add(mark)
    assert sorted(seen) == possible_marks(variant)
    assert marks.score(variant, secret, secret) == marks.solved(variant)


@pytest.mark.parametrize(
    ("variant", "mark", "sentence"),
    [
        (named("classic"), marks.mark_of(3, 1), "the mark 19"),
        (named("classic"), marks.mark_of(5, 0), "the mark 5"),
        (Variant(2, 2, repeats=False), 0, "the mark 0"),
        (named("classic"), -1, "the mark -1"),
        (named("classic"), "xo", "the mark 'xo'"),
        (named("blind"), marks.mark_of(1, 1), "the mark 17"),
        (Variant(4, 6, tells="places"), 16, "the mark 16"),
    ],
)
def test_a_mark_that_cannot_be_is_refused(variant, mark, sentence):
    with pytest.raises(ValueError, match="no guess can get " + sentence + " in this game"):
        marks.check(variant, mark)


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
    assert marks.pegs_off(Variant(4, 6, tells=tells), mark, other) == off
