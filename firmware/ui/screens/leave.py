"""A match begins, and the questions before something is given up."""

from firmware.slots import need
from firmware.ui.screen import BACK, LEAVE, OK, Screen
from firmware.ui.words import Wrong, upper


class Ask(Screen):
    """A question that is answered by yes, which `agrees`, or no, which `leaves`; both are answers of `do`, or functions
    of None. Enter alone means no.
    """

    is_question = True
    asked = (("yes-or-no",),)
    answers = "yes-no#0", "yes-no#1"

    def __init__(self, shell, question, agrees, leaves=LEAVE):
        Screen.__init__(self, shell, question)
        self.goes_on = agrees
        self.leaves = leaves

    def read(self, text):
        """Read yes or no, in this language or in English, by the first letter too."""
        typed = upper(text.strip())
        both = self.desk.words.list("yes-no")
        yes, no = map(upper, both)
        if typed in (yes, yes[0], "YES"):
            return OK, None
        if typed in ("", no, no[0], "NO"):
            return BACK, None
        raise Wrong("not-one-of", ", ".join(both))


def begin(shell, mode):
    """Begin a match by the rules that are wanted, once the form of them is no longer in memory."""
    return need("firmware.ui.rules_wanted").start(shell.desk, mode)


def give_up(shell, rules, played):
    """Ask before the match gives way to another."""
    return Ask(shell, ("give-up-match",), lambda _: shell.desk.begin(rules, played))


def resign(shell):
    """Ask before the round is given up, and the code shown."""
    return Ask(shell, ("resign",), lambda _: shell.desk.match.give_up())


def leave_game(shell):
    """Ask before somebody leaves a place where nothing can be saved."""
    return Ask(shell, ("leave-lost",), lambda _: shell.asker.leave() or LEAVE)


def forget(shell):
    """Ask before the statistics are forgotten, and what there is to learn from."""
    desk = shell.desk

    def agrees(_):
        for kept in (desk.counted, desk.mistakes):
            desk.put(kept, b"")
        desk.choices += 1
        shell.tell(("no-stats",))
        return LEAVE

    return Ask(shell, ("question", ("entry-forget",)), agrees)
