"""A proof is believed only if it covers every opening, adds up, and agrees with a plain search of small sets."""

import json

import pytest

from host_tests import runs
from tools import ROOT
from tools.books import certificate, shelf
from tools.books.certificate import Game
from tools.trouble import Trouble

GAME = Game(pegs=2, base=3, repeats=True, exact_only=False, mixed=False, limit=9)
OPENINGS = ((0, 0), (0, 1))
LEAST = 21  # rows for its nine codes, by either opening


def line(game, opening):
    """What a search of all guesses finds for an opening."""
    parts = {}
    for code in game.codes():
        parts.setdefault(game.mark(opening, code), []).append(code)
    parts.pop((game.pegs, 0), None)
    least = certificate.searcher(game)
    rows = {mark: least(tuple(part), game.limit - 1) for mark, part in parts.items()}
    return {
        "opening": list(opening),
        "rows": len(game.codes()) + sum(rows.values()),
        "exact": True,
        "parts": [
            {"codes": len(part), "first": list(part[0]), "rows": rows[mark], "exact": True}
            for mark, part in parts.items()
        ],
    }


def proof():
    return [line(GAME, opening) for opening in OPENINGS]


def test_a_proof_that_covers_every_opening_shows_that_there_is_nothing_less():
    assert min(one["rows"] for one in proof()) == LEAST
    assert certificate.check(GAME, proof(), LEAST) == 2


def test_openings_are_the_same_if_places_and_colours_can_be_swapped():
    assert certificate.shape((5, 3, 3, 5)) == certificate.shape((0, 0, 1, 1)) != certificate.shape((0, 0, 0, 1))
    shapes = {certificate.shape(code) for code in certificate.game_of("mini").guesses()}
    assert shapes == {(0, 0, 0, 0), (0, 0, 0, 1), (0, 0, 1, 1), (0, 0, 1, 2), (0, 1, 2, 3)}


def test_where_exact_pegs_alone_are_told_all_openings_are_the_same():
    game = Game(pegs=2, base=3, repeats=True, exact_only=True, mixed=False, limit=9)
    told = [line(game, opening) for opening in game.guesses()]
    assert len({one["rows"] for one in told}) == len({game.opening(code) for code in game.guesses()}) == 1
    for one in told:
        assert certificate.check(game, [one], one["rows"]) == 1
    mixed = Game(pegs=2, base=3, repeats=True, exact_only=True, mixed=True, limit=9)
    assert {mixed.opening(code) for code in game.guesses()} == set(OPENINGS)


def spoilt(change):
    told = proof()
    change(told)
    return told


def told_by_another_colour(told):
    told[0] = line(GAME, (2, 2))


def test_which_of_the_openings_that_are_alike_was_searched_does_not_matter():
    assert certificate.check(GAME, spoilt(told_by_another_colour), LEAST) == 2


def in_fewer_rows(told):
    """As if a set of some codes took a row less than it can."""
    part = max(told[1]["parts"], key=lambda part: part["codes"])
    part["rows"] -= 1
    told[1]["rows"] -= 1


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda told: told.pop(), "The proof lacks the opening 12."),
        (lambda told: told.append(line(GAME, (1, 0))), "The proof names an opening like 12 twice, or it is none."),
        (lambda told: told[0]["parts"].pop(), "The opening 11 leaves other parts than the proof says."),
        (lambda told: told[0].update(rows=20), "The rows of the opening 11 do not add up."),
        (lambda told: told[0]["parts"][0].update(exact=False), "The opening 11 was not searched to the end"),
        (in_fewer_rows, "A set after the opening 12 takes "),
    ],
)
def test_a_proof_that_lacks_something_or_says_what_is_not_so_is_refused(change, sentence):
    with pytest.raises(Trouble) as refused:
        certificate.check(GAME, spoilt(change), LEAST)
    assert str(refused.value).startswith(sentence)


def test_an_opening_that_takes_fewer_rows_than_the_book_refutes_it():
    with pytest.raises(Trouble, match=r"^The opening 1\d takes 21 rows where the book takes 22\.$"):
        certificate.check(GAME, proof(), LEAST + 1)


def test_a_lower_bound_may_stand_for_rows_but_not_above_what_a_set_takes():
    told = proof()
    told[0]["exact"] = False
    for part in told[0]["parts"]:
        part["exact"] = False
    told[0]["rows"] += 1
    told[0]["parts"][0]["rows"] += 1
    with pytest.raises(Trouble, match=r"^A set after the opening 11 takes \d+ rows, not \d+\.$"):
        certificate.check(GAME, told, LEAST)


def test_a_torn_line_is_none(tmp_path):
    path = tmp_path / "proof.jsonl"
    assert certificate.lines(path) == []
    path.write_text(json.dumps(proof()[0]) + '\n{"opening": [0, 1], "ro')
    assert certificate.lines(path) == proof()[:1]


@pytest.mark.parametrize("row", [b"\xff\xfe", b"5", b'{"opening": [0, 1]}', b"[]"])
def test_what_is_no_line_of_a_proof_counts_as_none(tmp_path, row):
    path = tmp_path / "proof.jsonl"
    path.write_bytes(row + b"\n" + json.dumps(proof()[0]).encode() + b"\n")
    assert certificate.lines(path) == proof()[:1]


def test_figures_that_are_no_numbers_make_no_line_of_a_proof(tmp_path):
    path = tmp_path / "proof.jsonl"
    path.write_text(json.dumps({**proof()[0], "rows": "many"}) + "\n" + json.dumps(proof()[1]) + "\n")
    assert certificate.lines(path) == proof()[1:]


def test_of_an_opening_that_was_searched_further_the_last_line_holds(tmp_path):
    path = tmp_path / "proof.jsonl"
    first, *others = proof()
    begun = {**first, "rows": first["rows"] - 1, "exact": False}
    path.write_text("".join(json.dumps(line) + "\n" for line in (begun, first, *others)))
    assert certificate.lines(path) == proof()


def test_the_plain_search_keeps_to_the_rows_that_are_left():
    four = ((0, 0), (0, 1), (1, 0), (1, 1))
    least = certificate.searcher(GAME)
    assert least(four, 9) == least(four, 3) == 8
    assert least(four, 2) > 1000


@pytest.mark.slow
@pytest.mark.no_cover
@pytest.mark.parametrize("name", runs.few(shelf.proven(), plain=4))
def test_the_proof_beside_a_book_holds(name):
    assert certificate.kept(name).startswith(f"No strategy for {name} ")


def test_what_others_have_proven_is_proven_here_as_well():
    assert set(shelf.PROVEN) <= set(shelf.proven())


def test_the_figures_tell_how_many_books_there_are_and_how_many_are_proven():
    figures = (ROOT / "tools" / "docs" / "texts" / "measured.md").read_text("utf-8")
    assert f"{len(shelf.NAMES)} finished strategies, fifteen of them proven best" in figures
    assert len(shelf.proven()) == 15


def test_a_book_without_a_proof_is_one_sentence():
    with pytest.raises(Trouble, match=r"^There is no proof for super: there are some for classic, .*\.$"):
        certificate.kept("super")


def test_a_proof_is_kept_as_it_was_found(tmp_path):
    found = certificate.lines(shelf.proof_of("mini"))
    certificate.keep("mini", found, tmp_path)
    assert shelf.proof_of("mini", tmp_path).read_bytes() == shelf.proof_of("mini").read_bytes()


def test_a_book_is_proven_only_within_the_rows_that_its_level_promises():
    assert " that never takes more than 5 rows takes fewer than 5,626 " in certificate.kept("classic-five")
    assert " that never takes more " not in certificate.kept("mini")


def test_a_proof_holds_if_it_is_kept_and_shows_what_it_should():
    assert certificate.holds("mini")
    assert not certificate.holds("super")
