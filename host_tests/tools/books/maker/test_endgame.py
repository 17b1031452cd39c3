"""The compiled search finds what a plain one finds that tries every guess."""

import functools
import random
from collections import defaultdict
from dataclasses import replace

import pytest

from host_tests.tools.books import needs
from tools import compiler

pytestmark = needs.marks(compiler.NEEDED)


@pytest.fixture(scope="module")
def trees(tmp_path_factory):
    from tools.books.maker.tree import Trees
    from tools.books.recipe import RECIPES

    return Trees(RECIPES["mini"], tmp_path_factory.mktemp("tables"))


def plainly(trees):
    """Return a search without a bound: the least total of a set with so many guesses left."""
    won = trees.marks - 1

    @functools.cache
    def least(members, left):
        if len(members) < 3 or left < 2:
            return 2 * len(members) - 1 if len(members) <= left else float("inf")
        best = float("inf")
        for guess in range(len(trees.table)):
            parts = defaultdict(list)
            for code in members:
                parts[trees.table[guess, code]].append(code)
            if len(parts) > 1:
                total = sum(least(tuple(part), left - 1) for mark, part in parts.items() if mark != won)
                best = min(best, len(members) + total)
        return best

    return least


def test_the_total_is_the_least_and_no_bound_is_above_it(trees):
    import numpy as np

    from tools.books.maker.bounds import bound
    from tools.books.maker.desk import IMPOSSIBLE

    least = plainly(trees)
    chance = random.Random(1977)
    for size in (2, 3, 5, 8, 9, 9):
        members = np.array(sorted(chance.sample(range(40), size)))
        for left in (99, 4, 3, 2):
            wanted = min(least(tuple(members.tolist()), left), IMPOSSIBLE)
            assert bound(trees.desk, members, left) <= wanted
            assert trees.value(members, left)[0] == wanted


def test_a_set_not_below_the_limit_is_given_a_bound(trees):
    import numpy as np

    members = np.arange(0, 60, 4)
    total, guess = trees.value(members, 99)
    assert trees.value(members, 99, beta=total)[0] >= total
    assert trees.value(members, 99, beta=total + 1) == (total, guess)


def test_a_bound_of_many_codes_is_below_their_rows_and_near(trees):
    from tools.books.maker.bounds import bound

    many = [part for part in trees.parts(trees.everything(), 0) if len(part) > 150]
    bounds = [bound(trees.desk, part, 99) for part in many]
    values = [trees.value(part, 99)[0] for part in many]
    assert len(many) == 2
    assert all(0.9 * value < least <= value for least, value in zip(bounds, values, strict=True))


def test_the_tree_of_a_line_takes_what_the_search_says(trees):
    for guess in (6, 27):
        for part in trees.parts(trees.everything(), guess):
            assert trees.tree(part, trees.line(part, 99)).total() == trees.value(part, 99)[0]


def test_a_trusted_estimate_raises_floors_less_for_small_sets():
    import numpy as np

    from tools.books.maker.estimate import UNIT, all_floors, estimates, floors
    from tools.books.recipe import RECIPES

    estimate = estimates(RECIPES["super"].coefficients, 100)
    proven = floors(21, 21, 100)
    assert np.array_equal(all_floors(21, estimate, 0.0, 100)[21], proven)
    trusted = all_floors(21, estimate, 0.97, 100)[21]
    assert np.array_equal(trusted[:12], proven[:12])
    shares = trusted[12:] * UNIT / estimate[12:101]
    assert shares[20 - 12] == pytest.approx(0.92, abs=0.02)
    assert shares[30 - 12] == pytest.approx(0.94, abs=0.02)
    assert shares[100 - 12] == pytest.approx(0.97, abs=0.005)


def test_a_guess_is_tried_if_its_estimate_is_in_the_margin(trees, tmp_path):
    from tools.books.maker.tree import Trees

    parts = trees.parts(trees.everything(), 7)
    near, far = (Trees(replace(trees.recipe, margin=margin), tmp_path) for margin in (0.0, 0.5))
    every, nearest, most = ([maker.value(part, 99)[0] for part in parts] for maker in (trees, near, far))
    assert nearest == [near.tree(part, near.line(part, 99)).total() for part in parts]
    assert sum(nearest) > sum(every)
    assert most == every


def least_of_any_tree(most):
    """Return the least total of any tree with 4 marks by its codes, where a guess leaves `most` parts at most.

    A guess that wins leaves one part fewer to the rest, and one that does not win leaves one mark unused.
    """

    @functools.cache
    def parted(size, parts):
        if size == 0 or parts == 0:
            return 0 if size == 0 else float("inf")
        return min(least(part) + parted(size - part, parts - 1) for part in range(1, size + 1) if part < 30)

    @functools.cache
    def least(size):
        if size < 3:
            return 2 * size - 1
        open_parts = min(most, 3)
        outside = min(least(part) + parted(size - part, open_parts - 1) for part in range(1, size))
        return size + min(parted(size - 1, most - 1), outside)

    return least


def test_no_tree_of_few_parts_is_below_the_floor():
    from tools.books.maker.estimate import floors

    for most in (2, 3, 4):
        totals = [least_of_any_tree(most)(size) for size in range(1, 30)]
        floor = floors(4, most, 29)[1:].tolist()
        assert all(low <= total for low, total in zip(floor, totals, strict=True))
        assert floor[: most + 1] == totals[: most + 1]
