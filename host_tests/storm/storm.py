"""Somebody who does anything at all, at the lights and the console at once: the virtual board with the true main.py.

Keys are pressed, held and held together, lines are typed, time goes by in small and in large steps, the port is opened
and closed, and the power is cut and comes back. All of it follows from a seed; in one of four the board is short of
memory as well, and loads what it needs in steps.

  .venv/bin/python -m host_tests.storm.storm FIRST LAST EVENTS     storms with these seeds, so many events in each
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
from firmware.game import saved
from firmware.game.match import Match
from firmware.game.phases import OVER, SET
from firmware.keep.log import MATCH, Log
from firmware.ui import notation
from firmware.ui.words import Wrong
from host_tests import in_steps
from host_tests.storm import shortage
from host_tests.storm.truth import Memory, Witness
from host_tests.storm.whim import rules, settings, typed
from tools import virtual
from tools.virtual import program
from tools.virtual.board import NVM_SIZE

QUIT_EVERY = 400  # after this many events it tries to get out
ALIVE_MS = 300_000  # in a large game each answer takes seconds
THINKS_MS = 11_000
ANSWERS_MS = 2_500
LOADS_MS = 10_000  # until it answers, where it loads in each turn
SLEEPS_MS = 6_000  # how long the board may take to see the open port


class DeadEnd(AssertionError):
    """Nothing answers any more."""


class Crash(AssertionError):
    """The program ended by itself; what it printed."""


class Heard(bytearray):
    """What a terminal was sent: the lines that were said, and the signs that were typed and came back as an echo."""

    def __init__(self):
        super().__init__()
        self.lines = []
        self.echo = ""

    def __iadd__(self, sent):
        # lines are sent whole, the echo sign by sign
        if len(sent) > 3 and sent.endswith(b"\r\n"):
            self.lines.append(bytes(sent[:-2]).decode())
        else:
            self.echo += bytes(sent).decode("latin-1")
        return self


class Storm:
    """One seed: so many events at one profile."""

    def __init__(self, seed, events, witness=None, instead=None):
        self.chance = random.Random(seed)
        self.seed = seed
        self.events = events
        self.done = 0  # events
        self.rounds = 0
        self.cuts = 0
        self.witness = witness or Witness()
        self.short = seed % 4 == 1  # of memory
        self.instead = {**(shortage.modules() if self.short else {}), **(instead or {})}  # replaced modules
        self.memory = Memory()
        self.profile = self.chance.choice(every())
        self.log = []  # the last events, printed when something goes wrong
        self.lines = 0  # said
        self._counted = None
        self._broken = None

    def run(self, drive):
        """All of it; the first thing that is wrong is raised."""
        chance = self.chance
        nvm = bytearray(b"\xff" * NVM_SIZE)
        if chance.random() < 0.8:
            Log(nvm).write(MATCH, saved.dump(Match(rules(chance), chance.randrange)))
        (drive / "settings.toml").write_text(settings(chance, self.profile), "utf-8")
        with in_steps.loading() if self.short else contextlib.nullcontext():
            while self.done < self.events:
                self._power(nvm, drive)
        return self

    def _power(self, nvm, drive):
        """From power-on until the power is cut."""
        person = None
        self.witness.stopped()

        def pace(board):
            nonlocal person
            if person is None:
                person = self._person(board)
            try:
                self._listen(board)
                for ms in person:
                    return ms
            except Exception as wrong:  # noqa: BLE001 - none of ours is to be taken for one of the program's
                self._broken = wrong
            raise program.PowerOff

        gc.freeze()  # the collector need not search what lies outside the program each time
        printed = io.StringIO()
        with virtual.powered(self.chance.choice(self.profile.boards[:1]), nvm=nvm, pace=pace) as board:
            board.terminal.is_open = self.chance.random() < 0.9
            board.terminal.said = Heard()
            with contextlib.redirect_stderr(printed), contextlib.redirect_stdout(printed):
                ended = program.run("boot.py", drive)
                if ended == "over":
                    ended = program.run("code.py", drive, urandom=self.chance.randbytes, instead=self.instead)
        if self._broken is not None:
            sort = type(self._broken) if isinstance(self._broken, AssertionError) else RuntimeError
            raise sort(f"{self._broken} {self._told()}") from self._broken
        if ended != "off":
            said = printed.getvalue().strip()
            raise Crash(f"{said.splitlines()[-1] if said else ended} {self._told()}\n{said}")
        self.cuts += 1

    def _told(self):
        return f"in seed {self.seed} on {self.profile.name} after {self.done} events: {self.log[-12:]}"

    # what is heard

    def match(self, board):
        return self.memory.match(board.nvm)

    def _listen(self, board):
        heard = board.terminal.said
        while heard.lines:
            line = heard.lines.pop(0)
            self.lines += 1
            self.log.append(("said", line))
            match = self.match(board)
            self.witness.hear(line, match, self.memory.signs)

    # what is done

    def _person(self, board):
        """Ten thousand things, one after the other; each yields the time that goes by."""
        chance = self.chance
        yield from self._wait(board, 300)
        while self.done < self.events:
            self.done += 1
            self._count_rounds(board)
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

    def _count_rounds(self, board):
        match = self.match(board)
        if match is not None and match.phase < OVER:
            now = match.rules, match.round_number
            if self._counted is None or now[1] != self._counted[1] or match.rules.mode != self._counted[0].mode:
                self.rounds += 1
            self._counted = now
        elif match is None or match.phase >= OVER:
            self._counted = None

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
            board.press(pin, self.profile.pressed)
        yield from self._wait(board, held_ms)
        for pin in pins:
            board.release(pin)
        yield 10

    def _type(self, board):
        match = self.match(board)
        line = typed(self.chance, match, self.memory.signs)
        ended = self.chance.choice(("\r", "\r", "\r\n", "\n"))
        if self.chance.random() < 0.02:
            ended = ""  # the rest comes with the next event
        self.log.append(("typed", line))
        terminal = board.terminal
        before = self.match(board)
        terminal.said.echo = ""
        terminal.type(line + ended)
        yield 5
        yield 5
        after = self.match(board)
        if before and after and before.phase == SET and self._sets(before, after, line):
            self.witness.secret(terminal.said.echo, line)

    def _sets(self, before, after, line):
        """Whether this line is the code that was set just now."""
        side = after.sides[before.side]
        if side is None or before.sides[before.side] is not None or len(line) < 3:
            return False
        with contextlib.suppress(Wrong):
            return notation.read_code(side.variant, line, self.memory.signs) == side.known()
        return False

    def _wait(self, board, ms):
        until = board.ms + ms
        step = 5 if ms < 100 else self.chance.choice((10, 20, 60)) if ms < 1000 else 60
        while board.ms < until:
            yield step

    def _way_out(self, board):
        """Whoever opens the port and types gets an answer, and can end what runs and begin something else."""
        terminal = board.terminal
        if not board.console_is_open:
            return
        terminal.is_open = True
        yield from self._wait(board, SLEEPS_MS)
        terminal.typed.clear()
        terminal.type("\r")
        yield from self._answered(board)
        until = board.ms + ALIVE_MS
        ways = itertools.cycle(("", "RESIGN", "NEW"))  # Enter hurries what works; NEW leaves a lesson at the lights
        while (match := self.match(board)) is not None:
            if board.ms > until:
                raise DeadEnd(f"neither RESIGN nor NEW leads out of phase {match.phase}")
            line = next(ways) if match.phase < OVER else "NEW"
            self.log.append(("out", line))
            terminal.type(line + "\r")
            yield from self._wait(board, 1500)
            if line == "RESIGN" and self.match(board) is not None and self.match(board).phase < OVER:
                yield from self._wait(board, THINKS_MS)
        lines = self.lines
        terminal.type("HELP\r")
        yield from self._wait(board, LOADS_MS if self.short else ANSWERS_MS)
        if self.lines == lines:
            raise DeadEnd("HELP is not answered")

    def _answered(self, board):
        """Wait until the lines typed ahead are answered; a match that is watched goes on talking."""
        until = board.ms + ALIVE_MS
        lines = -1
        while self.lines != lines and board.ms < until:
            lines = self.lines
            yield from self._wait(board, THINKS_MS)


class Weather:
    """One storm after the other, and what was done in all of them."""

    def __init__(self, drive, events, instead=None):
        for name in ("words", "books"):
            shutil.copytree(program.ROOT / "firmware" / name, drive / "firmware" / name)
        self.drive = drive
        self.events = events  # of each storm
        self.instead = instead
        self.witness = Witness()
        self.done = {"storms": 0, "events": 0, "rounds": 0, "lines": 0, "power cuts": 0}

    def storm(self, seed):
        """One; what is wrong is raised."""
        storm = Storm(seed, self.events, self.witness, self.instead)
        try:
            storm.run(self.drive)
        finally:
            self.done["storms"] += 1
            self.done["events"] += storm.done
            self.done["rounds"] += storm.rounds
            self.done["lines"] += storm.lines
            self.done["power cuts"] += storm.cuts

    def __str__(self):
        counts = {**self.done, **self.witness.counts}
        return ", ".join(f"{kind} {number:,}" for kind, number in counts.items())


def main(first, last, events):
    """All that is wrong in the storms with these seeds."""
    wrong = []
    with tempfile.TemporaryDirectory() as folder:
        weather = Weather(Path(folder), events)
        for seed in range(first, last):
            try:
                weather.storm(seed)
            except (AssertionError, RuntimeError) as found:
                wrong.append(seed)
                print(f"{type(found).__name__} {found}\n", flush=True)
    print(f"Storms {first} to {last - 1}: {weather}. Wrong: {wrong or 'nothing'}.")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main(*(int(given) for given in sys.argv[1:])))
