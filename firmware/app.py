"""One turn of the loop: take presses and typed lines, save what changed, then show, play and print it.

Everything is handed in. The desk has the match; the console and the lights are views of it, and either may be missing.
`port` has line(unseen, wanted) and say(line), and where there are lights too `begun`, a line so far; `buttons`,
`lights` and `sound` are the board's; `log` has read(kind) and write(kind, content), and its `fault` is the key of a
sentence. `kept` tells whether the log already holds all that is wished for on the desk.
"""

from firmware.game import saved
from firmware.game.phases import CHECK, DONE, THINK
from firmware.keep.log import MATCH, NAMES, SETTINGS, STATISTICS
from firmware.memory import loaded

NOTHING = -1  # no event
MOST_WAITS = 3


class App:
    def __init__(self, desk, log, kept=False):
        self._desk = desk
        self._log = log
        self._game = None  # that was played then: in a match each player may have a game of their own
        self._match = None  # the match that was saved last, and its `changes` then
        self._changes = 0
        self._checks = False  # whether marks were being checked then
        self._choices = 0  # the desk's `choices` when they were saved last
        self._wished = self._wishes_now() if kept else None  # the wishes and the changed settings then
        self._packing = None  # the steps of saving them
        self._console = self._port = None
        self._handheld = self._board = None
        self._hz = 0
        self._felt = False  # whether the motor shakes
        # whether the lights loaded a file: one is enough for a turn, so all else waits; and whether the device has to
        self._loads = self._rests = False
        self._told = None  # a line of the console that was not printed yet
        self._first = False  # whether they drew in this turn: then the console waits
        self._waited = 0  # for so many turns, one after the other
        self._pegs = 0  # of the half-made row, when it was saved last

    def add_console(self, console, port):
        """Connect a console to the port. It takes over what was typed ahead to the one before it."""
        while self._console and self._console.typed:
            console.type(self._console.typed.pop(0))
        self._console = console
        self._port = port
        if self._desk.match is not None:
            self._tell_too_wide(self._desk.match)

    def add_lights(self, handheld, board):
        """`board` has the buttons, the lights and the sound."""
        self._handheld = handheld
        self._board = board

    @property
    def asleep(self):
        """Whether the lights are off because nobody is playing."""
        return self._handheld is not None and self._handheld.asleep

    def turn(self, ms):
        """Do one turn; `ms` have passed since the last. False when there is nothing to do but wait for a person."""
        packs = self._packing is not None
        loaded[0] = 0
        if packs:
            self._pack()
            self._say()
        self._desk.tick(ms, packs or self._rests or (self._console and self._console.speaks))
        self._keep_changes()
        going = self._handheld is not None and self._told is None and self._turn_lights(ms)  # a press might belie it
        console = self._console
        if console is not None:
            going |= packs or self._loads or loaded[0] > 0 or self._turn_console(ms)
            self._desk.telling = not (console.waits or console.rests)
            self._desk.half_loaded |= self._desk.telling  # what tells and asks stays until it is done
        self._desk.half_loaded |= loaded[0] > 0
        return going or packs or self._desk.works

    def keep(self):
        """Save everything; the log skips what has not changed. Before the lesson was answered there is nothing."""
        desk = self._desk
        if desk.fresh:
            return
        match = desk.match
        game = match.variant() if match else None
        if match is not None and (match is not self._match or game is not self._game):
            self._tell_too_wide(match)
        self._game = game
        self._match = match
        self._changes = match.changes if match else 0
        self._checks = match is not None and match.phase == CHECK
        self._choices = desk.choices
        self._keep_wishes()
        self._log.write(STATISTICS, desk.counted)
        self._log.write(MATCH, saved.dump(match, desk.draft) if match else b"")
        self._pegs = len(desk.draft.order) if match else 0
        desk.fault = self._log.fault

    def _keep_wishes(self):
        """Pack them in steps, which a row, that changes none of them, need not wait for."""
        wished = self._wishes_now()
        if wished != self._wished:
            self._wished = wished
            self._packing = self._pack_wishes()
            self._pack()

    def _pack_wishes(self):
        yield
        from firmware.ui import names, preferences

        packed = preferences.dump(self._desk)
        yield
        self._log.write(SETTINGS, packed)
        yield
        if self._desk.names or self._log.read(NAMES):
            self._log.write(NAMES, names.dump(self._desk.names))

    def _pack(self):
        self._desk.half_loaded = True
        for _ in self._packing:
            return
        self._packing = None

    def _wishes_now(self):
        return self._desk.wishes.copy(), self._desk.changed.copy(), self._desk.names

    def _tell_too_wide(self, match):
        """Warn of a match that was started at the console and has more pegs than the lights can show."""
        variant = match.variant()
        if self._handheld is not None and self._port and variant.pegs > self._handheld.most:
            from firmware.engine.games import short_name

            self._port.say(self._desk.words("too-wide", self._handheld.most, short_name(variant)))

    def _turn_lights(self, ms):
        """Return whether a key was pressed or the lights are on the way to what comes next."""
        handheld = self._handheld
        board = self._board
        event = board.buttons.event()
        touched = event != NOTHING
        while event != NOTHING:
            handheld.handle(event)
            event = board.buttons.event()
        handheld.ahead.waits = loaded[0] > 0
        drawn = handheld.tick(ms)
        self._first = drawn
        self._loads = handheld.ahead.loaded
        self._rests = self._loads or handheld.ahead.due
        self._keep_changes()
        if drawn:
            board.lights.show(handheld.frame, handheld.table)
        heard = handheld.sounds
        hz = heard.hz if heard.aloud or self._desk.settings["sound"] else 0
        if hz != self._hz:
            self._hz = hz
            if hz:
                board.sound.tone(hz)
            else:
                board.sound.quiet()
        felt = heard.felt and self._desk.settings["vibration"]
        if felt != self._felt:
            self._felt = felt
            board.sound.shake(felt)
        return touched or handheld.moving

    def _turn_console(self, ms):
        """Return whether the console has something to print or to do."""
        console = self._console
        typed = self._port.line(console.unseen, console.waits)
        if typed is not None:
            console.type(typed)
            if self._handheld is not None:
                self._handheld.stir()
        elif self._handheld is not None and self._port.begun != console.begun and console.waits:
            console.follow(self._port.begun)
            self._handheld.stir()
        if console.waits or console.over:
            return False
        if self._first and self._waited < MOST_WAITS:
            self._waited += 1
            return True
        self._waited = 0
        self._told = console.step(ms)
        self._lay_bare()
        self._keep_changes()
        self._say()
        if console.waits or console.over:
            self.keep()
        return True

    def _lay_bare(self):
        """Once the round has gone on at the console, nothing lies over it on the lights but what announces it. That it
        was counted is no change to look at: grades that were opened meanwhile stay."""
        handheld = self._handheld
        match = self._desk.match
        if handheld is None or not handheld.shows or match is not self._match or match.changes == self._changes:
            return
        if not handheld.announces and match.phase != DONE:
            handheld.above.clear()

    def _say(self):
        """Print what the console has told, once all that it tells of is saved."""
        if self._told is not None and self._packing is None:
            self._port.say(self._told)
            self._told = None

    def _keep_changes(self):
        """Save what has changed before it is shown: after a restart, chance might lead somewhere else."""
        if self._changed():
            self.keep()

    def _changed(self):
        """Whether a choice was made or a round counted, or the match is another one or has moved on, or a peg that was
        saved was taken back. That marks were checked and the device begins to think is not worth a save."""
        desk = self._desk
        match = desk.match
        if match is not self._match or desk.choices != self._choices:
            return True
        if match is None:
            return False
        if len(desk.draft.order) < self._pegs:
            return True
        if match.changes == self._changes:
            return False
        return not (self._checks and match.phase == THINK and match.changes == self._changes + 1)
