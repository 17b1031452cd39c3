"""Measuring on the emulated board, here one that has only a clock, a console and lights."""

from types import SimpleNamespace

import pytest

from tools.bench import board
from tools.boards import PICO
from tools.emulated.soldered import Frame
from tools.trouble import Trouble

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

    def lines(self, most_seconds, progress):
        for seconds, line in self.console.items():
            progress(seconds)
            yield line


def test_it_waits_for_a_condition_and_at_most_as_told():
    paper = Paper()
    board.wait(paper, lambda: paper.ms >= 30, 50)
    assert paper.ms == 30
    board.wait(paper, lambda: False, 50)
    assert paper.ms == 80


def test_the_first_frame_counts_from_where_code_py_begins():
    paper = Paper({100: BEGUN}, lights=(350, 400))
    assert board.first_frame_ms(paper, paper.frames) == 250


def test_progress_is_told_at_times_and_every_line_as_it_is(capsys):
    paper = Paper({0.05: "one", 0.15: "two", 0.2: "three", 0.4: "four"})
    assert list(board.probed(paper)) == ["one", "two", "three", "four"]
    assert capsys.readouterr().out.splitlines() == ["far\t0.15", "far\t0.4"]


def test_a_line_that_tells_of_an_error_ends_it():
    with pytest.raises(SystemExit, match="it printed MemoryError"):
        list(board.probed(Paper({0.1: "MemoryError"})))


def test_a_board_that_stops_is_one_sentence(tmp_path):
    with pytest.raises(Trouble, match=r"^The emulated board stopped: .*none\.uf2"):
        list(board.measured("probe", tmp_path / "none.uf2", b"", []))


def test_drive_and_saves_lie_where_the_chip_has_them(tmp_path):
    from host_tests.tools.emulated import tiny

    given = {"board": PICO.id, "uf2": str(tiny.write_uf2(tmp_path / "tiny.uf2")), "drive": b"drive".hex()}
    made = board.machine(given, b"kept".hex())
    assert made.read(PICO.drive_offset, 5) == b"drive"
    assert made.read(PICO.nvm_offset, 4) == b"kept"
