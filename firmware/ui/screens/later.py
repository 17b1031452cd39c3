"""Something is done in the turns to come, since what it takes was just loaded, and each part of it takes time."""

from firmware.slots import need
from firmware.ui.desk import would_lose
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


def mistakes(shell):
    """Open what there is to learn from; a match that is over is left for it, to make room."""
    desk = shell.desk
    due = shell.slots.once("firmware.game.mistakes", "offered", desk.mistakes, desk.today())
    if not due:
        raise Wrong("learn-later" if len(desk.mistakes) > 1 else "learn-none")
    if desk.match is not None and would_lose(desk.match):
        raise Wrong("not-now")

    def opens():
        if desk.match is not None:
            desk.leave()
        return ("mistakes.Mistake",) + tuple(due)

    return Later(shell, opens)


def begin(shell, mode):
    """Begin a match by the rules that are wanted, once the form of them is no longer in memory."""
    return Later(shell, lambda: need("firmware.ui.rules_wanted").start(shell.desk, mode))
