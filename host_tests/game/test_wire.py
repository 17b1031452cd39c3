"""Two boards on a wire: whatever happens to its bytes, both end with the same score; whoever cheats is named."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firmware.engine.variant import Variant, named
from firmware.game import wire
from firmware.game.match import GUESS, MARK, OVER, SET
from firmware.game.wire import BROKEN_SEAL, LEFT, OTHER_ROWS, SILENT_MS, WRONG_MARK, Wire
from host_tests import runs
from host_tests.game import cable
from host_tests.inside import inside

MINI = named("mini")
GAMES = [MINI, Variant(3, 4, repeats=False, rows=3), Variant(2, 3, blanks=True, rows=5, tells="places")]
WANTED = [("race", 2, "rows"), ("duel", 2, "rows"), ("match", 4, "pegs"), ("match", 2, "ten")]
HERE, THERE = 0, 1


def played(trouble=0, seed=1, variant=MINI):
    chance = random.Random(seed)
    rows = [1 + chance.randrange(variant.rows + 2) for _ in range(2)]
    return cable.pair(variant, trouble, seed, rows, WANTED[seed % 5 % 4])


def between_rounds():
    """Return two boards of a match of two rounds, both of which have seen how the first has ended."""
    boards = cable.meet(cable.pair(MINI, rows=(2, 3), game=("match", 2, "rows")))
    cable.run(boards, until=lambda _: boards[0].match.phase == OVER)
    pass_turns(*boards)
    assert [board.link.waits for board in boards] == [False, False]
    return boards


def begun(seed=1, rows=2):
    """Return two boards with codes and this many rows each, the first of which guesses next."""
    boards = cable.meet(cable.pair(MINI, 0, seed))

    def has_rows(_):
        first = boards[0].match
        return first.phase == GUESS and not boards[0].link.waits and len(first.sides[HERE].rows) == rows

    return cable.run(boards, until=has_rows)


def said(board):
    """Return the state that a board tells now."""
    content = inside(board.link, "_said", "what is on the wire stands in no other form")
    return inside(wire, "_unpacked", "as above")(content, 2, inside(wire, "_walk_state", "as above"), MINI)


def pass_turns(*boards, ms=1000):
    for _ in range(ms // cable.TURN_MS):
        for board in boards:
            board.turn()


@pytest.mark.parametrize("seed", runs.few(range(60), plain=6, quick=2))
def test_two_boards_on_a_bad_wire_end_with_the_same_score(seed):
    boards = cable.run(played((0, 100, 400, 800)[seed % 4], seed, GAMES[seed % 3]))
    assert boards[0].told == boards[1].told
    assert [board.link.ending for board in boards] == [0, 0]
    for side in range(len(boards[0].match.sides)):
        assert len({board.match.sides[side].hidden_code() for board in boards}) == 1


@pytest.mark.full
def test_a_thousand_matches_on_a_bad_wire_end_the_same():
    for seed in range(1000):
        boards = played(seed % 9 * 100, seed, GAMES[seed % 3])
        chance = random.Random(seed)
        while not all(board.is_over for board in boards):
            cable.run(boards, until=cable.turns(chance.randrange(1, 90)))
            board = boards[chance.randrange(2)]
            if board.link and board.match.phase > SET and chance.randrange(4) == 0:
                board.lose_power()
        assert boards[0].told == boards[1].told
        assert boards[0].link.ending == 0


def test_whoever_looked_for_the_other_first_guesses_first():
    boards = cable.pair(MINI)
    pass_turns(boards[1], ms=2000)
    boards[0].meeting = wire.Meeting(
        boards[0].end, boards[0].chance.randrange, ("match", named("six"), 6, "pegs"), "Anna"
    )
    cable.meet(boards)
    assert [board.match.rules.linked[1:] for board in boards] == [(1, "Борис"), (0, "Anna")]
    assert {board.variant for board in boards} == {MINI}


@pytest.mark.parametrize("rows", range(3))
def test_a_board_without_power_goes_on_from_the_saved_row(rows):
    first, second = boards = begun(rows=rows)
    for board in (first, second):
        board.lose_power()
        assert len(board.match.sides[HERE].rows) == rows
    cable.run(boards)
    assert first.told == second.told
    assert not first.link.ending


@pytest.mark.parametrize("here", [0, 1])
@pytest.mark.parametrize("game", WANTED)
def test_a_board_that_still_looks_finds_one_that_lost_power(game, here):
    boards = cable.pair(MINI, seed=3, game=game)
    pass_turns(boards[here], ms=1000)
    cable.run(boards, until=lambda _: any(board.link for board in boards))
    begun, looking = sorted(boards, key=lambda board: board.link is None)
    begun.end.other.coming.clear()  # the greeting that it begins with is lost
    assert looking.link is None
    begun.lose_power()
    cable.run(boards)
    assert begun.told == looking.told
    assert begun.link.ending == 0
    assert looking.match.rules.linked[2] == ("Anna", "Борис")[boards.index(begun)]


def test_whoever_leaves_ends_it_without_a_score_on_both():
    boards = cable.meet(cable.pair(MINI))
    assert not boards[0].link.waits
    for board in boards:
        board.match.set_code(5)
    boards[0].match.give_up()  # before a row
    pass_turns(*boards)
    assert boards[0].told == boards[1].told == (LEFT, 0)
    first, second = begun()
    second.match.give_up()
    second.link.say()  # as a board that closes
    pass_turns(first)
    assert first.told == (LEFT, 1)
    pass_turns(second)
    assert second.told == (LEFT, 1)
    assert first.match.phase == second.match.phase == OVER


def test_a_board_off_between_rounds_has_seen_the_first_code():
    first, second = boards = between_rounds()
    second.match.next()
    first.lose_power()
    assert first.match.round.hidden_code() is not None
    cable.run(boards)
    assert first.told == second.told
    assert (first.link.ending, first.match.round_number) == (0, 1)


def test_a_board_that_goes_on_without_showing_its_code_is_named():
    first, second = cable.meet(cable.pair(MINI, game=("duel", 2, "rows")))
    vars(second.match)["round_number"] = 1
    second.match.changes += 1
    pass_turns(first, second)
    assert first.told == second.told == (OTHER_ROWS, 1)


def test_another_code_that_is_only_shown_is_named():
    first, second = boards = begun()
    cable.run(boards, until=lambda _: first.match.phase == OVER)
    assert first.link.waits
    forged = said(second)._replace(shown=1 + (second.code + 1) % MINI.space)
    inside(first.link, "_follow", "a state that no board tells")(forged)
    pass_turns(*boards)
    assert first.told == second.told == (BROKEN_SEAL, 1)


def test_a_wrong_mark_is_named_when_the_code_is_shown():
    first, second = boards = begun()
    rows = second.match.sides[HERE].rows
    first.match.guess((second.code + 1) % MINI.space)
    cable.run(boards, until=lambda _: len(rows) == 3)
    rows[-1] = (rows[-1][0], 0 if rows[-1][1] else 1)
    cable.run(boards, until=lambda _: first.is_over)
    pass_turns(*boards)
    assert first.told == second.told == (WRONG_MARK, 1)


def test_a_mark_that_is_changed_later_is_named():
    first, second = begun()
    rows = second.match.sides[HERE].rows
    rows[-1] = (rows[-1][0], 0 if rows[-1][1] else 1)
    second.match.changes += 1
    pass_turns(first, second)
    assert first.told == second.told == (WRONG_MARK, 1)


@pytest.mark.parametrize("change", [{"guess": MINI.space - 1}, {"guesses": 4, "guess": 0}, {"marks": 4}])
def test_rows_that_differ_between_the_boards_are_named(change):
    first, second = begun()
    forged = said(second)._replace(**change)
    inside(first.link, "_follow", "a state that no board tells")(forged)
    pass_turns(first, second)
    assert first.told == second.told == (OTHER_ROWS, 1)


def test_a_guess_that_the_game_does_not_have_is_named():
    variant = GAMES[1]
    first, second = boards = cable.meet(cable.pair(variant))
    cable.run(boards, until=lambda _: first.match.phase == second.match.phase == GUESS and not first.link.waits)
    vars(first.match.sides[HERE])["pending"] = 0  # one colour alone
    first.match.changes += 1
    pass_turns(first, second)
    assert first.told == second.told == (OTHER_ROWS, 0)


def test_old_frames_that_are_replayed_change_nothing():
    first, second = boards = begun(rows=2)
    old = list(second.end.written)
    cable.run(boards, until=lambda _: len(first.match.sides[HERE].rows) == 4)
    rows = [list(side.rows) for side in first.match.sides]
    for frame in old:
        second.end.write(frame)
        first.turn()
    assert [list(side.rows) for side in first.match.sides] == rows
    assert not first.link.ending


def test_a_board_does_not_take_its_own_echo_for_another():
    end = cable.End(random.Random(1))  # whose other end is itself
    board = cable.Board(end, MINI)
    pass_turns(board, ms=5000)
    assert board.link is None
    board.begin(("race", MINI, 2, "rows"), (5, 0, ""))
    board.match.set_code(3)
    pass_turns(board, ms=SILENT_MS + 500)
    assert board.link.is_silent


@given(st.lists(st.binary(max_size=400), max_size=8))
def test_noise_is_no_frame_and_harms_none(noise):
    end = cable.End(random.Random(1))
    reader = Wire(end)
    for some in noise:
        end.write(some)
    end.write(b"\n")
    while end.in_waiting:
        assert reader.read() is None
    reader.send(b"\x07content")
    assert reader.read() == b"\x07content"


@pytest.mark.parametrize("game", WANTED)
def test_the_code_is_not_on_the_wire_before_the_round_is_over(game):
    boards = cable.meet(cable.pair(MINI, seed=3, rows=(3, 2), game=game))
    sealed = 0
    while not all(board.is_over for board in boards):
        cable.run(boards, until=cable.turns(2))
        for board in boards:
            state = said(board)
            if board.match.phase in (GUESS, MARK) and state.round == board.match.round_number:
                assert (state.shown, state.salt) == (0, 0)
            if board.match.phase == GUESS and not board.link.waits:
                assert board.match.round.salt
                sealed += 1
    assert sealed >= 2
