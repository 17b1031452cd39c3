"""The game's budgets on the board, as a table: a budget names a figure that something measures."""

from dataclasses import dataclass

from tools.bench import turns
from tools.bench.figures import Figures
from tools.bench.opened import OPENED

# A device that breaks a game of eight pegs or ten takes the memory that there is: what came in is dropped when it must
# be, and what is then loaded comes beside a full heap to be collected. Bytes of the heap, and ms of the longest turn.
LARGEST = {"breaker": (145_000, 55), "widest": (150_000, 65)}
EACH = (115_000, 40)

FIRST_FRAME = ("code.py start to first frame", "code.py start to first frame, a round kept")


@dataclass(frozen=True)
class Budget:
    game: str
    what: str
    most: float


BUDGETS = (
    Budget("4x6", "heap in use, lights alone", 75_000),
    Budget("4x6", "heap in use, lights and console", 80_000),
    Budget("4x6", "heap in use at worst, rows graded", 115_000),  # of 166,000, which leaves room for garbage and gaps
    Budget("4x6", "held between moves", 1024),
    Budget("5x8", "held between moves", 8192),
    Budget("4x6", "a move from the book", 20),
    Budget("5x8", "a move from the book", 60),
    Budget("6x9", "a move from the book", 60),
    Budget("10x10", "a move from the book", 60),
    Budget("4x6", "a move without a book", 1500),
    Budget("6x9", "a move without a book", 4000),
    Budget("8x10", "a move without a book", 10_000),
    Budget("4x6", "filter after a row and count, at worst", 20),
    Budget("5x8", "filter after a row and count, at worst", 400),
    Budget("all", FIRST_FRAME[False], 600),
    Budget("all", FIRST_FRAME[True], 800),
    Budget("all", "press to light", 20),
    Budget("all", "press to light, median", 12),
    Budget("4x6", "ten idle turns", 0),
    *(
        Budget("4x6", turns.figure(part, section), 150 if part in turns.BEGINNINGS else 40)
        for section in turns.SECTIONS
        for part in turns.PARTS
    ),
    *(Budget("4x6", f"{turns.MARKS}, {section}", 60) for section in turns.SECTIONS),
    *(Budget("4x6", f"longest turn, {name} begun", 150) for name in OPENED),
    *(Budget("4x6", f"longest turn, {name} open", LARGEST.get(name, EACH)[1]) for name in OPENED),
    *(Budget("4x6", f"heap in use at worst, {name} open", LARGEST.get(name, EACH)[0]) for name in OPENED),
    Budget("all", "every .mpy together", 72 * 1024),
    Budget("all", "every book together", 256 * 1024),
)


def show(figures: Figures) -> int:
    """Print the table; how many rows are over."""
    over = 0
    print(f"{'game':6}{'what':46}{'at most':>12}{'board':>14}  unit")
    for budget in BUDGETS:
        row = figures.get((budget.game, budget.what), {"unit": ""})
        board = row.get("board")
        is_over = board is not None and board > budget.most
        over += is_over
        shown = f"{'-':>14}" if board is None else f"{board:14,.2f}"
        print(f"{budget.game:6}{budget.what:46}{budget.most:12,.0f}{shown}  {row['unit']}{'  OVER' * is_over}")
    return over
