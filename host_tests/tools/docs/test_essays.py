"""The figures of the essays are drawn from the game, and the numbers in their headings are its own."""

from itertools import pairwise

import pytest

from firmware.engine import codes, marks, ranks
from firmware.engine.games import named
from host_tests import documents
from host_tests.documents import TEXTS
from tools import ROOT
from tools.books import shelf
from tools.docs import essays

CLASSIC = named("classic")


ESSAYS = sorted((ROOT / TEXTS / "essays").glob("*.md"))
TWO_PAGES = 800  # words


def title(name):
    return (ROOT / TEXTS / "essays" / f"{name}.md").read_text("utf-8").splitlines()[0]


@pytest.mark.parametrize("essay", ESSAYS, ids=lambda essay: essay.stem)
def test_an_essay_has_two_pages_a_figure_and_the_way_to_what_shows_its_claims(essay):
    text = essay.read_text("utf-8")
    links = list(documents.links(text))
    assert len(text.split()) <= TWO_PAGES
    assert any(link.endswith(".svg") for link in links)
    assert any("host_tests/" in link for link in links), "a test"
    assert any(command.words()[1:2] == ["tools/peg.py"] for command in documents.commands(text)), "a command"


def test_the_codes_in_the_figure_are_those_that_fit():
    rows = [codes.pack(CLASSIC, list(guess)) for guess in essays.GUESSES]
    secret = codes.pack(CLASSIC, list(essays.SECRET))
    fits = list(ranks.walk(CLASSIC))
    drawn = essays.fits().decode()
    for number, guess in enumerate(rows, 1):
        mark = marks.score(CLASSIC, guess, secret)
        fits = [code for code in fits if marks.score(CLASSIC, guess, code) == mark]
        assert f"after {number}: {essays.plural(len(fits), 'code')}<" in drawn


@pytest.mark.parametrize(
    ("ranks", "found"),
    [
        ([], []),
        ([3], [(3, 4)]),
        ([3, 4, 5, 9], [(3, 6), (9, 10)]),
        ([essays.FIELD - 1, essays.FIELD], [(essays.FIELD - 1, essays.FIELD), (essays.FIELD, essays.FIELD + 1)]),
    ],
)
def test_neighbours_in_a_line_of_the_field_are_drawn_as_one(ranks, found):
    assert list(essays.runs(ranks)) == found


def test_the_records_in_the_figure_lie_behind_each_other():
    places = list(essays.records())
    assert len(places) > 30
    assert all(end <= start for (_, end), (start, _) in pairwise(places))


def test_the_headings_tell_the_sizes_that_there_are():
    assert f"{named('super').space:,} codes" in title("tracking")
    assert f"{shelf.book('super').total:,} rows" in title("books")
