"""The measured figures: for each game and figure its unit, and its number on the board and here.

A line of a probe is the game, what was measured, the number and its unit, with tabs between.
"""

import json
from collections.abc import Iterable
from pathlib import Path

from tools.trouble import Trouble

Figures = dict[tuple[str, str], dict]


def collect(figures: Figures, where: str, lines: Iterable[str]) -> None:
    for line in lines:
        parts = line.split("\t")
        if len(parts) >= 3:
            game, what, number = parts[:3]
            row = figures.setdefault((game, what), {"unit": parts[3] if len(parts) > 3 else ""})
            row[where] = float(number)


def show(figures: Figures) -> None:
    print(f"{'game':6}{'what':46}{'board':>12}{'here':>12}  unit")
    for (game, what), row in sorted(figures.items(), key=lambda item: item[0][0]):
        numbers = "".join(f"{row[where]:12,.2f}" if where in row else f"{'-':>12}" for where in ("board", "here"))
        print(f"{game:6}{what:46}{numbers}  {row['unit']}")


def read(file: Path) -> list[dict]:
    """Return the figures of an earlier run."""
    try:
        rows = json.loads(file.read_text("utf-8"))
        return [row for row in rows if row["game"] and row["what"]]
    except OSError as wrong:
        raise Trouble(f"{file} cannot be read: {wrong.strerror}.") from wrong
    except (ValueError, KeyError, TypeError) as wrong:
        raise Trouble(f"{file} holds no figures: name one that --json wrote.") from wrong


def compare(before: list[dict], rows: list[dict]) -> None:
    """Print the changes: in the board's figures where both have them, else in those of this computer."""
    now = {(row["game"], row["what"]): row for row in rows}
    print(f"\n{'game':6}{'what':46}{'where':>7}{'before':>12}{'now':>12}{'change':>9}")
    for row in before:
        here = now.get((row["game"], row["what"]), {})
        where = next((where for where in ("board", "here") if where in row and where in here), None)
        if where:
            was, became = row[where], here[where]
            change = f"{100 * (became - was) / was:+.1f}%" if was else ("same" if became == was else "new")
            print(f"{row['game']:6}{row['what']:46}{where:>7}{was:12,.2f}{became:12,.2f}{change:>9}")
