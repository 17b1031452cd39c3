"""However many rounds are played, the heap of a board that runs real CircuitPython is as full after each of them."""

import pytest

from tools.bench import runs

ROUNDS = 20
SETTLING = 14  # rounds, until there are as many recent numbers as are kept
MOST_CREPT = 1024  # bytes


@pytest.mark.nightly
def test_neither_the_heap_nor_its_largest_block_creeps(uf2, summary):
    figures = {"heap after a round": [], "largest free block": []}
    for line in filter(None, runs.on_board(uf2, "creep", str(ROUNDS))):
        _, what, number, _ = line.split("\t")
        figures[what].append(int(number))
    for what, numbers in figures.items():
        assert len(numbers) == ROUNDS
        settled = numbers[SETTLING:]
        summary(f"Of {ROUNDS} rounds on the board, {what}: {min(settled):,} to {max(settled):,} bytes.")
        assert max(settled) - min(settled) <= MOST_CREPT, numbers
