"""Help: the words that matter now, or every one; and the rules of the game."""

from firmware.game.match import GUESS, MARK, SET
from firmware.ui import commands, notation, rules_told
from firmware.ui.screen import Screen
from firmware.ui.words import Wrong, upper

_AROUND = commands.NAMES[commands.NAMES.index("NEW") : commands.NAMES.index("RULES")]
_FEW = 8  # words that matter now
_WITH_BACK = 3  # screens, from which BACK leads to another than the bottom
_SHORT = commands.word("HELP")
# the most wanted first
_FIRST: tuple = ("BACK", "HINT", "UNDO", "KNOWN", "GRADES", "SHARE", "NEW", "RULES", "MENU", "SETTINGS")
_FIRST += ("RESIGN", "QUIT", "LESSON")


class Help(Screen):
    """The words that matter now, or lines that somebody has asked for."""

    def __init__(self, shell, title=_SHORT, lines=()):
        Screen.__init__(self, shell, title, _SHORT, lines)
        if lines:
            return
        desk = self.desk
        match = desk.match
        phase = -1 if match is None else match.phase
        if len(shell.stack) > 1 and shell.stack[-2].is_list:
            self.say("help-on-list")
        elif phase in (SET, GUESS):
            self.say("help-guess", notation.example(match.variant(), desk.signs))
        elif phase == MARK:
            self.lines += rules_told.how_to_mark(match)
        offered = shell.words_offered()
        if len(shell.stack) < _WITH_BACK:
            offered.remove("BACK")
        self.lines += _about(desk.words, [name for name in _FIRST if name in offered][:_FEW])
        self.say("help-more")

    def answer_to(self, text):
        """Tell of ALL words, or of one."""
        words = self.desk.words
        if upper(text) not in ("ALL", upper(words("help-every"))):
            found = commands.find(words, text)
            if found is None:
                raise Wrong("no-word")
            return "help.Help", (), _about(words, found[:1])
        in_round = [name for name, phases, _ in commands.TABLE if -1 not in phases and name not in _AROUND]
        always = [name for name in commands.NAMES if name not in _AROUND and name not in in_round]
        lines: list = []
        for part, names in enumerate((in_round, _AROUND, always)):
            lines += [("help-parts#{}".format(part),)] + _about(words, names)
        return "help.Help", _SHORT, lines


def _about(words, names):
    """Return a line about each of these words."""
    lines = []
    for name in names:
        word = upper(words.tell(commands.word(name)))
        lines.append(("field", name if word == name else word + " " + name, ("help-" + name.lower(),)))
    return lines


def rules(shell):
    desk = shell.desk
    board = shell.board
    lines = rules_told.rules(desk, board and board.match, commands.mode_asked(shell))
    if shell.has_lights and shell.is_at_board and desk.settings["palette"] != "mono":
        lines.append(("rules-lights",))
    return Screen(shell, commands.word("RULES"), (), lines)
