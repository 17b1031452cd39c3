"""The weighing of an evil round: where not all codes are looked through, and in large games."""

from host_tests.game.matches import begun, code


def test_the_witness_stands_for_the_codes_not_looked_at():
    guess = code("1111")
    for witness, mark in ((code("2222"), 0), (guess, 4)):
        match = begun("break", deal="evil")
        match.round.reveal(witness)
        match.guess(guess)
        match.hurry()
        match.tick(1)
        assert (match.round.rows, match.round.hidden_code()) == ([(guess, mark)], witness)
