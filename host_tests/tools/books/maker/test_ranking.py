"""Guesses are ranked by their scores."""

import random

import pytest

from host_tests.tools.books import needs
from tools import compiler

pytestmark = needs.marks(compiler.NEEDED)


@pytest.mark.parametrize("most", [0, 1, 2047, 2048, 5_000, 9_000_000])
@pytest.mark.parametrize("count", [0, 1, 2, 1000])
def test_the_lowest_score_comes_first_and_equals_stay_as_they_stand(most, count):
    import numpy as np

    from tools.books.maker.ranking import ascending

    scores = np.array([1000 + random.Random(place).randint(0, most) for place in range(count)], np.int64)
    assert ascending(scores).tolist() == sorted(range(count), key=scores.tolist().__getitem__)
