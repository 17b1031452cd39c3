"""The console of a virtual board at its raw prompt: what is sent to it is run there, and what it prints comes back."""

import gc

from host_tests.tools.site.prompt import Prompt
from tools.check.link import Link
from tools.check.repl import Repl


def at_prompt(board):
    """Return the prompt of this board, to which it has come."""
    repl = Repl(Console(board))
    repl.enter()
    return repl


class Console(Link):
    """`board` is the virtual one."""

    def __init__(self, board):
        self.board = board
        self._names = {}
        self.prompt = Prompt(self._names)
        self._told = b""
        self._ran_s = 0.0

    def write(self, sent):
        self._told += "".join(map(self.prompt.take, sent.decode())).encode()

    def read(self, most_s):
        said, self._told = self._told, b""
        self._ran_s += most_s
        self.board.pass_ms(round(1000 * most_s))
        return said

    def now_s(self):
        return self._ran_s

    def reset(self):
        self.prompt.restart()
        self._names.clear()
        gc.collect()
