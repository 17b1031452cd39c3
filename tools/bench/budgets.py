"""The game's budgets on the board, as a table: a budget names a figure that something measures.

A line of a probe is the game, the name of the figure, the number and its unit, with tabs between.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from tools.bench import turns
from tools.bench.opened import OPENED

Figures = dict[tuple[str, str], tuple[float, str]]  # by game and name

FIRST_FRAME = ("code.py start to first frame", "code.py start to first frame, a round kept")
FIRST_FRAME_MS = (800, 1000)
OPENING_MS, OTHER_MS = 150, 40  # a turn that loads or drops files, and any other
FREE = 15_000  # bytes after a collection, at the fullest moment


@dataclass(frozen=True)
class Budget:
    game: str
    what: str
    limit: float
    is_least: bool = False

    def is_kept(self, measured: float) -> bool:
        return measured >= self.limit if self.is_least else measured <= self.limit


BUDGETS = (
    *(Budget("all", f"free at the fullest moment, {name}", FREE, is_least=True) for name in OPENED),
    *(Budget("all", f"longest turn that opens, {name}", OPENING_MS) for name in (*OPENED, turns.SECTION)),
    *(Budget("all", f"longest other turn, {name}", OTHER_MS) for name in (*OPENED, turns.SECTION)),
    *(Budget("all", f"ten idle turns, {name}", 0) for name in OPENED),
    Budget("4x6", f"{turns.LOADED}, {turns.SECTION}", 0),
    Budget("4x6", f"{turns.MARKS}, {turns.SECTION}", 60),
    Budget("all", "press to light, median", 12),
    Budget("all", "press to light", 20),
    Budget("4x6", "held between moves", 1024),
    Budget("5x8", "held between moves", 8192),
    Budget("4x6", "filter after a row and count, at worst", 20),
    Budget("5x8", "filter after a row and count, at worst", 400),
    Budget("4x6", "a move from the book", 20),
    Budget("5x8", "a move from the book", 60),
    Budget("4x6", "a move without a book", 1500),
    Budget("5x8", "a move without a book", 4000),
    Budget("8x10", "a move without a book", 10_000),
    *(Budget("all", *each) for each in zip(FIRST_FRAME, FIRST_FRAME_MS, strict=True)),
    Budget("all", "every book together", 256 * 1024),
    Budget("all", "free memory crept, from round to round", 1024),
    Budget("all", "largest free block crept, from round to round", 1024),
)


def collect(figures: Figures, lines: Iterable[str]) -> None:
    for line in lines:
        parts = line.split("\t")
        if len(parts) >= 4:
            figures[parts[0], parts[1]] = float(parts[2]), parts[3]


def show(figures: Figures) -> int:
    """Print the table; return how many budgets are not kept."""
    missed = 0
    print(f"{'game':6}{'what':46}{'budget':>18}{'board':>14}  unit")
    for budget in BUDGETS:
        board, unit = figures.get((budget.game, budget.what), (None, ""))
        is_missed = board is not None and not budget.is_kept(board)
        missed += is_missed
        limit = f"{'at least' if budget.is_least else 'at most'} {budget.limit:,.0f}"
        shown = "-" if board is None else f"{board:,.2f}"
        print(f"{budget.game:6}{budget.what:46}{limit:>18}{shown:>14}  {unit}{'  MISSED' * is_missed}")
    return missed
