"""Marks that are counted by bits are those of the firmware."""

import random

from firmware.engine import codes, marks
from firmware.engine.variant import Variant
from host_tests.tools.books import needs
from tools import compiler

pytestmark = needs.marks(compiler.NEEDED)


def test_a_mark_by_bits_is_that_of_the_firmware():
    import numpy as np

    from tools.books.maker.bits import bits_of
    from tools.books.openings import marks as by_bits

    chance = random.Random(1)
    for size in ((1, 2), (4, 6), (6, 9), (8, 2), (7, 10), (10, 10)):
        variant = Variant(*size)
        drawn = [codes.draw(variant, chance.randrange) for _ in range(300)]
        bits = bits_of(variant, np.array(drawn))
        for line, guess in enumerate(drawn[:20]):
            assert by_bits.marks(bits, bits[line]).tolist() == [marks.score(variant, guess, code) for code in drawn]


def test_the_worth_of_a_guess_sums_its_parts_but_the_won_code():
    import numpy as np

    from tools.books.maker.bits import bits_of
    from tools.books.openings import marks as by_bits

    variant = Variant(4, 6)
    bits = bits_of(variant, np.arange(variant.space))
    results = np.zeros(1, np.int64)
    by_bits.worths(bits, bits[:1], np.arange(variant.space + 1) ** 2, marks.solved(variant), results)
    assert results.tolist() == [625**2 + 500**2 + 150**2 + 20**2]
