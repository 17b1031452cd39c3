"""The pairs of pegs behind a mark."""

from hypothesis import given, strategies

from firmware.engine import codes, marks
from firmware.engine.pairs import paired
from firmware.engine.variant import Variant

GAMES = [Variant(4, 6), Variant(5, 8), Variant(3, 4, blanks=True), Variant(10, 10)]


@given(strategies.data())
def test_the_pairs_make_the_mark(data):
    variant = data.draw(strategies.sampled_from(GAMES))
    guess, code = [data.draw(strategies.integers(0, variant.space - 1)) for _ in range(2)]
    places = paired(variant, guess, code)
    exact = sum(place == at for at, place in enumerate(places))
    found = [place for place in places if place >= 0]
    assert marks.mark_of(exact, len(found) - exact) == marks.score(variant, guess, code)
    assert len(found) == len(set(found))
    pegs, wanted = codes.unpack(variant, guess), codes.unpack(variant, code)
    assert all(place < 0 or wanted[place] == peg for place, peg in zip(places, pegs, strict=True))
