"""A book is proven opening by opening, and a proof that was stopped is taken up again."""

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
    from tools.books.recipe import RECIPES

    total = shelf.book("mini").total
    path = prove.prove(RECIPES["mini"], total, tmp_path)
    whole = path.read_text()
    assert certificate.conclude("mini", certificate.read(path)) == PROVEN
    rows = whole.splitlines(keepends=True)
    begun = next(place for place, row in enumerate(rows) if row.startswith('{"opening": [2, 1, 0, 0]'))
    path.write_text("".join(rows[: begun + 3]) + '{"opening": [2, 1')
    with pytest.raises(Trouble, match=r"^The proof lacks the opening 1234\.$"):
        certificate.conclude("mini", certificate.read(path))
    assert prove.prove(RECIPES["mini"], total, tmp_path) == path
    assert certificate.conclude("mini", certificate.read(path)) == PROVEN
    assert path.read_text().replace('{"opening": [2, 1\n', "") == whole
    assert prove.prove(RECIPES["mini"], total, tmp_path) == path
    assert path.read_text().count("\n") == whole.count("\n") + 1


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
