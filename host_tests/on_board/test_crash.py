"""Crashes and hangs on the emulated board, with the real watchdog, and how it comes back from them."""

import pytest

from firmware.keep.log import CRASHES, MATCH, Log
from host_tests.on_board.person import Person
from host_tests.on_board.test_closed import CLOSED, STORAGE, prepared
from tools.boards import PICO
from tools.build import contents, mpy

WORDS = "firmware/words/en.txt"
RED = [(32, 0, 0), (0, 0, 0), (0, 0, 0)]
PATTERN = (22 * RED)[:64]
HANG = "import time\ntime.sleep(1000)\n"
BITES_MS = 8000


@pytest.fixture
def broken():
    """Return files that make the game crash when it starts, as long as those that they replace."""
    return {WORDS: b"#" * len(contents.files(PICO)[WORDS])}


def has_pattern(person):
    return person.frames and person.frames[-1].pixels == PATTERN


def crashes(person):
    return (person.log().read(CRASHES) or b"\0")[0]


def test_a_crash_is_shown_and_comes_back_into_the_round(uf2, image, image_with, broken):
    memory = prepared()
    before = Log(memory).read(MATCH)
    person = Person(uf2, image_with(broken), nvm=memory)
    assert person.run(5000, lambda: has_pattern(person))
    assert "Traceback (most recent call last):" in person.said
    assert "KeyError" in person.said
    assert crashes(person) == 1
    person.machine.write(PICO.drive_offset, image)  # flashing it again mends it
    assert person.run(6000, lambda: "your guess?" in person.said), person.said
    assert person.said.count("Traceback") == 1
    assert not has_pattern(person)
    assert person.log().read(MATCH) == before


def test_the_third_crash_opens_a_closed_board_without_the_round(uf2, image_with, broken):
    memory = prepared()
    Log(memory).write(CRASHES, b"\2")
    person = Person(uf2, image_with({**CLOSED, **broken}), nvm=memory)
    assert person.run(5000, lambda: has_pattern(person))
    assert STORAGE not in person.interfaces
    assert "Traceback" not in person.said
    assert person.run(10_000, lambda: "does not start" in person.said), person.said
    assert STORAGE in person.interfaces
    assert person.log().read(MATCH) is None


def test_a_hang_is_ended_and_the_round_comes_back(uf2, image_with, summary):
    """The self-test, which ok held at power-up opens, is one that never comes round."""
    memory = prepared()
    before = Log(memory).read(MATCH)
    image = image_with({"firmware/ui/screens/forms.mpy": mpy.compiled(HANG, "hang.py")})
    person = Person(uf2, image, nvm=memory, held=("ok",))
    person.run(3000)
    assert not person.frames
    person.keys["ok"].release()
    began_ms = person.start(2 * BITES_MS)
    summary(f"The emulated board: a hang was over, and the first light there, {began_ms / 1000:.1f} s after power-on.")
    assert began_ms > BITES_MS
    assert crashes(person) == 1
    assert person.run(2000, lambda: "your guess?" in person.said), person.said
    assert person.log().read(MATCH) == before
