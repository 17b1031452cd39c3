"""Matches of several rounds are played to their end; their scores are calculated by hand."""

from firmware.engine import ranks
from firmware.engine.games import named
from firmware.engine.variant import Variant
from firmware.game import score
from firmware.game.modes import rounds_for
from firmware.game.phases import DISPUTE, DONE, GUESS, OVER, READY, SET
from firmware.game.round import WON
from host_tests.game.matches import CLASSIC, begun, code, contradict, guess_until, to_first_row

SECRET = code("1433")
FIVE_ROWS = Variant(4, 6, rows=5)
LOST, GIVEN_UP, VOID = "lost", "given up", "void"


def play_round(match, how):
    """One round to its end: broken in so many rows, or otherwise."""
    if match.phase == READY and how == VOID:
        match.ready()
        contradict(match)
        assert match.phase == DISPUTE
        match.insist()
    elif match.phase == SET and how == VOID:
        match.give_up()
    else:
        to_first_row(match, SECRET)
        assert match.phase == GUESS
        if how == GIVEN_UP:
            match.give_up()
        elif how == LOST:
            for _ in range(match.rules.variant.rows):
                match.guess(ranks.following(CLASSIC, match.round.hidden_code()))
        else:
            guess_until(match, how, match.round.hidden_code())
    assert match.phase == OVER
    match.next()


def played(scoring, rounds, **players):
    match = begun("match", FIVE_ROWS, rounds=len(rounds), scoring=scoring, **players)
    for how in rounds:
        play_round(match, how)
    assert match.phase == DONE
    return match


def test_rounds_are_scored_as_the_scoring_says():
    for by, rounds, scores, ahead in [
        # two people, who break: 0, 1, 0, 1 ...; the other made the code
        ("rows", [GIVEN_UP, 2], [2, 6], [1]),
        ("rows", [3, 2, 1, LOST], [8, 4], [0]),
        ("penalty", [2, 1, 3, 4], [5, 5], [0, 1]),
        ("ten", [VOID, 4], [0, 3], [1]),
        ("rounds", [1, LOST, 5, 5], [3, 1], [0]),
        # three to five: the breaker gets nothing, the maker gets the rows
        ("rows", [1, 2, 3, 4, 5, LOST], [2 + 5, 3 + 6, 1 + 4], [1]),
        ("rows", [1, 2, 3, 4], [2, 3, 4, 1], [2]),
        ("rows", [5, 4, 3, 2, 1, 1, 2, 3, 4, 5], [4 + 2, 3 + 3, 2 + 4, 1 + 5, 5 + 1], [0, 1, 2, 3, 4]),
    ]:
        match = played(by, rounds, people=len(scores), device=False)
        assert (match.scores, score.winners(match)) == (scores, ahead)


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
    play_round(match, 3)
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
        secret = ranks.following(game, next(ranks.walk(game)))
        to_first_row(match, secret)
        assert match.round.variant is game
        match.mind().count([])
        match.do_job(0)
        assert match.counted().variant is game
        match.guess(next(ranks.walk(game)))
        match.guess(secret)
        assert (match.phase, match.round.state) == (OVER, WON)
        match.next()
    assert match.scores == [3 + 4, 2 + 3]  # the exact pegs that the breaker was told
