"""The memory of a board during a check: read, written, erased, and put back."""

import pytest

from host_tests.tools.check.prompt import at_prompt
from tools import virtual
from tools.bench import kept
from tools.check import saves

KEPT = bytearray(b"a round of somebody".ljust(0x1000, b"\xff"))


@pytest.fixture
def memory():
    with virtual.powered("raspberry_pi_pico", bytearray(KEPT)) as board:
        yield saves.Memory(at_prompt(board))


def test_it_is_read_whole_and_put_back_as_it_was(memory):
    assert memory.before == KEPT
    content, _ = kept.round_in_memory(memory.size)
    memory.write(content)
    assert memory.read() == content != KEPT
    memory.put_back()
    assert memory.read() == KEPT


def test_measuring_an_erase_leaves_it_as_it_was(memory):
    assert memory.erase_ms() >= 0
    assert memory.read() == KEPT


def test_other_codes_are_guessed_in_digits():
    _, code = kept.round_in_memory(0x1000)
    guesses = saves.wrong_guesses(code, 3)
    assert len(set(guesses)) == 3
    assert "".join(saves.DIGITS[digit] for digit in kept.pegs(code)) not in guesses
