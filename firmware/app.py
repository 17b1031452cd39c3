"""One turn of the loop: take presses and typed lines, save what changed, then show, play and print it.

Everything is handed in. `shell` has the screens; each face shows them, and either may be missing. `port` has
line(unseen, wanted) and say(line); the board has `buttons`, `lights` and `sound`; `log` has read(kind) and write(kind,
content), and its `fault` is the key of a sentence.
"""

from firmware.engine.variant import short_name
from firmware.game import saved
from firmware.game.match import CHECK, GUESS, THINK
from firmware.keep.log import MATCH, MISTAKES, NAMES, SETTINGS, STATISTICS

NOTHING = -1  # no event


class App:
    def __init__(self, desk, shell, log, is_kept=False):
        """`is_kept`: the log already holds all that is wished for on the desk."""
        self._desk = desk
        self._shell = shell
        self._log = log
        self._match = None  # the match that was saved last, and its `changes` then
        self._changes = 0
        self._owes_wishes = False
        self._checked = False  # marks were being checked then
        self._choices = 0  # the desk's `choices` when they were saved last
        self._pegs: list = []  # of the half-made row then
        self._notes = desk.notes  # the desk's `notes` then
        self._wished = self._wishes_now() if is_kept else None  # the wishes and the changed settings then
        self._game = None  # that the lights were last compared with
        self.words = self._port = None  # the conversation; None until somebody opens the port
        self.lights = self.board = None  # the face, and the board with its buttons, lights and sound
        self._hz = 0
        self._felt = False  # the motor shakes
        self._waited_ms = 0  # since the device went on
        self._sends = True  # in this turn, the words may go on

    def add_words(self, words, port):
        """Connect a conversation to the port, or none."""
        self.words = words
        self._port = port
        self._game = None

    def turn(self, ms):
        """Do one turn; `ms` have passed since the last. False when there is nothing to do but wait for a person."""
        if self._owes_wishes:
            self._keep_wishes()
            return True  # it took time to load, and so will the next thing
        words = self.words
        # a page on a cable and the device that thinks go on by turns, as a step of each takes long
        by_turns = words is not None and not words.has_lines and self._desk.works
        self._sends = not by_turns or not (self._sends or words.waits)
        self._waited_ms += ms
        if not (by_turns and self._sends):
            self._desk.tick(self._waited_ms)
            self._waited_ms = 0
        self._shell.tick(ms)
        if self._keep_changes() or self._shell.is_opening:
            return True  # each takes long on a board; the faces show it in the next turn
        goes_on = self.lights is not None and self._turn_lights(ms)
        if self.words is not None and self._turn_words(ms):
            goes_on = True
        return goes_on or self._desk.works

    def keep(self):
        """Save everything that is another; on the first screen of all only once something was chosen."""
        desk = self._desk
        if desk.fresh and not desk.choices:
            return
        match = desk.match
        # in the next turn: a match that begins, and a screen that has opened, had enough to load
        self._owes_wishes = match is not self._match or self._shell.is_opening
        self._match = match
        self._changes = match.changes if match else 0
        self._checked = match is not None and match.phase == CHECK
        self._choices = desk.choices
        if not self._owes_wishes:
            self._keep_wishes()
        if desk.notes != self._notes:
            self._notes = desk.notes
            self._log.write(STATISTICS, desk.counted)
            self._log.write(MISTAKES, desk.mistakes)
        self._log.write(MATCH, saved.dump(match) if match else b"")
        self._pegs = match.draft.pegs.copy() if match else []
        desk.fault = self._log.fault

    def _keep_wishes(self):
        self._owes_wishes = False
        wished = self._wishes_now()
        if wished != self._wished:
            self._wished = wished
            desk = self._desk
            self._shell.make_room()
            self._log.write(SETTINGS, self._shell.slots.once("firmware.ui.choices", "dump", desk))
            self._log.write(NAMES, "\n".join(desk.names).encode())

    def _wishes_now(self):
        return self._desk.wishes.copy(), self._desk.changed.copy(), self._desk.names

    def _turn_lights(self, ms):
        """Return whether a key was pressed or the lights are on the way to what comes next."""
        lights = self.lights
        board = self.board
        event = board.buttons.event()
        touched = event != NOTHING
        while event != NOTHING:
            lights.handle(event)
            # a key that was pressed since is meant for what opens, once it is there
            event = NOTHING if self._shell.is_opening else board.buttons.event()
        if self._shell.is_opening:
            return True  # nothing can be drawn of it yet
        drawn = lights.tick(ms)
        self._keep_changes()
        if drawn:
            board.lights.show(lights.frame, lights.table)
        heard = lights.sounds
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
        return touched or lights.moving

    def _turn_words(self, ms):
        """Return whether there is something to print or to do."""
        words = self.words
        match = self._desk.match
        game = None if match is None else match.variant()
        if game is not self._game:
            self._game = game
            if game is not None and self.lights is not None and game.pegs > self.lights.most:
                words.tell(("too-wide", short_name(game)))
        typed = self._port.line(self._shell.is_secret, words.waits)
        if typed is not None:
            words.type(typed)
            if self.lights is not None:
                self.lights.wake()
        if self._sends:
            line = words.step(ms)
            self._keep_changes()
            if line is not None:
                self._port.say(line)
        return not words.waits

    def _keep_changes(self):
        """Save what has changed before it is shown: after a restart, chance might lead somewhere else.

        That is a choice, a round that was counted, another match, one that has moved on, or one of whose row a peg that
        was saved was taken back; where a save wears nothing, any half-made guess. That marks were checked and the
        device begins to think is not worth a save. Return whether anything was saved.
        """
        desk = self._desk
        match = desk.match
        if match is self._match and desk.choices == self._choices:
            if match is None:
                return False
            pegs = match.draft.pegs
            any_peg = desk.keeps_pegs and match.phase == GUESS
            if pegs == self._pegs or not (any_peg or pegs.count(None) > self._pegs.count(None)):
                moves = match.changes - self._changes
                if moves == 0 or (moves == 1 and self._checked and match.phase == THINK):
                    return False
        self.keep()
        return True
