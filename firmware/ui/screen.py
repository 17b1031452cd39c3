"""A screen: what is shown and asked, and what can be done about it. Every face shows the same one.

    title, short       what this is: a line, and a word for large letters
    lines              what is told; it may grow while the screen is open
    tells              more lines are about to come by themselves: a face with lines asks when they are there
    asks()             the lines of the question
    offers()           (intent, value, key of a word) of each thing that can be done now; of a value ALL any that fits
    read(text)         the intent and the value that a typed line means, or Wrong
    find(text)         the same for the beginning of a name
    do(intent, value)  do it: None stays, LEAVE closes, a name with its arguments opens that screen; Wrong refuses
    tick(ms)           the same for what time brings
    version            goes up whenever a face has to look again
    works              it waits for the device: OK hurries that, BACK cancels it
    is_question        a typed line belongs to it whole; Enter alone, too
    takes_words        commands that are its own here
    secret             what is typed must not be seen
    has_more           OK brings more lines
    answer             of its opening, as `do` has it; where there is one, it closes at once
    starts_over        its first entry is chosen again when it comes back
    stays              it is kept while another screen covers it, since it cannot be built anew

A line is a text, or a tuple: the key of a sentence and what fills it, which may be such tuples again. A screen knows no
key of a board and no light: each face has one table from its gestures to intents.
"""

from firmware.ui.words import Wrong, is_spelled

# MOVE n: n places on; PICK n: that entry or row; PUT (place, digit): a peg, or a part of a mark; CODE code; MARK mark,
# or in a dispute (row, mark); TEXT text: a line that was asked for whole; WORD (name, rest): a command
OK, BACK, MOVE, PICK, PUT, CODE, MARK, TEXT, WORD = range(9)
LINES, LIST, TYPED, BOARD, PICTURE = range(5)  # kinds
LEAVE = ""
ALL = None
MOST_ENTRIES = 40


class Screen:
    """A few lines, until somebody goes on."""

    kind = LINES
    title: tuple = ()
    short: tuple = ()
    works = tells = is_question = secret = stays = has_more = starts_over = False
    valued = is_of_numbers = takes_lines = False
    number = count = chosen = 0
    takes_words: tuple = ()
    bars: tuple = ()  # how often something took 1, 2 ... rows
    key = ""  # of the field whose values it lists
    answer = None
    hand = job = None
    opposed = -1
    against: tuple = ()  # rows that the guess in hand contradicts
    mended: tuple = ()  # where marks contradict each other, rows with the marks that they may have had

    def __init__(self, shell):
        self.shell = shell
        self.desk = shell.desk
        self.lines: list = []
        self.version = 0

    def say(self, *line):
        """Add a line: the key of a sentence, and what fills it."""
        self.lines.append(line)
        self.version += 1

    def put(self, text: str):
        """Add a line that is the same in every language."""
        self.lines.append(text)
        self.version += 1

    def asks(self):
        return ()

    def offers(self):
        return [(OK, ALL, "do-on"), (BACK, ALL, "do-leave")]

    def read(self, _text):
        raise Wrong("no-word")

    find = read

    def do(self, intent, _value):
        if intent in (OK, BACK):
            return LEAVE
        raise Wrong("not-now")

    def tick(self, _ms):
        return None


class Ask(Screen):
    """A question that is answered by yes or no. `title` is the question; Enter alone means no."""

    is_question = True

    def asks(self):
        return (self.title, ("yes-or-no",))

    def offers(self):
        return [(OK, ALL, "do-yes"), (BACK, ALL, "do-no")]

    def read(self, text):
        meant = self.desk.words.answer(text) if text else False
        if meant is None:
            raise Wrong("not-one-of", ", ".join(self.desk.words.list("yes-no")))
        return (OK if meant else BACK), None

    def do(self, intent, _value):
        if intent == OK:
            return self.agree()
        if intent == BACK:
            return self.refuse()
        raise Wrong("not-now")

    def agree(self):
        """Do what was asked."""
        return LEAVE

    def refuse(self):
        return LEAVE


class List(Screen):
    """A choice from up to MOST_ENTRIES entries. An entry is (name, short, meaning), each a line, and made on demand;
    an empty `short` or `meaning` is left out. A list may be one that `is_of_numbers`. Where entries
    are `valued`, the last word of each is its value. Where it `takes_lines`, a line that names no entry is given to it.
    """

    kind = LIST

    def entry(self, _at):
        return ("", (), ())

    def take(self, _at):
        """Do what the entry stands for; the answer is that of `do`."""
        return LEAVE

    def asks(self):
        return (("or-enter", self.entry(self.chosen)[0]),) if self.count else ()

    def offers(self):
        if not self.count:
            return Screen.offers(self)
        moves = [(MOVE, ALL, "do-change")] if self.count > 1 else []
        takes = [(OK, ALL, "do-take"), (PICK, ALL, "do-take"), (BACK, ALL, "do-leave")]
        return moves + takes + ([(TEXT, ALL, "do-take")] if self.takes_lines else [])

    def read(self, text):
        """Read an entry by its whole name or its number."""
        for at in range(self.count):
            if self._is_named(at, text, False):
                return PICK, at
        if text.isdigit() and 1 <= int(text) <= self.count and not self.is_of_numbers:
            return PICK, int(text) - 1
        if not self.takes_lines:
            raise Wrong("not-offered")
        self.check(text)
        return TEXT, text

    def check(self, _text):
        """Raise Wrong where a line cannot be given to it."""

    def give(self, _text):
        """Take a line, or raise Wrong."""
        return LEAVE

    def find(self, text):
        found = [at for at in range(self.count) if self._is_named(at, text, True)]
        if len(found) != 1:
            raise Wrong("not-offered")
        return PICK, found[0]

    def _is_named(self, at, text, begins):
        name, short, _ = self.entry(at)
        tell = self.desk.words.tell
        return is_spelled(tell(name), text, begins) or is_spelled(tell(short), text, begins)

    def do(self, intent, value):
        if intent == BACK or not self.count:
            return Screen.do(self, intent, value)
        if intent == MOVE and self.count > 1:
            self.chosen = (self.chosen + value) % self.count
            self.version += 1
            return None
        if intent == PICK and 0 <= value < self.count:
            self.chosen = value
            self.version += 1
            return self.take(value)
        if intent == OK:
            return self.take(self.chosen)
        if intent == TEXT and self.takes_lines:
            return self.give(value)
        raise Wrong("not-now")


class Typed(List):
    """Something that is typed whole, or letter by letter from a list: the first entry takes it, each other is a sign,
    and BACK takes the last sign back.
    """

    kind = TYPED
    is_question = True
    signs = ""
    longest = 99

    def __init__(self, shell, typed=""):
        List.__init__(self, shell)
        self.typed = typed

    @property
    def count(self):
        return 1 + len(self.signs) * (len(self.typed) < self.longest)

    def entry(self, at):
        return (self.typed + self.signs[at - 1] if at else "> " + self.typed, (), ())

    def asks(self):
        return (("or-enter", self.typed),) if self.typed else ()

    def offers(self):
        offers = [(TEXT, ALL, "do-take"), (PICK, ALL, "do-set")]
        if self.count > 1:
            offers.append((MOVE, ALL, "do-change"))
        if self.chosen or self.typed:
            offers.append((OK, ALL, "do-set" if self.chosen else "do-take"))
        return offers + [(BACK, ALL, "do-undo" if self.typed else "do-leave")]

    def read(self, text):
        return TEXT, text or self.typed

    def do(self, intent, value):
        if intent == TEXT:
            return self._give(value)
        if intent == BACK and self.typed:
            self._become(self.typed[:-1])
            return None
        if intent == OK and not (self.chosen or self.typed):
            raise Wrong("not-now")
        return List.do(self, intent, value)

    def take(self, at):
        if not at:
            return self._give(self.typed)
        self._become(self.typed + self.signs[at - 1])
        return None

    def _become(self, typed):
        self.typed = typed
        self.chosen = 0
        self.version += 1

    def _give(self, text):
        answer = self.give(text)
        if answer is None:
            self.typed = ""  # it was taken, so it is not half typed any more
        return answer


class Board(Screen):
    """The rounds of a match: `hand` is the code or the mark that is being made, and `side` whose rows are shown."""

    kind = BOARD

    def __init__(self, shell, match):
        Screen.__init__(self, shell)
        self.match = match
        self.settings = self.desk.settings


class Picture(Screen):
    """Lights of its own, by the name of what draws them; faces with lines tell the title."""

    kind = PICTURE
    picture = ""
