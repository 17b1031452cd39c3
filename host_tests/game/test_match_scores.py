"""Matches of several rounds: whose turn it is, and when a round counts."""

from firmware.engine import codes
from firmware.engine.variant import Variant, named
from firmware.game import score
from firmware.game.match import DONE, OVER
from firmware.game.modes import rounds_for
from firmware.game.round import WON
from host_tests.game.matches import begun, code, guess_until, other_than, to_first_row

SECRET = code("1433")
FIVE_ROWS = Variant(4, 6, rows=5)


def test_everyone_breaks_and_makes_equally_often():
    for players in range(2, 6):
        for device in (False, True):
            for rounds in rounds_for(players):
                match = begun("match", people=players - device, device=device, rounds=rounds)
                breakers, makers = [], []
                while match.phase != DONE:
                    breakers.append(match.breaker())
                    makers.append(match.maker())
                    assert breakers[-1] != makers[-1]
                    match.give_up()
                    match.next()
                times = rounds // players
                assert sorted(breakers) == sorted(makers) == sorted(list(range(players)) * times)


def test_the_score_counts_a_round_once_it_is_over():
    match = begun("match", FIVE_ROWS, people=2, device=False, rounds=2)
    guess_until(to_first_row(match, SECRET), 3, SECRET).next()
    assert (score.standing(match), score.winners(match)) == ([0, 3], [1])
    to_first_row(match, SECRET)
    assert score.standing(match) == [0, 3]
    guess_until(match, 5, SECRET)
    assert (match.scores, score.standing(match), score.winners(match)) == ([0, 3], [5, 3], [0])
    match.next()
    assert (score.standing(match), match.round_number, match.breaker()) == ([5, 3], 1, 1)


def test_each_player_breaks_the_codes_of_a_game_of_their_own():
    own = (Variant(3, 4, rows=3), named("digits"))
    match = begun("match", people=2, device=False, rounds=2, scoring="pegs", own=own)
    for game in own:
        assert match.variant() is game
        secret = other_than(next(codes.walk(game)), game)
        to_first_row(match, secret)
        assert match.round.variant is game
        match.mind().count([])
        match.tick(0)
        assert match.counted().variant is game
        match.guess(next(codes.walk(game)))
        match.guess(secret)
        assert (match.phase, match.round.state) == (OVER, WON)
        match.next()
    assert match.scores == [3 + 4, 2 + 3]  # the exact pegs that the breaker was told
