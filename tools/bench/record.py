"""What the documents tell of the board: the latest figure of each budget, with its day and the CircuitPython under it.

The record is a file of lines that only `bench --keep` writes; `docs` makes a page of it.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from tools import ROOT
from tools.bench.budgets import BUDGETS, Budget
from tools.bench.figures import Figures

FILE = ROOT / "tools" / "docs" / "measured.json"


@dataclass(frozen=True)
class Kept:
    game: str
    what: str
    number: float
    unit: str
    circuitpython: str
    day: str


def keep(figures: Figures, circuitpython: str, day: str, file: Path = FILE) -> int:
    """Put the board's figures that have a budget into the record; how many there were."""
    kept = {(each.game, each.what): each for each in read(file)}
    fresh = {
        (budget.game, budget.what): Kept(budget.game, budget.what, row["board"], row["unit"], circuitpython, day)
        for budget in BUDGETS
        if "board" in (row := figures.get((budget.game, budget.what), {}))
    }
    kept.update(fresh)
    lines = [json.dumps(asdict(kept[key])) for key in order() if key in kept]
    file.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")
    return len(fresh)


def read(file: Path = FILE) -> list[Kept]:
    return [Kept(**row) for row in json.loads(file.read_text("utf-8"))] if file.exists() else []


def order() -> list[tuple[str, str]]:
    return [(budget.game, budget.what) for budget in BUDGETS]


def told(file: Path = FILE) -> Iterator[tuple[Kept, Budget]]:
    """Each kept figure with its budget."""
    of = {(budget.game, budget.what): budget for budget in BUDGETS}
    for each in read(file):
        if (each.game, each.what) in of:
            yield each, of[each.game, each.what]
