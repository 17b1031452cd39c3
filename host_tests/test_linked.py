"""The whole firmware on a board whose wire leads to another board: a race, a power cut in it, and its end."""

from firmware.engine.games import named
from firmware.game import loading, score
from firmware.game.phases import GUESS, MARK, OVER
from firmware.keep.log import MATCH, Log
from host_tests.game.cable import Board, Plug
from host_tests.player import TURN_MS, played

MINI = named("mini")


def kept(board):
    return loading.load(Log(board.nvm).read(MATCH), lambda stop: 0)[0]


def together(at, there, doing, plays=True):
    """Have the person do something, while the other board turns, too, and plays."""
    there.end.board = at.board
    for ms in doing:
        there.turn(TURN_MS)
        if plays and there.link and there.match.phase < OVER and there.match.phase != MARK:
            there.play(there)
        yield ms


def test_a_race_goes_on_after_a_power_cut_and_ends_alike():
    there = Board(Plug(), MINI, "Ben", rows=99)

    def begins(at):
        yield from together(at, there, at.wait(500))
        yield from together(at, there, at.type("LINK", "race"))
        yield from together(at, there, at.wait(1000))
        yield from together(at, there, at.type("RGBY", "RRRR"))
        yield from together(at, there, at.wait(2000))

    def ends(at):
        yield from together(at, there, at.wait(3000))
        assert "Your saved round goes on." in at.said
        while there.match.phase < OVER:
            yield from together(at, there, at.type("RRRR"))
        yield from together(at, there, at.wait(3000))
        assert "The seal on the other code holds, and every mark is right." in at.said

    board = played(begins)
    match = kept(board)
    rows = [list(side.rows) for side in match.sides]
    assert rows[there.match.rules.linked[1] - 1]
    assert match.phase == GUESS
    board = played(ends, nvm=board.nvm)
    match = kept(board)
    assert score.standing(match) == there.told
    assert [side.rows[: len(before)] for side, before in zip(match.sides, rows, strict=True)] == rows
    assert there.is_over
    assert not there.link.ending
