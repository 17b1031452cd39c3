"""A screen: what is shown and asked, and what can be done about it. Every face shows the same one.

    title, short       what this is: a line, and a word for large letters
    lines              what is told; it may grow while the screen is open
    owed               parts of them that are still to come, each in a turn of its own
    tells              others are about to come by themselves: a face with lines asks when all are there
    asks()             the lines of the question: on a board and in a question the title, and those of `asked`
    offers()           all that can be done now: (intent, value, key of a word, what it does). Of a value ALL any that
                       fits. Without a word it is told nowhere, and may refuse in its own words. The last part is an
                       answer of `do`, or a function of the value that gives one; the shell does a word that has None
    read(text)         the intent and the value that a typed line means, or Wrong: `unread` is why
    find(text)         the same for the beginning of a name
    do(intent, value)  do it: None stays, LEAVE closes, the file and the name of a screen open it, or of a function that
                       answers alike in a turn of its own; a command or a mode and what follows it ask for that; Wrong
                       refuses
    tick(ms)           the same for what time brings
    version            goes up whenever a face has to look again
    refusal            the key of the sentence that refuses everything else, unless a row in hand waits for the device
    works              it waits for the device: where that is for its `job`, OK hurries that, and BACK calls `cancel`
    is_question        a typed line belongs to it whole; Enter alone, too
    takes_words        commands that are its own here
    secret             what is typed must not be seen
    has_more           OK brings more lines
    goes_on, leaves    what OK and BACK do, as in an offer, unless a job is still to be done; `answers` has their words
    answer_to(text)    the answer of `do` to what was typed behind the word that opened it, which closes it
    starts_over        its first entry is chosen again when it comes back
    stays              it is kept while another screen covers it, since it cannot be built anew

A line is a text, or a tuple: the key of a sentence and what fills it, which may be such tuples again. A screen knows no
key of a board and no light: each face has one table from its gestures to intents.
"""

from firmware.ui.words import Wrong

# MOVE n: n places on; PICK n: that entry or row; PUT (place, digit): a peg, or a part of a mark; CODE code; MARK mark,
# or in a dispute a list of (row, mark); TEXT text: a line that was asked for whole; WORD (name, rest): a command
OK, BACK, MOVE, PICK, PUT, CODE, MARK, TEXT, WORD = range(9)
LINES, LIST, TYPED, BOARD, PICTURE = range(5)  # kinds
NEXT = -1  # in place of a place: where the cursor is, and it goes on
LEAVE = ""
GO_ON = "or-enter", ("do-on",)  # a line
ALL = None


class Screen:
    """A few lines, until somebody goes on."""

    kind = LINES
    title: tuple = ()
    short: tuple = ()
    works = is_question = secret = stays = has_more = starts_over = tells = False
    valued = teaches = False
    number = count = chosen = 0
    takes_words: tuple = ()
    asked: tuple = ()
    unread: tuple = ("no-word",)
    bars: tuple = ()  # how often something took 1, 2 ... rows
    signs: tuple = ()  # of a list of days, one for each
    numbers: tuple = ()  # of a list of such, in order
    picture = ""  # the class of one that lights draw
    key = ""  # of the field whose values it lists
    typed = ""  # so far, in a field
    goes_on = leaves = LEAVE
    answers = "do-on", "do-leave"
    refusal = "not-now"
    hand = draft = job = None
    opposed = -1
    against: tuple = ()  # rows that the guess in hand contradicts
    mended: tuple = ()  # where marks contradict each other, rows with the marks that they may have had

    def __init__(self, shell, title=(), short=(), lines=()):
        self.shell = shell
        self.desk = shell.desk
        self.lines = list(lines)
        self.owed: list = []
        self.version = 0
        if title:
            self.title = title
        if short:
            self.short = short

    def say(self, *line):
        """Add a line: the key of a sentence, and what fills it."""
        self.lines.append(line)
        self.version += 1

    def tell_later(self, file, function, *about):
        """Have a function tell lines in a turn to come, since its file takes time to load."""
        part = file, function, about
        if part not in self.owed:
            self.owed.append(part)

    def asks(self):
        asked = (GO_ON,) if self.has_more else self.asked
        has_title = (self.kind == BOARD or self.is_question) and not self.works
        return (self.title,) + asked if has_title else asked

    def offers(self):
        if self.works and self.job is not None:
            return [(OK, ALL, "do-hurry", self.job.hurry), (BACK, ALL, "do-stop", self.cancel)]
        on, back = self.answers
        return [(OK, ALL, on, self.goes_on), (BACK, ALL, back, self.leaves)]

    def read(self, _text):
        raise Wrong(*self.unread)

    find = read

    def answer_to(self, text):
        """Return the answer to what was typed behind the word that opened this."""
        return self.do(*self.read(text)) or LEAVE

    def do(self, intent, value):
        for offered, only, _, does in self.offers():
            if offered == intent and only in (ALL, value):
                answer = does(value) if callable(does) else does
                self.version += 1
                return answer
        raise Wrong("thinking" if self.works and self.hand else self.refusal)

    def tick(self, _ms):
        if self.owed:
            file, function, about = self.owed.pop(0)
            self.lines += self.shell.slots.once("firmware.ui." + file, function, self.desk, *about)
            self.version += 1
