"""A proof is believed only if it covers every opening, adds up, and agrees with a plain search of small sets."""

import pytest

from tools.books import certificate, shelf
from tools.books.certificate import Game
from tools.trouble import Trouble

pytestmark = pytest.mark.full
GAME = Game(pegs=2, base=3, repeats=True, exact_only=False, mixed=False, limit=9)
OPENINGS = ((0, 0), (0, 1))
LEAST = 21  # rows for its nine codes, after the opening 12


def line(game, opening):
    """Return the line of an opening that a search of all guesses finds."""
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


def test_a_proof_of_every_opening_shows_the_fewest_rows():
    assert min(one["rows"] for one in proof()) == LEAST
    assert certificate.check(GAME, proof(), LEAST) == 2


def test_openings_are_alike_if_places_and_colours_can_swap():
    assert certificate.shape((5, 3, 3, 5)) == certificate.shape((0, 0, 1, 1)) != certificate.shape((0, 0, 0, 1))
    shapes = {certificate.shape(code) for code in certificate.game_of("mini").guesses()}
    assert shapes == {(0, 0, 0, 0), (0, 0, 0, 1), (0, 0, 1, 1), (0, 0, 1, 2), (0, 1, 2, 3)}


def test_all_openings_are_alike_where_exact_pegs_alone_are_told():
    game = Game(pegs=2, base=3, repeats=True, exact_only=True, mixed=False, limit=9)
    told = [line(game, opening) for opening in game.guesses()]
    assert len({one["rows"] for one in told}) == len({game.opening(code) for code in game.guesses()}) == 1
    for one in told:
        assert certificate.check(game, [one], one["rows"]) == 1
    mixed = Game(pegs=2, base=3, repeats=True, exact_only=True, mixed=True, limit=9)
    assert {mixed.opening(code) for code in game.guesses()} == set(OPENINGS)


def test_any_of_the_openings_that_are_alike_may_be_searched():
    assert certificate.check(GAME, [line(GAME, (2, 2)), line(GAME, (0, 1))], LEAST) == 2


def in_fewer_rows(told):
    """Claim a row less than the largest set after the opening 12 can take."""
    part = max(told[1]["parts"], key=lambda part: part["codes"])
    part["rows"] -= 1
    told[1]["rows"] -= 1


def nothing_searched(told):
    """Claim the same rows as lower bounds alone."""
    for opening in told:
        opening["exact"] = False
        for part in opening["parts"]:
            part["exact"] = False


def a_part_twice(told):
    """Name a part of the opening 12 again, so that the rows still add up."""
    told[1]["exact"] = False
    told[1]["parts"].append({**told[1]["parts"][0], "rows": 0, "exact": False})


SPOILT = (
    (lambda told: told.pop(), "The proof lacks the opening 12."),
    (lambda told: told.append(line(GAME, (1, 0))), "The proof names an opening like 12 twice, or it is none."),
    (lambda told: told[0]["parts"].pop(), "The opening 11 leaves other parts than the proof says."),
    (lambda told: told[0].update(rows=20), "The rows of the opening 11 do not add up."),
    (lambda told: told[0]["parts"][0].update(exact=False), "The opening 11 was not searched to the end"),
    (in_fewer_rows, "A set after the opening 12 takes "),
    (nothing_searched, "The opening 12 takes at least 21 rows where the book takes 21."),
    (a_part_twice, "The opening 12 leaves other parts than the proof says."),
    (lambda told: told[0].update(opening=[0, 0, 0]), "The proof lacks the opening 11."),
    (lambda told: told.append({**told[0], "opening": [0, 0, 0]}), "The proof names an opening like 111 twice, or it"),
)


def test_a_proof_with_a_gap_or_a_false_figure_is_refused():
    for change, sentence in SPOILT:
        spoilt = proof()
        change(spoilt)
        with pytest.raises(Trouble) as refused:
            certificate.check(GAME, spoilt, LEAST)
        assert str(refused.value).startswith(sentence)


def test_an_opening_of_fewer_rows_refutes_the_book():
    with pytest.raises(Trouble, match=r"^The opening 12 takes 21 rows where the book takes 22\.$"):
        certificate.check(GAME, proof(), LEAST + 1)


def test_a_lower_bound_above_the_rows_of_a_set_is_refused():
    told = proof()
    nothing_searched(told)
    told[0]["rows"] += 1
    told[0]["parts"][0]["rows"] += 1
    with pytest.raises(Trouble, match=r"^A set after the opening 11 takes \d+ rows, not \d+\.$"):
        certificate.check(GAME, told, LEAST)


def test_a_proof_that_is_torn_or_not_there_is_none(tmp_path):
    path = tmp_path / "proof.jsonl"
    assert certificate.read(path) == []
    certificate.write(path, proof())
    assert certificate.read(path) == proof()
    for torn in (path.read_bytes()[:-9], b"\xff\xfe"):
        path.write_bytes(torn)
        assert certificate.read(path) == []


def test_the_plain_search_keeps_to_the_rows_that_are_left():
    four = ((0, 0), (0, 1), (1, 0), (1, 1))
    least = certificate.searcher(GAME)
    assert least(four, 9) == least(four, 3) == 8
    assert least(four, 2) > 1000


@pytest.mark.no_cover
@pytest.mark.parametrize("name", shelf.proven())
def test_the_proof_beside_a_book_holds(name):
    assert certificate.conclude_kept(name).startswith(f"No strategy for {name} ")


def test_a_book_that_others_have_proven_is_proven_here():
    assert set(shelf.PROVEN) <= set(shelf.proven())


def test_a_book_without_a_proof_is_one_sentence():
    with pytest.raises(Trouble, match=r"^There is no proof for super: there are some for classic, .*\.$"):
        certificate.conclude_kept("super")


def test_a_proof_is_kept_as_it_was_found(tmp_path):
    found = certificate.read(shelf.proof_of("mini"))
    certificate.write(tmp_path / "mini.jsonl", found)
    assert (tmp_path / "mini.jsonl").read_bytes() == shelf.proof_of("mini").read_bytes()


def test_a_book_is_proven_within_the_rows_of_its_level_alone():
    assert " that never takes more than 5 rows takes fewer than 5,626 " in certificate.conclude_kept("classic-five")
    assert " that never takes more " not in certificate.conclude_kept("mini")
