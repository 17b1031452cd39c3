"""Small spaces, a bit a code: always the same codes as a plain list filtered in a loop."""

import random
from collections import Counter
from itertools import islice

import pytest

from firmware.engine import codes, marks, ranks
from firmware.engine.candidates import candidates
from firmware.engine.games import named
from firmware.engine.space.bits import Bits
from firmware.engine.variant import Variant
from host_tests.engine.chance import unlikely
from host_tests.engine.positions import fitting
from tools.rounds import finish, found

VARIANTS = [
    Variant(1, 2),
    Variant(2, 10),
    Variant(3, 4, blanks=True),
    Variant(4, 6),
    Variant(4, 6, tells="exact"),
    Variant(4, 6, tells="places"),
    Variant(4, 7, repeats=False),
    Variant(5, 4, repeats=False, blanks=True, tells="places"),
    Variant(5, 5, tells="exact"),
    Variant(8, 2, blanks=True),
    Variant(9, 2),
    Variant(10, 2, tells="places"),
    Variant(2, 10, zero=False, tells="exact"),
    Variant(3, 10, False, zero=False),
    Variant(3, 10, zero=False, tells="places"),
    Variant(4, 10, zero=False),
]


def played(variant, seed, rows=4):
    """Return the rows of a round in which one mark in ten is wrong."""
    chance = random.Random(seed)
    secret = ranks.draw(variant, chance.randrange)
    for _ in range(rows):
        guess = ranks.draw(variant, chance.randrange)
        mark = marks.score(variant, guess, secret)
        yield guess, chance.choice(marks.possible(variant)) if chance.random() < 0.1 else mark


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: str(variant.key()))
@pytest.mark.parametrize("seed", range(3))
def test_what_is_left_is_what_a_plain_list_would_keep(variant, seed):
    chance = random.Random(seed)
    bits = Bits(variant)
    finish(bits.settle())
    assert bits.left == codes.count(variant)
    for guess, mark in played(variant, seed):
        bits.add(guess, mark)
        finish(bits.settle())
        plain = fitting(variant, bits.rows)
        assert (bits.left, bits.whole) == (len(plain), True)
        assert found(bits.ordered()) == plain
        after = ranks.draw(variant, chance.randrange)
        around = [code for code in plain if ranks.turned(variant, code) > ranks.turned(variant, after)]
        assert found(bits.ordered(after)) == around + [code for code in plain if code not in set(around)]
        some = found(bits.some(5, chance.randrange))
        assert len(set(some)) == len(some) == min(5, len(plain))
        assert set(some) <= set(plain)


def test_a_row_taken_back_amid_its_filter_leaves_no_trace():
    variant = named("super")
    for steps in range(40):
        bits = Bits(variant)
        bits.add(0, marks.mark_of(1, 0))
        finish(islice(bits.settle(), steps))
        bits.drop()
        finish(bits.settle())
        assert bits.left == variant.space


def test_a_draw_prefers_no_code_that_fits():
    classic = named("classic")
    bits = Bits(classic)
    bits.add(codes.pack(classic, [0, 0, 1, 1]), marks.mark_of(2, 1))
    finish(bits.settle())
    assert bits.left == 32
    chance = random.Random(3)
    drawn = Counter(code for _ in range(1000) for code in found(bits.some(8, chance.randrange)))
    assert len(drawn) == 32
    assert not unlikely(drawn.values())


def test_only_small_spaces_get_a_bit_a_code():
    assert isinstance(candidates(named("super")), Bits)
    assert isinstance(candidates(Variant(8, 4)), Bits)
    assert not isinstance(candidates(Variant(6, 9)), Bits)
