"""A round by presses on the emulated board: the longest turns of the loop, and which files they loaded and dropped.

A press waits for one turn at worst, and for so long no light moves. The drive is as it is built, but that code.py
starts `probes/turns.py`, which writes down the long turns. The lights are seen on their pin.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from firmware.device import profiles
from firmware.ui import inks
from tools.bench.kept import pegs
from tools.bench.probes.turns import BEGIN, LONG_MS, SIZE
from tools.boards import PICO
from tools.emulated import soldered
from tools.emulated.machine import Machine
from tools.front.kept import match_in
from tools.front.reader import rgb

SECTION = "lights alone"
MARKS = "ok to first light of marks"
A_ROW = "a row"
LOADED = "files loaded or dropped in a row"
PROFILE = profiles.named("pico_8x8")
WIDTH, PEGS, COLOURS = 8, 4, 6
PRESS_MS, HOLD_MS = 40, 700
SETTLED_MS = 650  # a quiet board has finished its background work by then
END_MS = 3200  # the end of a round has been shown and told by then
MOST_SECONDS = 600


@dataclass
class Turn:
    """A long turn, or one in which modules came or went."""

    began_ms: float
    took_ms: float
    moved: str


class Round:
    """A person who plays a round on this board, and notes its turns."""

    def __init__(self, board: Machine):
        self.board = board
        self.turns: list[Turn] = []
        self.marks_ms: list[float] = []  # from ok to the first light of a row's marks
        self._frames = soldered.pixels(board, soldered.gpio(PROFILE.pixels))
        self._keys = soldered.keys(board, soldered.gpios(PROFILE), PROFILE.pressed)
        self._place = -1
        self._noted = 0
        self._run = board.run(MOST_SECONDS)

    @property
    def ms(self) -> float:
        return soldered.now_ms(self.board)

    def parts(self) -> Iterator[tuple[str, list[Turn]]]:
        """Play a round; yield each part of it, by its name, with its turns."""
        self._wait(5000, lambda: self._place >= 0 and bool(self._frames))
        self._wait(SETTLED_MS)
        acts: dict[str, Callable[[], None]] = {
            "a mode chosen": lambda: self._press("ok", "ok"),
            "start of a round": lambda: self._press("ok"),
            "the first row": self._row,
            A_ROW: self._row,
            "a hint": lambda: self._hold("ok"),
            "the menu": lambda: self._hold("back"),
            "end of a round": self._win,
            "the next round": lambda: self._press("ok"),
        }
        for part, act in acts.items():
            before = len(self.turns)
            act()
            self._wait(END_MS if act == self._win else SETTLED_MS)
            yield part, self.turns[before:]

    # input

    def _row(self) -> None:
        """Enter a guess with one right peg."""
        kept = len(self.marks_ms)
        self._enter([(digit + (place != kept)) % COLOURS for place, digit in enumerate(self._secret())])
        shown = self._marks()
        self._keys["ok"].press()
        self._wait(PRESS_MS)
        let_go_ms = self.ms
        self._keys["ok"].release()
        self._wait(2000, lambda: self._marks() > shown)
        self.marks_ms.append(self._frames[-1].at_ms - let_go_ms)

    def _win(self) -> None:
        self._press("back")  # closes the menu
        self._wait(SETTLED_MS)
        self._press(*["back"] * PEGS)  # takes back the hint
        self._enter(self._secret())
        self._press("ok")

    def _enter(self, digits: list[int]) -> None:
        for digit in digits:
            ups = digit + 1
            self._press(*["up"] * ups if ups <= COLOURS // 2 else ["down"] * (COLOURS - digit), "ok")

    def _press(self, *names: str) -> None:
        for name in names:
            self._hold(name, PRESS_MS)
            self._wait(PRESS_MS)

    def _hold(self, name: str, ms: float = HOLD_MS) -> None:
        self._keys[name].press()
        self._wait(ms)
        self._keys[name].release()

    def _secret(self) -> list[int]:
        """Read the code from the board's save."""
        match = match_in(bytearray(self.board.read(PICO.nvm_offset, PICO.nvm_size)))
        assert match
        return pegs(match.round.hidden_code())

    # output

    def _marks(self) -> int:
        """Return how many lights of marks there are."""
        table = inks.table("vivid", 2)
        lit = [rgb(table[ink]) for ink in (inks.EXACT, inks.NEAR)]
        pixels = self._frames[-1].pixels
        return sum(pixels[place] in lit for place in range(len(pixels)) if place % WIDTH >= PEGS)

    def _wait(self, ms: float, until: Callable[[], bool] = lambda: False) -> None:
        end_ms = self.ms + ms
        for _ in self._run:
            self.board.heard.clear()
            self._look()
            if until() or self.ms >= end_ms:
                return

    def _look(self) -> None:
        memory = memoryview(self.board.device.mcu.sram)
        if self._place < 0:
            self._find(memory)
            return
        place = self._place
        if memory[place] == self._noted:
            return
        self._noted = memory[place]
        began_ms, took_ms, moved, *_ = bytes(memory[place + 1 : place + SIZE]).decode("utf-8", "replace").split("\n")
        self.turns.append(Turn(float(began_ms), float(took_ms), moved))

    def _find(self, memory: memoryview) -> None:
        """Find where the board writes. That is before its loop, so then the console can still be closed: it is."""
        begin = bytes(byte ^ 0xFF for byte in BEGIN)
        found = bytes(memory).find(begin)
        if found >= 0:
            self._place = found + len(BEGIN)
            self.board.device.cdc.set_control_lines(dtr=False, rts=False)


def played(board: Machine) -> Iterator[str]:
    """Play a round, and yield the lines of a probe."""
    person = Round(board)
    parts = dict(person.parts())
    yield from report_longest(parts)
    loaded = sum(len(turn.moved.split()) for turn in parts[A_ROW])
    yield f"4x6\t{LOADED}, {SECTION}\t{loaded}\tfiles"
    yield f"4x6\t{MARKS}, {SECTION}\t{max(person.marks_ms):.0f}\tms"


def report_longest(parts: dict[str, list[Turn]]) -> Iterator[str]:
    """Yield the longest turn in which modules came or went, and the longest other one, with part and modules."""
    turns = [(turn, part) for part, inside in parts.items() for turn in inside]
    for what, opens in (("longest turn that opens", True), ("longest other turn", False)):
        of_kind = ((turn, part) for turn, part in turns if bool(turn.moved) == opens)
        none = Turn(0, LONG_MS, ""), "no turn took longer"
        turn, part = max(of_kind, key=lambda each: each[0].took_ms, default=none)
        yield f"all\t{what}, {SECTION}\t{turn.took_ms:.0f}\tms\t{part} {turn.moved}".rstrip()
