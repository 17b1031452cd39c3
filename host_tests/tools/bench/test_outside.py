"""The view of the game from outside, on a board that has only a clock, a console and lights."""

from types import SimpleNamespace

from firmware.engine.games import named
from firmware.game import loading
from firmware.game.phases import GUESS
from firmware.keep.log import MATCH, Log
from tools.bench import outside
from tools.boards import PICO
from tools.emulated.soldered import Frame

BEGUN = b"soft reboot\r\n...\r\ncode.py output:\r\n"


class Paper:
    """A board whose console and lights say at given moments what is given."""

    def __init__(self, console=(), lights=()):
        self.heard = bytearray()
        self.frames = []
        self.console, self.lights = dict(console), list(lights)
        self.clock = SimpleNamespace(nanos=0)
        self.device = SimpleNamespace(simulator=SimpleNamespace(clock=self.clock))

    @property
    def ms(self):
        return self.clock.nanos / 1e6

    def run(self, most_seconds):
        while self.ms < most_seconds * 1000:
            self.clock.nanos += 1_000_000
            self.heard += self.console.get(self.ms, b"")
            self.frames += [Frame(at_ms, []) for at_ms in self.lights if at_ms == self.ms]
            yield self.ms / 1000


def test_it_waits_for_a_condition_and_at_most_as_told():
    paper = Paper()
    outside.wait(paper, 50, lambda: paper.ms >= 30)
    assert paper.ms == 30
    outside.wait(paper, 50)
    assert paper.ms == 80


def test_the_first_frame_counts_from_where_code_py_begins():
    paper = Paper({100: BEGUN}, lights=(350, 400))
    assert outside.first_frame_ms(paper, paper.frames) == 250


def test_the_board_starts_with_a_running_round_or_with_nothing():
    assert outside.nvm(False) == b"\xff" * PICO.nvm_size
    match, _ = loading.load(Log(bytearray(outside.nvm(True))).read(MATCH), lambda stop: 0)
    assert (match.phase, match.rules.variant, match.round.rows) == (GUESS, named("classic"), [])
