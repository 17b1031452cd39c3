"""Guesses are ranked by their scores."""

from hypothesis import given
from hypothesis import strategies as st

from host_tests.tools.books import needs
from tools import compiler

pytestmark = needs.marks(compiler.NEEDED)


@given(st.lists(st.integers(1000, 1005) | st.integers(0, 9_000_000), max_size=300))
def test_the_lowest_score_is_first_and_equals_keep_their_order(scores):
    import numpy as np

    from tools.books.maker.ranking import ascending

    assert ascending(np.array(scores, np.int64)).tolist() == sorted(range(len(scores)), key=scores.__getitem__)
