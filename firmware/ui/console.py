"""The game as lines of text: a line that a person typed goes in, the lines that answer it come out.

Line based, no screen control, so that a screen reader and a pipe can use it. Bad input is answered with what was wrong
and never ends a round.
"""

from firmware.engine import codes, marks
from firmware.engine.variant import CLASSIC, PLACES
from firmware.game.round import LOST, RUNNING, WON, Round
from firmware.ui import letters

HELP = (
    "Type a guess as letters or digits, with or without spaces, for example {}.",
    "x is a peg of the right colour in the right place, o one of the right colour elsewhere.",
    "BOARD lists the rows so far, QUIT ends the round and shows the code, NEW starts another, HELP is this.",
)


class Console:
    def __init__(self, variant, randrange):
        self._variant = variant
        self._randrange = randrange
        self._commands = {"BOARD": self._board, "QUIT": self._quit, "NEW": self._new, "HELP": self._help}
        self.round = None

    def start(self):
        """The lines that greet a person and start the first round."""
        return ["PEGLIGHT"] + self._new()

    def handle(self, line):
        """The lines that answer a typed line."""
        word = line.strip().upper()
        if not word:
            return [self.prompt()]
        if word in self._commands:
            return self._commands[word]()
        if self.round.state != RUNNING:
            return ["The round is over: NEW starts another."]
        try:
            return self._guess(line)
        except ValueError as wrong:
            return [_sentence(wrong)]

    def prompt(self):
        """What is asked for now."""
        if self.round.state != RUNNING:
            return "NEW starts another round."
        return "Row {} of {}: your guess?".format(len(self.round.rows) + 1, self._variant.rows)

    def _new(self):
        if self.round and self.round.state == RUNNING and self.round.rows:
            return ["This round still runs: QUIT ends it and shows the code."]
        variant = self._variant
        self.round = Round(variant, codes.draw(variant, self._randrange))
        signs = letters.letters(variant)
        return [
            "I have a code of {} pegs. The colours are {}{}.".format(
                variant.pegs, " ".join(signs), "" if variant.repeats else ", each at most once"
            )
        ] + self._help()

    def _guess(self, line):
        variant = self._variant
        code = codes.pack(variant, letters.read(variant, line))
        mark = self.round.guess(code)
        said = [self._row(len(self.round.rows), code, mark)]
        if self.round.state == WON:
            said.append("You broke it in {} {}.".format(len(self.round.rows), _plural(len(self.round.rows), "row")))
        elif self.round.state == LOST:
            said.append("No rows are left.")
            said.append(self._revealed())
        said.append(self.prompt())
        return said

    def _board(self):
        if not self.round.rows:
            return ["No rows yet.", self.prompt()]
        return [self._row(number + 1, *row) for number, row in enumerate(self.round.rows)] + [self.prompt()]

    def _quit(self):
        if self.round.state != RUNNING:
            return [self.prompt()]
        self.round.give_up()
        return [self._revealed(), self.prompt()]

    def _help(self):
        example = "".join(letters.letters(self._variant)[: self._variant.pegs])
        return [line.format(example) for line in HELP] + [self.prompt()]

    def _revealed(self):
        return "The code was {}.".format(letters.spell(self._variant, self.round.secret()))

    def _row(self, number, code, mark):
        return "{:2}. {} : {}".format(number, letters.spell(self._variant, code), self._told(mark))

    def _told(self, mark):
        variant = self._variant
        if variant.tells == PLACES:
            return " ".join("x" if mark >> place & 1 else "." for place in range(variant.pegs))
        signs = "x" * marks.exact_in(mark)
        if variant.tells == CLASSIC:
            signs += "o" * marks.near_in(mark)
        return signs or "none"


def _sentence(wrong):
    text = str(wrong)
    return text[0].upper() + text[1:] + "."


def _plural(number, noun):
    return noun if number == 1 else noun + "s"
