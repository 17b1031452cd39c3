"""The prompt of a board: pieces run there, what goes wrong is a sentence, and no wait is endless."""

import pytest

from host_tests.tools.check.prompt import Console, at_prompt
from tools import virtual
from tools.build import names
from tools.check.repl import Repl, readable
from tools.trouble import Trouble


@pytest.fixture
def repl():
    with virtual.powered("raspberry_pi_pico") as board:
        yield at_prompt(board)


def test_what_one_piece_defines_the_next_one_finds(repl):
    repl.run("a = 40")
    assert repl.run("print(a + 2)").strip() == "42"


def test_it_comes_to_the_prompt_from_the_prompt_itself(repl):
    repl.enter()
    assert repl.run("print(1)").strip() == "1"


def test_an_error_on_the_board_is_told_in_a_sentence(repl):
    with pytest.raises(Trouble, match="The board stopped with ZeroDivisionError"):
        repl.run("1 / 0")


class Dead(Console):
    def write(self, sent):
        """Swallow it, and say nothing."""


def test_a_board_that_does_not_answer_is_told_of():
    with virtual.powered("raspberry_pi_pico") as board, pytest.raises(Trouble, match="does not come to its prompt"):
        Repl(Dead(board)).enter()


def test_the_game_is_started_and_listened_to(repl):
    repl.start_game()
    assert not repl.hears("never said", 0.5)


@pytest.mark.parametrize("name", ["_others_than", "end_round", "of_somebody_else"])
def test_a_traceback_tells_the_function_of_the_sources(name):
    line = '  File "firmware.slots", line 1, in '
    assert readable(line + names.table().get(name, name)) == line + name
    assert readable('  File "firmware.gone", line 1, in f') == '  File "firmware.gone", line 1, in f'
