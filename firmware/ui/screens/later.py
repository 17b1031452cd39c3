"""Something is done in the turns to come, since what it takes was just loaded, and each part of it takes time."""

from firmware.slots import need
from firmware.ui.screen import LEAVE, Screen
from firmware.ui.words import Wrong


class Later(Screen):
    """Call `does` in the next turn, and in the turn after that each function that this returns, up to an answer of
    `do`. A refusal is told.
    """

    works = gives_way = True

    def __init__(self, shell, does):
        Screen.__init__(self, shell)
        self._does = does

    def tick(self, _ms):
        does, self._does = self._does, None  # else it would keep its file in memory while another loads
        try:
            answer = does()
        except Wrong as wrong:
            self.shell.tell(wrong.args)
            return LEAVE
        if callable(answer):
            self._does = answer
            return None
        return answer


def begin(shell, mode):
    """Begin a match by the rules that are wanted, once the form of them is no longer in memory."""
    return Later(shell, lambda: need("firmware.ui.rules_wanted").start(shell.desk, mode))
