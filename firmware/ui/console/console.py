"""The game as lines of text: typed lines go in, lines to print come out. Whoever runs it calls it repeatedly:

  console.step(ms)    the next line to print, or None; `ms` have passed since the last step
  console.waits       it wants a line: console.type(line). While `unseen` the line must not be shown.
                      While the device is at work, an empty line cuts that short.
  console.over        the person has left

It is a view of the desk, as the lights are: if what is there has changed, whatever was being told or asked is dropped,
and the present state is told instead. A line answers whatever the match wants now. Nothing typed ends a round by
accident: a wrong line is answered with what was wrong and what is accepted.

What tells and answers is in generators of lines, which yield None after each step of waiting for the device. They are
loaded where they are used: while a line is waited for, only this file is needed.
"""

from firmware import VERSION
from firmware.game.phases import HAND, OVER, SET
from firmware.ui.words import Wrong

THINKING_ALOUD_MS = 2000


class Console:
    def __init__(self, desk):
        self.desk = desk
        self.over = False
        self.rows: list = [[], []]  # of each side, as they were printed
        self.book_told = False  # whether a damaged book was reported
        self.advised = 0  # the guess that was advised last, where only that is asked for
        self.more = None  # the last code of a list that can be continued, or None
        self.asked = ""  # what a command is asking: whether to leave, or to erase the statistics
        self.begun = b""  # the line that has been begun, as it was seen last
        self.aside = None  # the draft at these changes of the match, its pegs with that line, and those before it
        self.typed = []  # lines typed ahead of the questions
        self._elapsed_ms = 0
        self._job = None  # the job that is waited for
        self.rests = False  # whether nothing else is done meanwhile, and nothing that tells is needed
        self._is_enough = None  # tells when that is over, or enough of it
        self._seen = None  # what the desk showed last, with its changes and its round then
        self._changes = None
        self._round = -1
        self._answer = self._greet()  # lines about what was done; these are printed whatever happens to the match
        self._saying = None  # lines about the match; these are dropped when it changes

    @property
    def match(self):
        return self.desk.match

    @property
    def words(self):
        return self.desk.words

    @property
    def signs(self):
        return self.desk.signs

    @property
    def waits(self):
        return not (self._answer or self._saying or self._job or self.typed or self._moved_on())

    @property
    def speaks(self):
        """Whether it has something to do that is not to wait for the device."""
        return not (self.waits or (self._is_enough and not self._is_enough()))

    @property
    def unseen(self):
        """Whether what is typed may be a secret code."""
        match = self.desk.match
        return match is not None and match.phase in (SET, HAND) and not self.asked

    def step(self, ms: int):
        """Go on until there is a line to print, a step of work is done, or a line is wanted."""
        if self.over or self.waits:
            return None
        self._elapsed_ms = ms
        try:
            return self._next()
        except Wrong as wrong:
            self._saying = self._then_prompt((), True)
            return self.words(*wrong.args)

    def type(self, line: str):
        """Take a typed line. While the device works, an empty line makes it take what it has."""
        if line.strip() or not (self._job or self.desk.busy):
            self.typed.append(line)
        elif self.match is not None:
            self.match.hurry()

    def follow(self, begun):
        """Show what has been typed of a line."""
        from firmware.ui.console import begun as line

        line.follow(self, bytes(begun))

    def teach(self):
        """Begin the lesson."""
        from firmware.ui.console.lesson import Lesson

        self.desk.lesson = Lesson()

    # for the generators that tell and answer

    def wait(self, job, is_enough=None):
        """Wait until a mind has done a job, or enough of it."""
        self._job = job
        yield from self._until(is_enough or (lambda: job.over))
        self._job = None  # it keeps alive everything that the mind worked with

    def go_on_after(self, job):
        """Go on with the match once a mind has done a job; what tells is not kept in memory until then."""
        self._job = job
        self.rests = True

    def wait_for_match(self):
        """Wait until the device has done its part; where it plays alone nobody else's turn comes, so a line is read."""
        return self._until(lambda: not self.match.busy or (self.match.rules.watched and self.typed))

    def talk(self):
        """The module that tells and answers now: a generator, since a board loads it in steps."""
        yield from ()
        if self.desk.lesson is not None:
            from firmware.ui.console import lesson as talk
        elif self.match is None:
            from firmware.ui.console import setup as talk  # type: ignore[no-redef]
        else:
            from firmware.ui.console import phases as talk  # type: ignore[no-redef]
        return talk

    def answer(self, lines):
        """Print these lines, whatever happens to the match."""
        self._answer = _through(lines)

    def look(self):
        """Take what there is now as seen."""
        match = self.match
        if match is not None and (self.desk.shown is not self._seen or match.round_number != self._round):
            self.rows = [[], []]
            self._round = match.round_number
        self._seen = self.desk.shown
        self._changes = self.desk.changes

    def tell_again(self):
        """Print everything again."""
        self._changes = None

    # the steps

    def _moved_on(self):
        """Whether the desk shows something else than was seen last, or that has changed since."""
        return self.desk.shown is not self._seen or self._changes != self.desk.changes

    def _next(self):
        """The next line; None while the device works, or when a line is wanted."""
        if self._answer:
            for said in self._answer:
                return said
            self._answer = None
        if self._moved_on():
            self._drop()
            self.look()
            self._saying = self._tell()
        elif self._saying is None:
            self._saying = self._go_on() if self._job else self._take()
        for said in self._saying:
            return said
        self._saying = None
        return None

    def _drop(self):
        """Drop what was being told or asked, because it is out of date."""
        self._saying = self._is_enough = self.more = None
        self.rests = False
        self.asked = ""
        if self._job is not None:
            self._job.over = True
            self._job = None

    def _go_on(self):
        yield from self.wait(self._job)
        self.rests = False
        from firmware.ui.console import counting

        yield from self._then_prompt(counting.go_on(self))

    def _take(self):
        """Answer the next line."""
        from firmware.ui.console import reading

        lines, again = yield from reading.take(self)
        reading = None  # what it is made of may go now
        if self._answer:
            yield from self._answer  # at once: who leaves reads no further
        while lines:  # as _through does it, or the first of them would be kept here
            lines = yield from lines
        yield from self._then_prompt((), again)

    def _greet(self):
        yield "{} {}".format(self.words("title"), VERSION)
        yield self.words("welcome")
        if self.desk.resumed:
            yield self.words("resumed")

    def _tell(self):
        """What there is to tell, then the question."""
        if self.desk.shown is self.match:
            talk = yield from self.talk()
            yield from talk.tell(self)
            if self.match.phase == OVER:
                talk = None  # what it is made of may go now
                from firmware.ui.console import result

                yield from result.tell(self)
        if not self.desk.busy:
            yield from self._prompt()

    def _then_prompt(self, lines, again=False):
        yield from lines
        if self.more is None and not self.asked:
            yield None
            asked = self._prompt()
            if again:  # the question stands above
                from firmware.ui.console.again import in_short

                asked = in_short(asked)
            yield from asked

    def _prompt(self):
        """The question, unless the match has changed or is about to; while the device plays alone there is none."""
        if self.desk.busy:
            self.tell_again()
        elif not (self.over or self._job or self._moved_on()):
            talk = yield from self.talk()
            yield from talk.prompt(self)

    def _until(self, is_over):
        waited_ms = 0
        self._is_enough = is_over
        while not is_over():
            yield None
            waited_ms += self._elapsed_ms
            if waited_ms - self._elapsed_ms < THINKING_ALOUD_MS <= waited_ms:
                yield self.words("thinking")
        self._is_enough = None


def _through(lines):
    """These lines, and those that a generator of them returns: what has told the first is not kept for the rest."""
    while lines:
        lines = yield from lines
