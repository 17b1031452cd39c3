"""A race: both sides guess the other's code in turn, and fewer rows win."""

from firmware.engine import marks
from firmware.engine.variant import Variant
from firmware.game import score
from firmware.game.match import CHECK, DISPUTE, GUESS, HAND, MARK, OVER, READY, SET
from firmware.game.round import GIVEN_UP, HEAD, LOST, RUNNING, SEALED, STOPPED, VOID, WON
from host_tests.game.matches import CLASSIC, begun, code, other_than, to_first_row, truth, work

FIRST, SECOND = code("1433"), code("5566")  # the code that the first player breaks, and the second
WRONG = code("1111")


def between_people(rows=10):
    match = begun("race", Variant(4, 6, rows=rows), people=2, device=False)
    assert (match.phase, match.maker(), match.breaker()) == (SET, 1, 0)
    match.set_code(FIRST)
    assert (match.phase, match.breaker()) == (HAND, 0)
    match.ready()
    assert (match.phase, match.maker(), match.breaker(), match.round) == (SET, 0, 1, None)
    match.set_code(SECOND)
    assert (match.phase, match.breaker()) == (GUESS, 0)
    return match


def states(match):
    return [played.state for played in match.sides]


def result(match):
    """Return the scores and the winners."""
    assert match.phase == OVER
    match.next()
    return match.scores, score.winners(match)


def test_fewer_rows_win_and_the_second_gets_as_many_as_the_first():
    for rows, guesses, ends, scores, ahead in [
        (10, (WRONG, WRONG, FIRST, WRONG), [WON, STOPPED], [2, 3], [0]),
        (10, (WRONG, WRONG, FIRST, SECOND), [WON, WON], [2, 2], [0, 1]),
        (10, (WRONG, SECOND), [STOPPED, WON], [2, 1], [1]),
        (2, [WRONG] * 4, [LOST, LOST], [3, 3], [0, 1]),
        (2, (WRONG, WRONG, WRONG, SECOND), [LOST, WON], [3, 2], [1]),
    ]:
        match = between_people(rows)
        for number, guess in enumerate(guesses):
            assert (match.phase, match.side) == (GUESS, number % 2)
            match.guess(guess)
        assert states(match) == ends
        assert result(match) == (scores, ahead)


def test_who_gives_up_loses():
    for guesses, ends, scores, ahead in [
        ((WRONG, WRONG), [GIVEN_UP, STOPPED], [11, 2], [1]),
        ((WRONG,), [STOPPED, GIVEN_UP], [2, 11], [0]),
    ]:
        match = between_people()
        for guess in guesses:
            match.guess(guess)
        match.give_up()
        assert states(match) == ends
        assert result(match) == (scores, ahead)


def test_a_race_that_is_left_before_its_first_row():
    for calls, ended, scores, winner in [
        (0, [VOID, STOPPED], [0, 4], [0]),  # three for a code never broken; one for the row that ended the race
        (1, [GIVEN_UP, STOPPED], [11, 1], [1]),
        (2, [STOPPED, VOID], [4, 0], [1]),
    ]:
        match = begun("race", people=2, device=False)
        if calls > 0:
            match.set_code(FIRST)
        if calls > 1:
            match.ready()
        match.give_up()
        assert states(match) == ended
        assert result(match) == (scores, winner)


def against_the_device(**more):
    match = begun("race", level="first", **more)
    sealed = more.get("sealed", False)
    assert match.phase == (SET if sealed else READY)
    assert (match.maker(), match.breaker()) == (0, 1)
    to_first_row(match, SECOND)
    assert (match.phase, match.side) == (GUESS, 0)
    assert match.sides[1].holder == (SEALED if sealed else HEAD)
    return match


def one_row(match, mark=None):
    """Guess wrongly and answer the device."""
    match.guess(other_than(match.sides[0].hidden_code()))
    work(match)
    match.mark(truth(match, SECOND) if mark is None else mark)
    return work(match)


def test_a_mark_can_be_taken_back_until_the_person_guesses():
    match = against_the_device()
    one_row(match)
    assert match.phase == GUESS
    assert match.can_take_back()
    match.take_back()
    assert (match.phase, match.side, match.round.rows) == (MARK, 1, [])
    assert not match.can_take_back()
    match.mark(truth(match, SECOND))
    assert match.phase == CHECK
    work(match)
    match.guess(WRONG)
    assert not match.can_take_back()


def test_a_race_goes_on_when_its_last_mark_is_taken_back():
    match = against_the_device()
    one_row(match, marks.solved(CLASSIC))
    assert states(match) == [STOPPED, WON]
    match.take_back()
    assert (match.phase, states(match)) == (MARK, [RUNNING, RUNNING])
    match.mark(truth(match, SECOND))
    assert (work(match).phase, match.side) == (GUESS, 0)


def in_dispute():
    """Mark the third row of the device wrongly, so that no code is left."""
    match = against_the_device()
    one_row(match)
    one_row(match)
    rows = 2
    while match.phase == GUESS:
        one_row(match, 0)
        rows += 1
    assert (match.phase, match.side, len(match.sides[0].rows), len(match.sides[1].rows)) == (DISPUTE, 1, rows, rows)
    return match


def test_a_side_whose_rows_were_cut_short_catches_up():
    match = in_dispute()
    rows = len(match.round.rows)
    match.correct([(0, marks.mark_of(2, 2)), (1, marks.solved(CLASSIC))])
    assert work(match).phase == DISPUTE
    assert len(match.round.rows) == 2
    hard = code("6543")
    match.correct([(row, marks.score(CLASSIC, match.round.rows[row][0], hard)) for row in range(2)])
    for row in range(2, rows):
        work(match)
        assert (match.phase, match.side, len(match.round.rows)) == (MARK, 1, row)
        match.mark(truth(match, hard))
    assert (work(match).phase, match.side) == (GUESS, 0)
