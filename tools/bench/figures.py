"""The measured figures: for each game and figure its unit, and its number on the board.

A line of a probe is the game, the name of the figure, the number and its unit, with tabs between.
"""

from collections.abc import Iterable

Figures = dict[tuple[str, str], dict]


def collect(figures: Figures, lines: Iterable[str]) -> None:
    for line in lines:
        parts = line.split("\t")
        if len(parts) >= 4:
            game, what, number, unit = parts[:4]
            figures[game, what] = {"unit": unit, "board": float(number)}
