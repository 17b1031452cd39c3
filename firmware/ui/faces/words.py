"""The dialogue as lines of text: typed lines go in, lines to print come out.

    face.step(ms)    the next line to print, or None; `ms` have passed since the last step
    face.waits       the last step found nothing to do: it wants a line, by face.type(line)
    face.over        the person has left

A screen is printed when it opens, later only its new lines, and never because a cursor moved. A line that is typed
while something is still being told waits for its turn.
"""

from firmware import VERSION
from firmware.engine.variant import MOST_PEGS
from firmware.ui import notation
from firmware.ui.screen import BACK, BOARD, GO_ON, LINES, LIST, OK, PICTURE, TYPED
from firmware.ui.words import Wrong, upper

THINKING_ALOUD_MS = 2000
_FEW = 2  # lines of a question that is never shortened
_DISPLAY = '{"display"'  # so begins the first message of page.py
_FEW_ENTRIES = 9  # of a list that is told again each time


class Words:
    has_lines = is_at_board = True
    gives_way = False  # to a display, which has said so
    most = MOST_PEGS  # pegs that it can show

    def __init__(self, shell):
        self.shell = shell
        self.desk = desk = shell.desk
        words = desk.words
        self.over = self.waits = False
        self.typed: list = []  # lines that wait for their turn
        # texts to print; a number stands for an entry of the screen that was told last
        self._queue: list = ["{} {}".format(upper(words("device")), VERSION), words("welcome")]
        self._queue += [words("resumed")] * desk.resumed
        self._number = 0  # of the screen that was told last
        self._version = -1  # of the board on top at the last look, and its title then
        self._title: tuple = ()
        self._match = None  # whose rows are told, and its `changes` then
        self._changes = -1
        self._rows: list = [[], []]  # of each side, as they were printed
        self._count = 0  # of the entries that were told last
        self._asks = True  # the question is still to be printed
        self._reminds = desk.resumed  # a saved round goes on: its game is still to be told
        self._is_told = False  # it stands above already, so it is repeated in short
        self._waited_ms = 0
        for entry in shell.stack:
            entry.told = 0  # by the conversation before
        shell.faces.append(self)

    # for whoever runs it

    @property
    def is_busy(self):
        """Return whether more comes by itself."""
        top = self.shell.top
        return top.works or top.tells or top.owed or (self.desk.busy and len(self.shell.stack) == 1)

    def type(self, line):
        """Take a typed line. While the device works, an empty one hurries it."""
        self.waits = False
        if line.startswith(_DISPLAY) and self.shell.has_lights:
            self.gives_way = self.over = True
            self.shell.faces.remove(self)
        elif line.strip() or not self.is_busy:
            self.typed.append(line)
        else:
            self._do(line)

    def step(self, ms):
        self.waits = False
        if self._queue:
            return self._next_line()
        before_ms = self._waited_ms
        self._waited_ms = 0
        match = self.desk.match  # where the device plays alone nobody else's turn comes, so a typed line does not wait
        if self.over:
            self.waits = True
        elif self._tell_news():
            pass
        elif self.is_busy and not (self.typed and match is not None and match.rules.watched):
            self._waited_ms = before_ms + ms
            is_long = before_ms < THINKING_ALOUD_MS <= self._waited_ms
            return self.desk.words("thinking") if is_long else None
        elif self.typed:
            self._do(self.typed.pop(0))
        elif self._asks:
            self._asks = False
            self._ask()
        else:
            self.waits = True
        return self._next_line()

    def tell(self, line):
        self._queue.append(self.desk.words.tell(line))
        self._asks = True

    def refuse(self, *why):
        self._is_told = True
        self.tell(why)

    def leave(self):
        """Say goodbye, and be over."""
        if self.desk.match is not None:
            self.desk.resumed = True  # for whoever comes next
        self.tell(("bye",))
        self.over = True
        if self in self.shell.faces:
            self.shell.faces.remove(self)

    # the steps

    def _next_line(self):
        """Return the next line to print. An entry is told only now: all of a long list would take long."""
        words = self.desk.words
        while self._queue:
            line = self._queue.pop(0)
            top = self.shell.top
            if isinstance(line, str):
                return line
            if top.number == self._number and line < top.count:  # otherwise somebody has acted at another face
                name, _, meaning = top.entry(line)
                numbered = "{} {}".format(line + 1, words.entry(name))
                return words("field", numbered, words.tell(meaning)) if meaning else numbered
        return None

    def _do(self, line):
        self._asks = True
        try:
            self.shell.type(self, line)
        except Wrong as wrong:
            self.refuse(*wrong.args)

    def _tell_news(self):
        """Tell the next of what is new, and return whether anything is."""
        shell = self.shell
        top = shell.top
        entry = shell.stack[-1]
        is_new = top.number != self._number
        if top.lines is not entry.lines:  # it tells of another row
            entry.lines = top.lines
            entry.count = 0
        has_all = not is_new and entry.count >= len(top.lines)
        board = shell.board
        match = self.desk.match if board is None else board.match  # that of the board on top, or of the one beneath it
        # an opening comes before the first row, and a round that was kept before its end
        if match is not self._match and (has_all or (top.kind == BOARD and top.count)):
            self._match = match
            self._changes = -1
            self._rows = [[], []]
        has_moved = match is not None and match is self._match and match.changes != self._changes
        if self._reminds:
            self._reminds = False
            about = shell.slots.once("firmware.ui.rules_told", "rules", self.desk, self.desk.match)
            self._queue += map(self.desk.words.tell, about)
        elif has_moved and self._tell_row():
            pass
        elif is_new:
            self._take_up(top, entry)
        elif not has_all:
            self.tell(top.lines[entry.count])
            entry.count += 1
            has_ended = entry.count == len(top.lines) and self._may_close(top)
            top = None  # it makes room for the next one
            if has_ended:
                shell.do(self, BACK)
        elif has_moved:
            self._changes = match.changes
        elif top.kind == BOARD and top.version != self._version:
            self._version = top.version
            if top.title == self._title:
                return False
            self._title = top.title  # it asks something else, as somebody acted at another face
        else:
            return False
        self._asks = True
        return True

    def _may_close(self, top):
        """Return whether this face asked for lines alone, which nobody has to close once all are told."""
        if top.kind != LINES or top.tells or top.works or top.is_question or top.has_more or top.stays:
            return False
        return self.shell.asker is self and len(self.shell.stack) > 1

    def _take_up(self, top, entry):
        """Tell another screen, or go on with one that was covered meanwhile."""
        self._number = top.number
        self._version = -1
        if top.number in (0, entry.told):  # 0 while it opens
            return
        self._is_told = entry.told > 0 and not (top.valued or top.lines)  # it comes back as it was
        entry.told = top.number
        self._count = top.count
        # a board and a question tell what they are when they ask
        is_asked = top.is_question and top.kind != TYPED
        if top.title and not (self._is_told or is_asked) and top.kind in (LIST, LINES, TYPED):
            self._queue.append(self.desk.words.entry(top.title))

    def _ask(self):
        top = self.shell.top
        words = self.desk.words
        if top.kind == LIST and top.count != self._count:
            self._is_told = False
        self._count = top.count
        if top.title and self._is_told and top.kind in (LIST, TYPED):
            self._queue.append(words.entry(top.title))
        if top.count and top.kind != TYPED and not (self._is_told and top.count > _FEW_ENTRIES):
            numbers = top.numbers
            self._queue += ["{} - {}".format(numbers[0], numbers[-1])] if numbers else range(top.count)
        asked = list(map(words.tell, top.asks()))
        if top.secret and top.draft is not None:
            asked.append(words("unseen"))
        if not asked and top.kind in (LINES, PICTURE) and top.offers()[0][0] == OK:
            asked.append(words.tell(GO_ON))
        if self._is_told and len(asked) > _FEW:
            asked = [asked[0], asked[-1]]
        self._is_told = True
        self._queue += asked

    # rows

    def _tell_row(self):
        """Tell the next row that was not printed, and return whether there is one; after one was taken back or
        corrected, all from there on are."""
        match = self._match
        for side in range(len(match.sides)):
            played = match.sides[side]
            rows = played.rows if played else []
            printed = self._rows[side]
            while printed != rows[: len(printed)]:
                printed.pop()
            at = len(printed)
            if at < len(rows):
                printed.append(rows[at])
                line = notation.row(played, at, self.desk.signs)
                if len(match.sides) > 1:
                    name = self.desk.words.tell(self.desk.named(match, match.breaker(side)))
                    line = "{:<10} {}".format(name, line)
                self._queue.append(line)
                return True
        return False
