"""A book is proven opening by opening, and a proof that was stopped is taken up again."""

from itertools import islice

import pytest

from host_tests.tools.books import needs
from host_tests.tools.test_peg import in_a_process
from tools import compiler
from tools.books import certificate, shelf
from tools.trouble import Trouble

pytestmark = needs.marks(compiler.NEEDED)
PROVEN = "No strategy for mini takes fewer than 2,463 rows in all: none of the 5 openings leads to fewer."


def test_a_stopped_proof_of_mini_comes_to_the_same(tmp_path):
    from tools.books.maker import prove
    from tools.books.maker.tree import Trees
    from tools.books.recipe import RECIPES

    recipe, total = RECIPES["mini"], shelf.book("mini").total
    path = prove.prove(recipe, total, tmp_path)
    whole = certificate.read(path)
    assert certificate.conclude("mini", whole) == PROVEN
    trees = Trees(prove.in_full(recipe), tmp_path)
    guess = trees.space.digits.tolist().index(whole[2]["opening"])
    begun = next(islice(prove.searched(trees, trees.everything(), guess, total + 1, None), 3, None))
    assert not begun["exact"]
    certificate.write(path, [*whole[:2], begun])
    with pytest.raises(Trouble, match=r"^The proof lacks the opening 1123\.$"):
        certificate.conclude("mini", certificate.read(path))
    for _ in range(2):
        assert prove.prove(recipe, total, tmp_path) == path
        assert certificate.read(path) == whole


@pytest.mark.nightly  # the command compiles the search anew
def test_a_kept_proof_that_holds_is_left_alone(tmp_path, monkeypatch):
    monkeypatch.setenv("PEGLIGHT_BOOKS", str(tmp_path))
    kept = shelf.proof_of("mini")
    written_ns = kept.stat().st_mtime_ns
    answer = in_a_process("books", "--prove", "mini")
    assert answer.stdout == f"{PROVEN}\n", answer.stderr
    assert kept.stat().st_mtime_ns == written_ns


def test_only_the_book_of_a_level_is_proven_within_its_rows():
    from tools.books.maker import prove
    from tools.books.recipe import RECIPES, UNLIMITED

    assert prove.in_full(RECIPES["classic-five"]).limit == RECIPES["classic-five"].limit == 5
    assert RECIPES["six"].limit == 6
    assert prove.in_full(RECIPES["six"]).limit == UNLIMITED
