"""The questions before something is given up."""

from firmware.game.phases import OVER
from firmware.ui.screen import ALL, BACK, LEAVE, OK, Screen
from firmware.ui.words import Wrong


class Ask(Screen):
    """A question that is answered by yes or no. `title` is the question; Enter alone means no."""

    is_question = True

    def asks(self):
        return (self.title, ("yes-or-no",))

    def offers(self):
        return [(OK, ALL, "do-yes", self.agree), (BACK, ALL, "do-no", self.refuse)]

    def read(self, text):
        meant = self.desk.words.answer(text) if text else False
        if meant is None:
            raise Wrong("not-one-of", ", ".join(self.desk.words.list("yes-no")))
        return (OK if meant else BACK), None

    def agree(self, _):
        """Do what was asked."""

    def refuse(self, _):
        return LEAVE


class GiveUp(Ask):
    """The match goes on, and somebody wants to play another."""

    short = ("question", ("entry-give-up",))

    def __init__(self, shell, rules):
        Ask.__init__(self, shell)
        self._rules = rules
        self.title = ("give-up-match",)

    def agree(self, _):
        match = self.desk.match
        if match.phase < OVER:
            match.give_up()
        if match.phase == OVER:
            self.desk.note(match)
        self.desk.begin(self._rules)


class Resign(Ask):
    """The round is given up, and the code is shown."""

    title = ("resign",)
    short = ("question", ("entry-give-up",))

    def agree(self, _):
        self.desk.match.give_up()


class Quit(Ask):
    """Nothing can be saved here, and somebody wants to leave."""

    title = ("leave-lost",)
    short = ("question", ("do-leave",))

    def agree(self, _):
        self.shell.asker.leave()
        return LEAVE


SCREENS = {"give-up": GiveUp, "resign": Resign, "quit": Quit}
