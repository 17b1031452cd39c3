"""The weighing of an evil round: where not all codes are looked through, and in large games."""

from firmware.engine import marks
from firmware.engine.variant import Variant
from host_tests.game.matches import begun, code, work


def test_the_witness_stands_for_the_codes_not_looked_at():
    guess = code("1111")
    for witness, mark in ((code("2222"), 0), (guess, 4)):
        match = begun("break", deal="evil")
        match.round.set_witness(witness)
        match.guess(guess)
        match.hurry()
        match.tick(1)
        assert (match.round.rows, match.round.hidden_code()) == ([(guess, mark)], witness)


def test_a_large_space_is_weighed_by_a_fair_draw():
    variant = Variant(8, 8)
    match = begun("break", variant, deal="evil")
    match.guess(code("11223344", variant))
    ((guess, mark),) = work(match).round.rows
    assert marks.score(variant, guess, match.round.hidden_code()) == mark
    assert mark in [marks.mark_of(exact, near) for exact in (0, 1) for near in (2, 3, 4)]
