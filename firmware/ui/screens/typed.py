"""Questions that are answered by typing: for the number of a round or of a puzzle, which is on the shelf or one that a
computer has made, for a date, for the text of a challenge, and for the names of the players.
"""

from firmware.game import puzzle as puzzles
from firmware.game.modes import LONGEST_NAME, MOST_PLAYERS, NUMBER, PUZZLE, PUZZLES
from firmware.game.names import cut_names, read_names
from firmware.game.number import SIGNS, of_challenge, read
from firmware.game.rules import agree
from firmware.slots import need
from firmware.ui import commands, notation
from firmware.ui.screen import ALL, BACK, LEAVE, MOVE, OK, PICK, TEXT, TYPED
from firmware.ui.screens.lists import List, valued_row
from firmware.ui.words import Wrong, upper

_WORDS = (("BACK", ""), ("HELP", ""), ("QUIT", ""))  # that are never an answer


class Typed(List):
    """Something that is typed whole, or letter by letter from a list: the first entry has `give` take it, each other is
    a sign, and BACK takes the last sign back.
    """

    kind = TYPED
    is_question = True

    def __init__(self, shell, title, signs, give, typed="", longest=99):
        List.__init__(self, shell, title)
        self._signs = signs
        self._longest = longest
        self._give = give
        self.become(typed)

    def become(self, typed):
        """Go on from here, with no sign chosen."""
        self.typed = typed
        self.chosen = 0
        self.count = 1 + len(self._signs) * (len(typed) < self._longest)

    def entry(self, at):
        return (self.typed + self._signs[at - 1] if at else "> " + self.typed, (), ())

    def asks(self):
        return (("or-enter", self.typed),) if self.typed else ()

    def offers(self):
        offers = [(TEXT, ALL, "do-take", self._take_text), (PICK, ALL, "do-take", self.pick)]
        if self.count > 1:
            offers.append((MOVE, ALL, "do-change", self.move))
        if self.chosen or self.typed:
            offers.append((OK, ALL, "do-take", self.pick))
        if not self.typed:
            return offers + [(BACK, ALL, "do-leave", LEAVE)]
        return offers + [(BACK, ALL, commands.key("UNDO"), lambda _: self.become(self.typed[:-1]))]

    def read(self, text):
        if commands.find(self.desk.words, text) in _WORDS:
            raise Wrong("not-now")
        return TEXT, text or self.typed

    def take(self, at):
        if not at:
            return self._take_text(self.typed)
        self.become(self.typed + self._signs[at - 1])
        return None

    def _take_text(self, text):
        answer = self._give(text)
        if answer is None:
            self.become("")  # it was taken, so it is not half typed any more
        return answer


def number(shell):
    """Ask for the number of a round that somebody gave."""
    return Typed(shell, ("ask-number",), SIGNS, lambda text: shell.desk.start(rules_of(shell.desk, text)))


def puzzle(shell):
    """Ask for the number of a puzzle; one is offered."""
    desk = shell.desk

    def give(text):
        rules = rules_of(desk, text)
        desk.wishes["mode"] = PUZZLE
        desk.choices += 1
        return desk.start(rules)

    at = str(puzzles.offered(desk.today(), desk.randrange))
    screen = Typed(shell, ("ask-puzzle", PUZZLES), SIGNS, give, at)
    screen.say("ask-step")
    return screen


def rules_of(desk, text: str):
    """Return the rules of the puzzle or of the round with this number, or raise Wrong."""
    try:
        if text.isdigit() and len(text) <= len(str(PUZZLES)):
            return puzzles.on_shelf(desk.shelf, int(text))
        return puzzles.read(text)
    except (ValueError, OSError):
        variant, code = notation.judged(read, (text,), "no-number")  # that of a round is shorter
    return agree(NUMBER, variant, code=code)


def date(shell, offered):
    """Ask for the date, where no clock tells it, or for another one than is offered."""

    def give(text):
        shell.desk.day = notation.judged(need("firmware.game.day").read, (text,), "ask-day")
        return LEAVE

    return Typed(shell, ("ask-day",), "0123456789-", give, offered, 10)


def text(shell):
    """Ask for the text of a challenge or of a result."""

    def give(text):
        return "challenge.take", notation.judged(of_challenge, (text,), "challenge-wrong")

    return Typed(shell, ("ask-challenge",), SIGNS, give)


def names(shell, people=MOST_PLAYERS):
    """List the players, each with a name; a line with commas names them all."""
    desk = shell.desk
    title = commands.word("NAMES")

    def parse(text):
        if "," not in text:
            raise Wrong("players-commas")
        return text

    def put(typed):
        _set_names(desk, typed)
        shell.tell(("field", title, desk.all_named(max(1, len(desk.names)))))
        return LEAVE

    rows = []
    for at in range(people):
        given = desk.names[at : at + 1] + ["-"]
        rows.append(valued_row(("player", at + 1), given[0] or "-", ("typed.name", at), ("shown-player", at + 1)))
    screen = List(shell, title, rows, valued=True)
    screen.parse = parse
    screen.put = screen.answer_to = put
    screen.say("players-commas")
    return screen


def name(shell, at):
    """Ask for the name of one player."""
    desk = shell.desk
    names = desk.names + [""] * (at + 1 - len(desk.names))

    def give(text):
        name = text.strip(" -")
        names[at] = upper(name[:1]) + name[1:]
        _set_names(desk, ",".join(names + [""]))
        return LEAVE

    signs = desk.words.list("letters")[0]
    return Typed(shell, ("name-title", at + 1, LONGEST_NAME), signs, give, names[at], LONGEST_NAME)


def _set_names(desk, line):
    """Name the players as a line does, unless one of the names is too long."""
    names = read_names(line)
    if max([0] + [len(name) for name in names]) > LONGEST_NAME:
        raise Wrong("name-long", LONGEST_NAME)
    desk.names = cut_names(names)
    desk.choices += 1
