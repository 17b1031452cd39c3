"""The view of the game from outside, on a board that has only a clock, a console and lights."""

from firmware.engine.games import named
from firmware.game import loading
from firmware.game.phases import GUESS
from firmware.keep.log import MATCH, Log
from tools.bench import outside
from tools.boards import PICO


def test_the_board_starts_with_a_running_round_or_with_nothing():
    assert outside.nvm(False) == b"\xff" * PICO.nvm_size
    match, _ = loading.load(Log(bytearray(outside.nvm(True))).read(MATCH), lambda stop: 0)
    assert (match.phase, match.rules.variant, match.round.rows) == (GUESS, named("classic"), [])
