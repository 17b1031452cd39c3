"""The process of the emulated board: the lines that it writes, and what it does on those that it reads."""

import io
import json
import queue

import pytest

from tools.boards import PICO
from tools.emulated.process import EmulatedBoard, listen

KEYS = {"left": [2]}
QUIET = {"pressed": False, "sound": None, "display": None, "nvm": [PICO.nvm_offset, PICO.nvm_size]}
LASTS_MS = 45


class Heard(io.StringIO):
    """Return its output up to where it is enough; ask it for something at the first light."""

    def __init__(self, is_enough=lambda heard: False, asked=()):
        super().__init__()
        self.told = queue.SimpleQueue()
        self.lines = []
        self._is_enough = is_enough
        self._asked = asked

    def write(self, line):
        self.lines.append(json.loads(line))
        if self.lines[-1][0] == "frame":
            for words in self._asked:
                self.told.put(words)
            self._asked = ()
        if self._is_enough(self):
            raise StopIteration

    def of(self, what):
        return [words for said, *words in self.lines if said == what]


def board(uf2, out, **given):
    return EmulatedBoard({"uf2": str(uf2), "flash": [], "pixels": 0, "buttons": KEYS, **QUIET, **given}, out)


def heard(uf2, is_enough, *asked):
    out = Heard(is_enough, asked)
    with pytest.raises(StopIteration):
        board(uf2, out).run(out.told)
    return out


@pytest.mark.slow
def test_a_key_lasts_as_long_as_it_was_told_in_the_boards_time(uf2):
    edges = [["edge", "left", True, LASTS_MS], ["edge", "left", False, LASTS_MS]]
    said = heard(uf2, lambda heard: len(heard.of("key")) == 2, *edges)
    (down_ms, *down), (up_ms, *up) = said.of("key")
    assert (down, up) == (["left", True], ["left", False])
    assert LASTS_MS <= up_ms - down_ms < LASTS_MS + 5
    assert [bytes.fromhex(light) for _, light in said.of("frame")] == [bytes(3), b"\xff" * 3]


def test_how_far_it_is_and_which_keys_are_done_is_told(uf2):
    edge = ["edge", "left", True, 10_000]
    nows = heard(uf2, lambda heard: any(got for _, got, _ in heard.of("now")), edge).of("now")
    assert nows[0][1:] == [0, True]
    assert nows[-1][1:] == [1, False]
    assert [ms for ms, _, _ in nows] == sorted(ms for ms, _, _ in nows)


def test_what_it_keeps_is_what_it_was_given(uf2):
    kept = b"a match".ljust(PICO.nvm_size, b"\xff")
    made = board(uf2, Heard(), flash=[[PICO.nvm_offset, kept.hex()]])
    assert made.machine.read(PICO.nvm_offset, PICO.nvm_size) == kept


def test_each_line_is_taken_and_is_json(capfd):
    taken = []
    with pytest.raises(json.JSONDecodeError):
        listen(['["type", "a"]\n', "no json\n"], taken.append)
    assert taken == [["type", "a"]]
