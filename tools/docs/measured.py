"""Makes the page of what was measured: the record that `bench --keep` writes, inside the text about it."""

from collections.abc import Iterator

from tools import ROOT
from tools.bench import record
from tools.bench.budgets import Budget

TEXT = ROOT / "tools" / "docs" / "texts" / "measured.md"
PLACE = "{figures}\n"
OVER = "{over}\n"


def pages() -> Iterator[tuple[str, bytes]]:
    yield "measured.md", page(TEXT.read_text("utf-8"), record.FILE).encode()


def page(text: str, file) -> str:
    told = list(record.told(file))
    rows = [row(each, budget) for each, budget in told]
    head = "| game | what | measured | at most | | CircuitPython | on |\n|---|---|---|---|---|---|---|\n"
    over = [f"{name(each)} ({spelt(each.number)} {each.unit})" for each, budget in told if each.number > budget.most]
    missed = f"More than we aim for: {'; '.join(over)}.\n" if over else "All of it is within what was aimed at.\n"
    return text.replace(PLACE, head + "".join(rows)).replace(OVER, missed)


def row(kept: record.Kept, budget: Budget) -> str:
    cells = (kept.game, kept.what, spelt(kept.number), spelt(budget.most), kept.unit, kept.circuitpython, kept.day)
    return "| " + " | ".join(cells) + " |\n"


def name(kept: record.Kept) -> str:
    return kept.what if kept.game == "all" else f"{kept.game}, {kept.what}"


def spelt(number: float) -> str:
    return f"{number:,.0f}" if number == round(number) or number >= 100 else f"{number:,.1f}"
