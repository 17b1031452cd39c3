"""Help: the words that matter now, or every one; and the rules of the game."""

from firmware.game.phases import GUESS, MARK, SET
from firmware.ui import commands, notation, rules_told
from firmware.ui.screen import Screen
from firmware.ui.words import Wrong, upper

_AROUND = ("NEW", "DAY", "NUMBER", "RETRY", "GRADES", "SHARE", "STATS")  # words for before a round and after it
_FEW = 8  # words that matter now
_FIRST = (
    "BACK",
    "HINT",
    "UNDO",
    "KNOWN",
    "GRADES",
    "SHARE",
    "NEW",
    "RULES",
    "MENU",
    "SETTINGS",
    "RESIGN",
    "QUIT",
    "LESSON",
)


class Help(Screen):
    title = ("help-title",)
    short = commands.word("HELP")

    def __init__(self, shell, about=""):
        Screen.__init__(self, shell)
        words = self.desk.words
        if upper(about) in ("ALL", upper(words("help-every"))):
            self._tell_all()
        elif about:
            found = commands.find(words, about)
            if found is None:
                raise Wrong("no-such-word")
            self.title = ()
            self._tell(found[0])
        else:
            self._tell_few()

    def _tell_few(self):
        match = self.desk.match
        phase = -1 if match is None else match.phase
        if self.shell.covers_list:
            self.say("help-on-list")
        elif phase in (SET, GUESS):
            self.say("help-guess", notation.example(match.variant(), self.desk.signs))
        elif phase == MARK:
            self.lines += rules_told.how_to_mark(match)
        offered = self.shell.words_offered()
        if not self.shell.covers_other:
            offered.remove("BACK")
        for name in [name for name in _FIRST if name in offered][:_FEW]:
            self._tell(name)
        self.say("help-more")

    def _tell_all(self):
        in_round = [name for name, phases, _ in commands.TABLE if -1 not in phases and name not in _AROUND]
        always = [name for name in commands.NAMES if name not in _AROUND and name not in in_round]
        for heading, names in (("help-in-round", in_round), ("help-around", _AROUND), ("help-always", always)):
            self.say(heading)
            for name in names:
                self._tell(name)

    def _tell(self, name):
        word = self.desk.words.list("commands")[commands.NAMES.index(name)]
        both = name if word == name else word + " " + name
        self.say("field", both, ("help-" + name.lower(),))


class Rules(Screen):
    title = ("entry-rules",)
    short = ()

    def __init__(self, shell):
        Screen.__init__(self, shell)
        desk = self.desk
        self.lines += rules_told.rules(desk, desk.match, desk.wishes.get("mode", "break"))
        if shell.has_lights and shell.is_at_board and desk.settings["palette"] != "mono":
            self.say("rules-lights")


SCREENS = {"help": Help, "rules": Rules}
