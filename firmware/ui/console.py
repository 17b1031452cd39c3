"""The game as lines of text: lines that a person typed go in, lines to print come out, one at a time.

Line based, no screen control, so that a screen reader and a pipe can use it. Whoever runs it asks it again and again:

  console.step(ms)    the next line to print, or None; `ms` have gone by since the last step
  console.waits       it wants a line: console.type(line). While `unseen` the line must not be shown.
  console.busy        the device is at work, which an empty line cuts short
  console.over        the person has left

The desk lets the match work on meanwhile. What a person types never ends a round by accident: what cannot be is
answered with what was wrong and what is accepted. The conversation is a generator that goes by the phase of the match,
so a match that was saved goes on where it stood.

While a line is waited for nothing but this file and the generator that asks is needed: what finds, does and tells is
loaded by a function that returns it, since a name in a generator would hold it.
"""

from firmware import VERSION
from firmware.ui.words import Wrong

ASK = 0  # what the conversation yields when it wants a line
WORKING = 1  # and after a step of work
THINKING_ALOUD_MS = 2000


class Turned(Exception):
    """A command has changed what is going on: what was asked is no longer asked."""


class Console:
    """The desk may change under its hands: who plays by the lights moves the same match."""

    def __init__(self, desk):
        self.desk = desk
        self.unseen = False
        self.over = False
        self.shown = [0, 0]  # how many rows of each side were told
        self.book_told = False  # whether it was said that there is none to be believed
        self.elapsed_ms = 0
        self._hurried = False
        self._asked = False
        self._works = False
        self.typed = []  # ahead of the questions
        self._match = None  # the match that is talked about, and its changes so far
        self._changes = 0
        self._talk = self._converse()

    @property
    def match(self):
        return self.desk.match

    @property
    def words(self):
        return self.desk.words

    @property
    def waits(self):
        return self._asked and not self.typed and not self.moved_on()

    @property
    def busy(self):
        return not self.waits and not self.over

    def step(self, ms):
        """Go on until there is a line to print, a step of work is done, or a line is wanted."""
        if self.over or self.waits:
            return None
        self.elapsed_ms = 0 if self._asked else ms  # what a person took to type is no time of work
        if self._asked and self.moved_on():
            said = self._talk.throw(Turned())
        else:
            said = self._talk.send(self.typed.pop(0) if self._asked else None)
        self._asked = said is ASK
        self._works = said is WORKING
        return None if said is ASK or said is WORKING else said

    def type(self, line):
        """What a person typed; while the device works an empty line lets it take what it has."""
        if self._asked or line.strip() or not (self._works or self.desk.busy):
            self.typed.append(line)
        else:
            self.hurry()

    def put_back(self, line):
        """Leave a command that was typed at a passing question to the question before; other words are dropped."""
        if self._command(line):
            self.typed.insert(0, line)

    def _command(self, line, answers=()):
        """The command in a line that is none of the answers, or None."""
        from firmware.ui import commands
        from firmware.ui.capitals import upper

        return None if upper(line.strip()) in answers else commands.find(self.words, line)

    def _do(self, command):
        from firmware.ui import commands

        return commands.do(self, *command)

    def hurry(self):
        self._hurried = True
        if self.match is not None:
            self.match.hurry()

    # what the parts of the conversation are made of; each is a generator

    def ask(self, *prompt, read=None, unseen=False, passing=False, answers=()):
        """Say the prompt and return what is typed, as it was read.

        Commands are done first, but not at a question in passing, nor where the same word is one of the answers.
        """
        while True:
            for line in prompt:
                yield line
            if self.moved_on():
                self.turn()
            self.unseen = unseen
            line = yield ASK
            self.unseen = False
            try:
                command = None if passing else self._command(line, answers)
                if command is None:
                    return read(line) if read else line
                yield from self._do(command)
                self.look()
            except Wrong as wrong:
                yield self.words(*wrong.args)

    def work(self, steps, limit_ms=None):
        """Do work that comes in steps, until the time is up or a person has waited long enough; whether it ended."""
        self._hurried = False
        worked_ms = 0
        for _ in steps:
            yield WORKING
            before_ms = worked_ms
            worked_ms += self.elapsed_ms
            if before_ms < THINKING_ALOUD_MS <= worked_ms:
                yield self.words("thinking")
            if self._hurried or (limit_ms is not None and worked_ms >= limit_ms):
                return False
        return True

    def enter(self, *prompt):
        """Say the prompt and wait for Enter alone."""
        yield from self.ask(*prompt, read=_nothing)

    def turn(self):
        """Leave what is being asked, and go by the phase again."""
        raise Turned()

    # the conversation

    def _converse(self):
        yield "{} {}".format(self.words("title"), VERSION)
        yield self.words("welcome")
        if self.desk.resumed:
            yield self.words("resumed")
        while not self.over:
            self.look()
            try:
                if self.match is None:
                    yield from _choosing(self)
                else:
                    yield from _playing(self)
            except Turned:
                self.unseen = False
            except Wrong as wrong:
                yield self.words(*wrong.args)
        yield self.words("bye")

    def look(self):
        """See the match as it is now."""
        if self.match is not self._match:
            self._match = self.match
            self.shown = [0, 0]
        self._changes = self._match.changes if self._match else 0

    def moved_on(self):
        """Whether the match is another than the one that was seen last, or has changed."""
        match = self.desk.match
        return match is not self._match or (match is not None and match.changes != self._changes)


def _choosing(console):
    from firmware.ui import choosing

    return choosing.choose(console)


def _playing(console):
    from firmware.ui import playing

    return playing.go_on(console)


def _nothing(line):
    if line.strip():
        raise Wrong("enter-alone")
