"""The stack of screens: the only place where they open and close, and where what a face asks for is done.

At the bottom lies the screen of the phase that the match is in; without a match it is the menu, and before the very
first one the welcome. The stack keeps names, arguments and the place in a list: what is covered is dropped, and built
anew when it comes back, unless it `stays`. When another screen comes to the bottom, whatever lies above closes; it
stays only while the device thinks or checks marks.
"""

from firmware.game.match import DISPUTE, OVER
from firmware.game.modes import MODES
from firmware.slots import drop_package
from firmware.ui import commands
from firmware.ui.notation import WIDTH
from firmware.ui.screen import BACK, BOARD, LEAVE, TYPED, WORD, Screen
from firmware.ui.words import Wrong

_FOLDER = "firmware.ui.screens."
_WAYS = "firmware.engine.ways"
_LARGEST = ("challenge", "choose", "dates", "forms", "lesson", "statistics", "typed")  # files of screens
_AT_WORK = "play.Thinking"  # the screen while the device is busy
# of each phase of a round in order, the board where it is played
_BOARDS = ("secret.Setting", "secret.Ready", "secret.Handing", "play.Guessing", _AT_WORK, "mark.Marks", _AT_WORK)
_PLAY = "play"  # the name of each of them
_BOTTOMS = _BOARDS + ("mark.Dispute", "outcome.Outcome", "outcome.Outcome")  # of each phase in order


class Entry:
    """A screen of the stack: `opens` names its file and the function or the class there, and `screen` is None while it
    is covered. `typed` answers it once it is built.
    """

    screen = None
    chosen = 0
    is_list = False
    told = count = 0  # the number of the screen that a conversation told here last, how many of its lines, and these
    lines = None

    def __init__(self, opens, args=(), typed=""):
        self.opens = opens
        self.module = _FOLDER + opens.partition(".")[0]
        self.name = _PLAY if opens in _BOARDS else opens.rpartition(".")[2].lower()
        self.args = args
        self.typed = typed


class Shell:
    """`slots` loads and drops what the screens are made of; `faces` are shown what is said."""

    def __init__(self, desk, slots):
        self.desk = desk
        self.asker = None  # the face that asked for what is being done
        self.faces: list = []
        self.lacks: tuple = ("vibration",)  # settings that make no sense at a board like this one
        self.has_lights = False
        self.columns = WIDTH  # of a line with codes
        self.speaks = False  # the board itself has a speaker
        self._typed: dict = {}  # what is half typed in fields that were covered or closed, by their names
        self.slots = slots
        self._unloads = False  # a screen has closed, so its slot can go
        # the bottom, which is the screen of the phase or a menu, first; an entry is the same when it is built anew
        self.stack: list = []
        self._numbers = 0  # of screens that were made: faces know one by its number, and hold none that has closed
        self._match = None  # at the last look, and its `changes` then
        self._changes = 0
        self.sync()

    # what is there

    @property
    def top(self):
        return self.stack[-1].screen

    @property
    def board(self):
        """The topmost board that is there; None where none is."""
        found = None
        for entry in self.stack:
            if entry.screen is not None and entry.screen.kind == BOARD:
                found = entry.screen
        return found

    @property
    def is_opening(self):
        """Return whether the top gives way in the next turn: to another screen, or to the board of another match."""
        return not self.top.number or self.desk.match is not self._match

    @property
    def is_secret(self):
        """Return whether what is typed must not be seen."""
        for entry in self.stack:  # noqa: SIM110 - an idle turn allocates no generator
            if entry.screen is not None and entry.screen.secret:
                return True
        return False

    @property
    def is_at_board(self):
        """Return whether somebody at the board itself asks, or at its console."""
        return self.asker is None or self.asker.is_at_board

    def words_offered(self):
        hidden = [] if self.has_lights and self.is_at_board else ["READ"]
        match = self.desk.match
        if match is not None and not match.can_take_back():
            hidden.append("UNDO")
        offered = []
        for name in commands.NAMES:
            if name not in hidden and commands.screen_of(self.desk, name) is not None:
                offered.append(name)
        return offered

    # what a face asks for

    def do(self, face, intent, value=None):
        """Do what a face asks for, or raise Wrong."""
        self._begin(face)
        if intent == WORD and value[0] not in self.top.takes_words:
            self.command(*value)
        else:
            answer = self.top.do(intent, (value[0], "") if intent == WORD else value)
            self._follow(answer)  # apart, as a call in a call would leave the top on the board's stack until it is over
        self.sync()

    def type(self, face, text):
        """Do what a typed line means."""
        self._begin(face)
        try:
            self.do(face, *commands.meant(self, text.strip()))
        except Wrong:
            command = self.top.is_question and commands.find(self.desk.words, text)
            if not command:
                raise
            self.do(face, WORD, command)  # it is no answer, but a word

    def command(self, name, rest):
        """Do what a word asks for: a command, the key of a setting, or a mode."""
        desk = self.desk
        match = desk.match
        if name in commands.OPENS:
            self.open(commands.OPENS[name], typed=rest)
        elif name in MODES:
            self.open("forms.game", name)
        elif name == "LANGUAGE" or name not in commands.NAMES:  # a setting
            self.open("forms.Value", name.lower(), typed=rest)
        elif name == "QUIT" and (desk.keeps or match is None):
            self.asker.leave()
        elif name == "BACK":
            # the typed word closes the whole field; the key takes back its last sign
            answer = LEAVE if self.top.kind == TYPED else self.top.do(BACK, None)
            self._follow(answer)
        else:
            opens = commands.screen_of(desk, name)
            if opens:
                self.open(opens, typed=rest if name in commands.WITH_MORE else "")
            elif opens is None:
                if name in commands.AFTER_ROUND:
                    raise Wrong("number-later")
                raise Wrong("no-round" if match is None or match.phase >= OVER else "not-now")
            else:
                self.close_above()
                if name == "UNDO":
                    desk.take_back()
                    self.top.lines = []  # they told of the rows before
                    self.tell(("undone",))
                else:
                    self._follow(self.top.do(WORD, (name, "")))

    def tell(self, line):
        """Have each face say a line, whatever becomes of the screens."""
        for face in self.faces:
            face.tell(line)

    # what time brings

    def tick(self, ms):
        made = self._numbers
        self.sync()
        if self._numbers != made:
            return  # it took time to load, and so will the next thing
        if self._goes_on_opening():
            return
        is_board = self.top.kind == BOARD
        answer = self.top.tick(ms)
        self._follow(answer)
        if self.is_opening or self._numbers != made:
            return
        if not is_board and self.board is not None:
            self.board.tick(ms)
        self.sync()

    def sync(self, answer=LEAVE):
        """Lay the screen of the phase at the bottom, if that has changed, and what an answer opens over it."""
        desk = self.desk
        match = desk.match
        changes = match.changes if match else 0
        if match is None:
            name = "choose.welcome" if desk.fresh else "choose.menu"
        else:
            name = "link.Waiting" if desk.link is not None and desk.link.waits else _BOTTOMS[match.phase]
        before = self.stack[0].opens if self.stack else ""
        is_new = match is not self._match
        if is_new or name != before:
            if match is None or not match.has_thought:
                self.slots.end_round()  # nobody thinks yet, so what dealt the codes can go
            self._match = match
            self.stack = [Entry(name)] + self.stack[1:]
            if is_new or match is None or match.phase >= DISPUTE or _AT_WORK not in (name, before):
                while len(self.stack) > 1:
                    self._drop(True)
                self._make_room(self.stack[0])
            if answer:
                self.open(*answer)
            else:
                self._unload(self.stack[0])
                self._open(self.stack[0])
        elif changes != self._changes:
            self.stack[0].screen.begin()
        self._changes = changes
        if self._unloads:
            self._unloads = False
            self._unload()

    def forget_thoughts(self):
        """Forget what the device thought, as what comes next takes its place in memory."""
        self.desk.match.forget_thoughts()
        self.slots.end_round()

    def make_room(self):
        """Drop what the device thought with, unless it is at work, for something that is as large for a moment."""
        match = self.desk.match
        if match is not None and not (match.busy or match.jobs):
            self.forget_thoughts()

    def _make_room(self, entry):
        """Drop what the device thought with, as this screen takes its place: all of it after a round, and for the
        largest screens, under which it does not think.
        """
        match = self.desk.match
        is_large = entry.opens.partition(".")[0] in _LARGEST
        self.desk.has_room = not is_large
        if match is None:
            return
        if is_large or match.phase >= OVER:
            self.forget_thoughts()
        elif not (match.busy or match.jobs):
            drop_package(_WAYS)

    # the stack

    def close_above(self, at=0):
        """Close whatever lies above this screen of the stack; a field that is half typed is kept."""
        while len(self.stack) > at + 1:
            self._drop(True)
        self._uncover()

    def _follow(self, answer):
        """Do what a screen has answered: leave it, ask for a word, or open another."""
        if answer is None:
            return
        if self.desk.match is not self._match:
            self.sync(answer)  # it has left the match, so what lay over that closes
        elif answer == LEAVE:
            if len(self.stack) > 1:
                self._drop(False)
                self._uncover()
        elif "." in answer[0]:
            self.open(*answer)
        else:
            self.command(*answer)

    def open(self, name, *args, typed=""):
        """Open a screen above the top; `typed`, the rest of the line behind its word, answers it where it can."""
        entry = Entry(name, args, typed)
        self._make_room(entry)
        stack = self.stack
        at = last = len(stack) - 1
        while at >= 0 and (stack[at].opens, stack[at].args) != (name, args):
            stays = stack[at].screen is not None and stack[at].screen.stays
            at = -1 if typed or stays else at - 1  # nothing is closed that stays
        if at == 0 or (0 < at < last and stack[at].screen is not None):  # the bottom, or one that stays: back to it
            self.close_above(at)
            return
        if at == last:
            self._drop(False)
        elif at > 0:  # none is open twice: it comes to the top, and BACK leads to where that was asked for
            del stack[at]
            self._unloads = True
        below = stack[-1]
        covered = below.screen
        if covered is not None:  # keep the place in it
            is_typed = covered.kind == TYPED
            if covered.starts_over:
                covered.chosen = 0
            below.chosen = covered.chosen
            below.is_list = covered.count > 0 and not is_typed
            if is_typed:
                self._typed[below.name] = covered.typed
            if not covered.stays and (len(stack) > 1 or self.desk.match is None):
                below.screen = None  # it is built anew when it comes back
            covered = None  # nothing here may hold it while the next is built
        stack.append(entry)
        self._open_top()

    def _uncover(self):
        """Build the top anew, if it was dropped while it was covered."""
        self._make_room(self.stack[-1])
        if self.top is None:
            self._open_top()

    def _drop(self, keeps):
        gone = self.stack.pop()
        screen, gone.screen = gone.screen, None
        self._unloads = True
        self._typed.pop(gone.name, None)
        if keeps and screen is not None and screen.typed:
            self._typed[gone.name] = screen.typed
            self.tell(("kept-typed", screen.typed))

    def _open_top(self):
        """Load the file of the top and build it, each in a turn to come."""
        entry = self.stack[-1]
        self._unload(entry)
        entry.screen = opening = Screen(self)
        opening.works = opening.secret = True  # until then nobody knows if it is secret
        self._numbers += 1

    def _goes_on_opening(self):
        """Load the file of the top, or else build it and answer it as was typed behind its word, where that is still to
        be done. A screen that cannot be shown closes, and the face that asked for it refuses.
        """
        if self.top.number or self.desk.match is not self._match:
            return False
        entry = self.stack[-1]
        if entry.module not in self.slots.files:
            self.slots.load(entry.module)
            return True
        try:
            answer = self._open(entry)
            typed, entry.typed = entry.typed, ""
            if typed and answer is None:
                answer = entry.screen.answer_to(typed)
            if answer and self.stack[-1] is entry:
                self._drop(False)  # the screen beneath stays covered
            if answer != LEAVE or self.desk.match is self._match:  # else its board is built in the next turn
                self._follow(answer)
        except Wrong as wrong:
            if self.stack[-1] is entry and not self.top.number:
                self._drop(False)
            self._uncover()
            if self.asker is not None:
                self.asker.refuse(*wrong.args)
        return True

    def _begin(self, face):
        """Build what is about to open, for the face that asked for it, before this one acts on it."""
        while self._goes_on_opening():
            pass
        self.asker = face
        self.sync()

    def _open(self, entry):
        """Build a screen, or return the answer of a function that makes none."""
        screen = getattr(self.slots.load(entry.module), entry.opens.partition(".")[2])(self, *entry.args)
        if not screen or isinstance(screen, tuple):
            return screen or LEAVE
        entry.screen = screen
        self._numbers += 1
        screen.number = self._numbers
        if screen.kind == TYPED:
            screen.become(self._typed.get(entry.name) or screen.typed)
        elif entry.chosen and screen.count:
            screen.chosen = min(entry.chosen, screen.count - 1)
        return None

    def _unload(self, opening=None):
        """Drop what neither a screen that is shown nor one that opens needs."""
        modules = []
        for entry in self.stack:
            if entry is opening or entry.screen is not None:
                modules.append(entry.module)
        if self.stack[0].name == _PLAY:  # a round keeps the files of all its boards, but where codes are set
            modules += [_FOLDER + "play", _FOLDER + "mark"]
        self.slots.close(modules)
