"""The tables of the manual are complete, and have the figures that are proven elsewhere."""

import hashlib
from functools import cache

import pytest

from firmware.engine.games import NAMED, named
from firmware.game.modes import LEVELS, MODES, SCORINGS
from tools.books import shelf
from tools.books.levels import Strength
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
    [
        ("modes", MODES),
        ("games", NAMED),
        pytest.param("levels", LEVELS, marks=pytest.mark.full),  # it plays every game of every level
        ("books", shelf.NAMES),
        ("first_guesses", [name for name in NAMED if named(name).zero]),
        ("scorings", SCORINGS),
    ],
)
def test_nothing_is_missing(name, all_there_are):
    assert sorted(rows(name)) == sorted(all_there_are)


def test_the_figures_are_those_of_the_game():
    assert rows("games")["classic"][-1] == "1,296"
    assert rows("books")["classic"][1] == "4.3403"
    assert rows("colours")["L"] == ["lime", "`0`", "10", "2349 Hz"]


def test_the_first_guesses_are_told_as_they_are_known():
    told = rows("openings")
    assert next(iter(tables.named("openings"))) == "| mark | `AAAA` | `AAAB` | `AABB` | `AABC` | `ABCD` |"
    assert told["-"] == ["625", "256", "256", "81", "16"]
    assert told["o"] == ["0", "308", "256", "276", "152"]
    assert told["left on average"] == ["512.0", "235.9", "204.5", "185.3", "188.2"]
    every = [numbers for mark, numbers in told.items() if mark != "left on average"]
    assert [sum(int(number) for number in column) for column in zip(*every, strict=True)] == [1296] * 5
    assert rows("first_guesses")["classic"] == ["`AABC`", "185.3 of 1,296", "14"]


def test_the_levels_stand_by_their_strength_beside_what_others_counted():
    some = [Strength("book", 5625, 6, 0), Strength("first", 7471, 9, 0), Strength("genetic", 5800, 7, 0.025)]
    assert [(row[0], *row[2:]) for row in tables.ranked(some)][-3:] == [
        ("`first`", "5.765", "9", "7,471 (Shapiro 1983)"),
        ("`genetic`", "4.475 ± 0.025", "7", ""),
        ("`book`", "4.340", "6", "5,625 (Koyama and Lai 1993)"),
    ]
    with pytest.raises(ValueError, match="the manual does not tell what guessing does"):
        tables.ranked([Strength("guessing", 9999, 9, 0)])


@pytest.mark.full
def test_the_strongest_level_is_the_last():
    assert rows("levels")["minimax"][1:] == ["4.476", "5", "5,801 (Knuth 1977)"]
    assert list(rows("levels"))[-1] == "book"


@pytest.mark.full
def test_what_chance_has_a_part_in_is_told_with_its_error():
    assert {way for way, told in rows("levels").items() if "±" in told[1]} == {"random", "genetic", "sampled"}


def test_the_check_values_of_days_are_those_of_a_program_that_follows_the_manual():
    signs = {
        "classic": "123456",
        "super": "12345678",
        "bulls": "1234567890",
        "blanks": "123456.",
        "digits": "1234567890",
    }
    games = [cell.strip(" `") for cell in next(iter(tables.named("days"))).strip("|").split("|")][1:]
    assert games == list(signs)
    assert len(rows("days")) == 10
    for date, told in rows("days").items():
        for game, value in zip(games, told, strict=True):
            left = int(hashlib.sha256(f"{date} {game}".encode()).hexdigest(), 16)
            code = ""
            for place in range(5 if game == "super" else 4):
                may_be = [sign for sign in signs[game] if game != "bulls" or sign not in code]
                if game == "digits" and not place:
                    may_be.remove("0")
                left, which = divmod(left, len(may_be))
                code += may_be[which]
            assert value == f"`{hashlib.sha256(f'{date} {game} {code}'.encode()).hexdigest()[:8]}`"


def test_the_words_are_those_of_the_console():
    assert rows("commands")["BOARD"] == ["the rows so far"]
    assert rows("modes")["helper"] == ["advice for a game elsewhere"]
