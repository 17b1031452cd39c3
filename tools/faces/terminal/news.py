"""The lines said since the last press, or since the board was switched on."""

from firmware.ui.screen import BOARD
from tools.front.page import Page


class News:
    def __init__(self, first: str | None):
        self.lines = [first] if first else []
        self._begins = True
        self._told: tuple[tuple, int] = ((), 0)  # the screen whose lines were told, and how many
        self._greeted: set[int] = set()  # the rounds that had lines: a puzzle has rows before its greeting

    def hear(self, page: Page) -> None:
        here = page.name, page.round, len(page.rows), page.mark is None
        known = self._told[1] if self._told[0] == here else 0
        told = page.lines[known:] if page.kind == BOARD and not page.entries else []
        if self._told[0] != here and page.rows and page.round in self._greeted:
            told = []  # they greet a round, which goes on here
        if page.kind == BOARD and page.lines:
            self._greeted.add(page.round)
        self._told = here, len(page.lines)
        told = told or ([page.refusal] if page.refusal else page.notices)
        if told:
            self.lines = [*self.lines, *told] if self._begins else [*told]
        self._begins = False
