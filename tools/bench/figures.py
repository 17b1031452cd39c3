"""The measured figures: for each game and figure its unit, and its number on the board.

A line of a probe is the game, the name of the figure, the number and its unit, with tabs between.
"""

import json
from collections.abc import Iterable
from pathlib import Path

from tools.trouble import Trouble

Figures = dict[tuple[str, str], dict]


def collect(figures: Figures, lines: Iterable[str]) -> None:
    for line in lines:
        parts = line.split("\t")
        if len(parts) >= 4:
            game, what, number, unit = parts[:4]
            figures[game, what] = {"unit": unit, "board": float(number)}


def read(file: Path) -> list[dict]:
    """Return the figures of an earlier run."""
    try:
        rows = json.loads(file.read_text("utf-8"))
        return [row for row in rows if row["game"] and row["what"] and row["board"] is not None]
    except OSError as wrong:
        raise Trouble(f"{file} cannot be read: {wrong.strerror}.") from wrong
    except (ValueError, KeyError, TypeError) as wrong:
        raise Trouble(f"{file} holds no figures: name one that --json wrote.") from wrong


def compare(before: list[dict], rows: list[dict]) -> None:
    """Print the changes in the figures that both have."""
    now = {(row["game"], row["what"]): row["board"] for row in rows}
    print(f"\n{'game':6}{'what':46}{'before':>12}{'now':>12}{'change':>9}")
    for row in before:
        was, became = row["board"], now.get((row["game"], row["what"]))
        if became is not None:
            change = f"{100 * (became - was) / was:+.1f}%" if was else ("same" if became == was else "new")
            print(f"{row['game']:6}{row['what']:46}{was:12,.2f}{became:12,.2f}{change:>9}")
