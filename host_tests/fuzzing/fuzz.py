"""Somebody who does anything at all, at the lights and the console at once, on the virtual board with the true main.py.

Keys are pressed, held and held together, lines are typed, time goes by in small and in large steps, the port is opened
and closed, and the power is cut and comes back. All of it follows from a seed:

    .venv/bin/python -m host_tests.fuzzing.fuzz FIRST LAST EVENTS     each of these seeds, so many events in each
"""

import contextlib
import gc
import io
import itertools
import random
import shutil
import sys
import tempfile
from pathlib import Path

from firmware.device.profiles import every
from firmware.engine.variant import named
from firmware.game import saved
from firmware.game.match import OVER, SET, Match
from firmware.game.modes import LINKED
from firmware.keep.log import MATCH, Log
from firmware.ui import notation
from firmware.ui.words import Wrong
from host_tests.fuzzing.chosen import rules, settings, typed
from host_tests.fuzzing.truth import Memory, Witness
from host_tests.game.cable import Board, Plug
from host_tests.player import played
from tools.virtual import program
from tools.virtual.board import NVM_SIZE

QUIT_EVERY = 400  # after this many events it tries to get out
ALIVE_MS = 300_000  # in a large game each answer takes seconds
THINKS_MS = 11_000
ANSWERS_MS = 2_500
GRADES_MS = 2 * 20_000  # of two sides, one after the other
WIDTHS = ("mini", "classic", "super")  # of the games that the other board wants
SLEEPS_MS = 6_000  # how long the board may take to see the open port


YES = ("yes", "ja", "oui", "tak", "да")  # in whichever language RESIGN asks


class DeadEnd(AssertionError):
    """Nothing answers any more."""


class Heard(bytearray):
    """Sort what a terminal is sent into lines, which come whole, and the echo of what was typed, sign by sign."""

    def __init__(self):
        super().__init__()
        self.lines = []
        self.echo = ""

    def __iadd__(self, sent):
        if len(sent) > 3:
            self.lines.append(bytes(sent).decode())
        else:
            self.echo += bytes(sent).decode("latin-1")
        return self


class Fuzz:
    """One seed after the other; the first thing that is wrong is raised."""

    def __init__(self, drive, events):
        for name in ("words", "books"):
            shutil.copytree(program.ROOT / "firmware" / name, drive / "firmware" / name)
        self.drive = drive
        self.events = events  # of each seed
        self.witness = Witness()
        self.counts = {"seeds": 0, "events": 0, "lines": 0, "power cuts": 0, "turns there": 0}

    def __str__(self):
        counts = {**self.counts, **self.witness.counts}
        return ", ".join(f"{kind} {number:,}" for kind, number in counts.items())

    def run(self, seed):
        self.seed = seed
        self.witness.begin()
        self.chance = random.Random(seed)
        self.memory = Memory()
        self.profile = self.chance.choice(every())
        self.there = None  # the board at the other end of the wire
        self.log = []  # the last events, printed when something goes wrong
        self.done = 0  # events
        nvm = bytearray(b"\xff" * NVM_SIZE)
        if self.chance.random() < 0.8:
            Log(nvm).write(MATCH, saved.dump(Match(rules(self.chance), self.chance.randrange)))
        (self.drive / "settings.toml").write_text(settings(self.chance, self.profile), "utf-8")
        self.counts["seeds"] += 1
        while self.done < self.events:
            self._power(nvm)
            self.counts["power cuts"] += 1

    def _power(self, nvm):
        """Go on from power-on until the power is cut."""
        self.witness.stopped()
        gc.freeze()  # the collector need not search what lies outside the program each time
        printed = io.StringIO()
        try:
            with contextlib.redirect_stderr(printed), contextlib.redirect_stdout(printed):
                how = {"before": self._open, "urandom": self.chance.randbytes}
                played(self._listener, self.profile.name, nvm, self.drive, **how)
        except Exception as wrong:
            sort = type(wrong) if isinstance(wrong, AssertionError) else RuntimeError
            told = f"in seed {self.seed} on {self.profile.name} after {self.done} events: {self.log[-12:]}"
            raise sort(f"{wrong} {told}\n{printed.getvalue()}") from wrong

    def _open(self, board):
        board.terminal.is_open = self.chance.random() < 0.9
        board.terminal.said = Heard()

    def _listener(self, at):
        """Hear what was said to each thing that is done, and let the other board answer."""
        for ms in self._person(at.board):
            yield ms
            self._listen(at.board)
            self._play_there(at.board, ms)

    def _play_there(self, board, ms):
        """Have somebody at the other board look for this one again and again, and play with it."""
        there = self.there
        if there is None or there.is_over or (there.link and there.link.is_silent):
            game = self.chance.choice(LINKED), 2, "rows"
            there = self.there = Board(Plug(), named(self.chance.choice(WIDTHS)), "Ben", self.chance.random(), 99, game)
        there.end.board = board
        there.turn(ms)
        if self.chance.random() < 0.02:
            there.play(there)
            self.counts["turns there"] += there.link is not None

    def _match(self, board):
        return self.memory.match(board.nvm)

    def _listen(self, board):
        heard = board.terminal.said
        while heard.lines:
            line = heard.lines.pop(0)
            self.counts["lines"] += 1
            self.log.append(("said", line))
            self.witness.hear(line, self._match(board), self.memory.signs)

    # what is done

    def _person(self, board):
        """Do one thing after the other; each yields the time that goes by."""
        chance = self.chance
        yield from self._wait(board, 300)
        while self.done < self.events:
            self.done += 1
            self.counts["events"] += 1
            do = chance.random()
            if do < 0.45:
                yield from self._press(board)
            elif do < 0.80:
                yield from self._type(board)
            elif do < 0.96:
                yield from self._wait(board, chance.choice((5, 20, 100, 400, 1500, 5000)))
            elif do < 0.985:
                board.terminal.is_open = not board.terminal.is_open
                self.log.append(("port", board.terminal.is_open))
            elif do < 0.99:
                self.log.append(("cut",))
                return
            if self.done % QUIT_EVERY == 0:
                yield from self._way_out(board)
            yield from self._wait(board, chance.choice((5, 5, 15, 40, 200, 900)))
        yield from self._way_out(board)

    def _press(self, board):
        chance = self.chance
        keys = list(self.profile.buttons)
        often = [key for key in ("ok", "ok", "back") if key in keys]
        key = chance.choice(keys if chance.random() < 0.6 else often)
        pins = [self.profile.buttons[key]]
        if chance.random() < 0.05:
            pins.append(self.profile.buttons[chance.choice(keys)])
        held_ms = chance.choice((15, 30, 30, 30, 60, 750))
        self.log.append((key, held_ms))
        for pin in pins:
            board.hold(pin, self.profile.pressed)
        yield from self._wait(board, held_ms)
        for pin in pins:
            board.hold(pin, None)
        yield 10

    def _type(self, board):
        before = self._match(board)
        line = typed(self.chance, before, self.memory.signs)
        ended = self.chance.choice(("\r", "\r", "\r\n", "\n"))
        if self.chance.random() < 0.02:
            ended = ""  # the rest comes with the next event
        self.log.append(("typed", line))
        self.witness.typed(line)
        board.terminal.said.echo = ""
        board.terminal.type(line + ended)
        yield 5
        yield 5
        after = self._match(board)
        if before and after and before.phase == SET and self._sets(before, after, line):
            self.witness.secret(board.terminal.said.echo, line)

    def _sets(self, before, after, line):
        """Tell whether this line is the code that was set just now; another round may have begun instead."""
        side = None if after.rules.packed != before.rules.packed else after.sides[before.side]
        if side is None or before.sides[before.side] is not None or len(line) < 3:
            return False
        with contextlib.suppress(Wrong):
            return notation.read_code(side.variant, line, self.memory.signs) == side.hidden_code()
        return False

    def _wait(self, board, ms):
        until = board.ms + ms
        step = 5 if ms < 100 else self.chance.choice((10, 20, 60)) if ms < 1000 else 60
        while board.ms < until:
            yield step

    def _way_out(self, board):
        """Open the port: whoever types there gets an answer, and can end what runs and begin something else."""
        terminal = board.terminal
        if not board.console_is_open:
            return
        terminal.is_open = True
        yield from self._wait(board, SLEEPS_MS)
        terminal.typed.clear()
        terminal.type("\r")
        yield from self._answered(board)
        until = board.ms + ALIVE_MS
        ways = itertools.cycle(("", *itertools.chain(*(("RESIGN", yes) for yes in YES)), "NEW"))  # Enter hurries work
        while (match := self._match(board)) is not None and match.phase < OVER:
            if board.ms > until:
                raise DeadEnd(f"neither RESIGN nor NEW leads out of phase {match.phase}")
            line = next(ways)
            self.log.append(("out", line))
            terminal.type(line + "\r")
            yield from self._wait(board, 1500)
            if line == "RESIGN" and self._match(board) is not None and self._match(board).phase < OVER:
                yield from self._wait(board, THINKS_MS)
        lines = self.counts["lines"]
        terminal.type("HELP\r")
        until = board.ms + ANSWERS_MS + GRADES_MS * (match is not None and match.phase == OVER)
        while self.counts["lines"] == lines and board.ms < until:
            yield from self._wait(board, 1000)
        if self.counts["lines"] == lines:
            raise DeadEnd("HELP is not answered")

    def _answered(self, board):
        """Wait until the lines typed ahead are answered; a match that is watched goes on talking."""
        until = board.ms + ALIVE_MS
        lines = -1
        while self.counts["lines"] != lines and board.ms < until:
            lines = self.counts["lines"]
            yield from self._wait(board, THINKS_MS)


def main(first, last, events):
    """Print all that is wrong in these seeds."""
    wrong = []
    with tempfile.TemporaryDirectory() as folder:
        fuzz = Fuzz(Path(folder), events)
        for seed in range(first, last):
            try:
                fuzz.run(seed)
            except (AssertionError, RuntimeError) as found:
                wrong.append(seed)
                print(f"{type(found).__name__} {found}\n", flush=True)
    print(f"{fuzz}. Wrong: {wrong or 'nothing'}.")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main(*(int(given) for given in sys.argv[1:])))
