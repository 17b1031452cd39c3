"""Small spaces, a bit a code: always the same codes as a plain list filtered in a loop."""

import random
from collections import Counter
from itertools import islice

from firmware.engine import codes, marks
from firmware.engine.candidates import candidates
from firmware.engine.space.bits import Bits
from firmware.engine.variant import Variant, named
from host_tests.engine.chance import unlikely
from tools.rounds import finish, found


def test_a_row_taken_back_amid_its_filter_leaves_no_trace():
    variant = named("super")
    for steps in range(40):
        bits = Bits(variant)
        bits.add(0, marks.mark_of(1, 0))
        finish(islice(bits.settle(), steps))
        bits.drop()
        finish(bits.settle())
        assert bits.remaining == variant.space


def test_a_draw_prefers_no_code_that_fits():
    classic = named("classic")
    bits = Bits(classic)
    bits.add(codes.pack(classic, [0, 0, 1, 1]), marks.mark_of(2, 1))
    finish(bits.settle())
    assert bits.remaining == 32
    chance = random.Random(3)
    drawn = Counter(code for _ in range(1000) for code in found(bits.some(8, chance.randrange)))
    assert len(drawn) == 32
    assert not unlikely(drawn.values())


def test_only_small_spaces_get_a_bit_a_code():
    assert isinstance(candidates(named("super")), Bits)
    assert isinstance(candidates(Variant(8, 4)), Bits)
    assert not isinstance(candidates(Variant(6, 9)), Bits)
