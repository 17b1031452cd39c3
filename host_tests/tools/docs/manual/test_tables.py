"""The tables of the manual have all that there is, and the figures that are proven elsewhere."""

from functools import cache

import pytest

from firmware.engine.games import NAMED
from firmware.game.rules import LEVELS, MODES, SCORINGS
from tools.books import shelf
from tools.docs.manual import tables


@cache
def rows(name):
    """By the first cell, without the head."""
    lines = list(tables.named(name))
    assert {line.count("|") for line in lines} == {lines[0].count("|")}
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]
    return {first.strip("`"): rest for first, *rest in cells}


@pytest.mark.parametrize(
    ("name", "all_there_are"),
    [("modes", MODES), ("games", NAMED), ("levels", LEVELS), ("books", shelf.NAMES), ("scorings", SCORINGS)],
)
def test_nothing_is_missing(name, all_there_are):
    assert sorted(rows(name)) == sorted(all_there_are)


def test_the_figures_are_those_of_the_game():
    assert rows("games")["classic"][-1] == "1,296"
    assert rows("books")["classic"][1] == "4.3403"
    assert rows("levels")["minimax"][-2:] == ["4.476", "5"]
    assert rows("colours")["L"] == ["lime", "`0`", "10", "2349 Hz"]


def test_the_strongest_level_is_the_last():
    assert list(rows("levels"))[-1] == "book"


def test_the_words_are_those_of_the_console():
    assert rows("commands")["BOARD"] == ["the rows so far"]
    assert rows("modes")["helper"] == ["you play elsewhere, and I advise you"]
