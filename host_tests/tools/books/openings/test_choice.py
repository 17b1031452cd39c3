"""The guess is one that tells apart what can be told apart, whether it fits or not."""

import pytest

from firmware.engine import codes, marks
from firmware.engine.variant import Variant
from host_tests.tools.books import needs
from tools import compiler

pytestmark = needs.marks(compiler.NEEDED)
VARIANT = Variant(4, 6)


@pytest.fixture(scope="module")
def choice():
    import numpy as np

    from tools.books.openings.choice import Choice

    return Choice(VARIANT, np.arange(VARIANT.space))


def members_of(*texts):
    import numpy as np

    return np.array([codes.pack(VARIANT, [int(colour) for colour in text]) for text in texts])


def test_the_parts_are_the_codes_by_their_mark(choice):
    guess, near, none = members_of("0011", "1122", "2345")
    parts = choice.parts(members_of("0011", "1122", "2345"), guess)
    assert {mark: part.tolist() for mark, part in parts.items()} == {
        marks.mark_of(0, 2): [near],
        marks.mark_of(0, 0): [none],
    }


def test_a_guess_that_fits_is_played_if_it_parts_the_others(choice):
    import numpy as np

    members = members_of("0012", "0013", "2012")
    guess = choice.guess(members, np.random.default_rng(1))
    assert guess in members
    assert len(choice.parts(members, guess)) == 2


def test_a_guess_that_cannot_be_is_played_if_only_it_parts_them(choice):
    import numpy as np

    members = members_of("0000", "0001", "0002", "0003", "0004", "0005")
    guess = choice.guess(members, np.random.default_rng(1))
    assert guess not in members
    assert sorted(map(len, choice.parts(members, guess).values())) == [1, 2, 3]


def test_alike_codes_differ_at_a_place_or_exchange_two():
    from tools.books.openings.choice import alike

    assert sorted(alike(Variant(2, 3), codes.pack(Variant(2, 3), [0, 1])).tolist()) == sorted(
        codes.pack(Variant(2, 3), pegs) for pegs in ([1, 1], [2, 1], [0, 0], [0, 2], [1, 0])
    )
