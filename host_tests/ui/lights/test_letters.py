"""The small font: every letter that a word on the lights has can be drawn, and is drawn where it should be."""

import pytest

from firmware.ui import inks
from firmware.ui.faces.lights import letters
from firmware.ui.words import LANGUAGES, upper
from host_tests.ui.table import picture, tables


def drawn(text, width=8, left=0, top=0, height=5):
    frame = bytearray(width * height)
    letters.write(frame, width, text, left, top, inks.CURSOR)
    return picture(frame, width)


def test_letters_stand_side_by_side():
    assert drawn("OK", 7) == [".#..#.#", "#.#.#.#", "#.#.##.", "#.#.#.#", ".#..#.#"]


def test_what_lies_outside_is_left_out():
    assert drawn("OK", 4, -4) == ["#.#.", "#.#.", "##..", "#.#.", "#.#."]
    assert drawn("OK", 2) == [".#", "#.", "#.", "#.", ".#"]
    assert drawn("OK", 4, 4) == ["...."] * 5


def test_foreign_accents_are_left_out_and_twins_drawn_once():
    assert drawn("Ê", 3) == drawn("E", 3)
    assert drawn("\u0410", 3) == drawn("A", 3)


SHAPES = {
    "ABCDEFGHIJKLM": """
.#..##...##.##..###.###..##.#.#.###...#.#.#.#...#.#
#.#.#.#.#...#.#.#...#...#...#.#..#....#.#.#.#...###
###.##..#...#.#.##..##..#.#.###..#....#.##..#...###
#.#.#.#.#...#.#.#...#...#.#.#.#..#..#.#.#.#.#...#.#
#.#.##...##.##..###.#....##.#.#.###..#..#.#.###.#.#""",
    "NOPQRSTUVWXYZ": """
##...#..##...#..##...##.###.#.#.#.#.#.#.#.#.#.#.###
#.#.#.#.#.#.#.#.#.#.#....#..#.#.#.#.#.#.#.#.#.#...#
#.#.#.#.##..#.#.##...#...#..#.#.#.#.###..#...#...#.
#.#.#.#.#...##..#.#...#..#..#.#.#.#.###.#.#..#..#..
#.#..#..#....##.#.#.##...#..###..#..#.#.#.#..#..###""",
    "0123456789:-.": """
###..#..###.###.#.#.###.###.###.###.###............
#.#.##....#...#.#.#.#...#.....#.#.#.#.#..#.........
#.#..#..###.###.###.###.###...#.###.###.....###....
#.#..#..#.....#...#...#.#.#..#..#.#...#..#.........
###.###.###.###...#.###.###..#..###.###..........#.""",
    "/?!+%> БГДЖЗИ": """
..#.###..#......#.#.#.......###.###..#..#.#.##..#.#
..#...#..#...#....#..#......#...#...#.#.###...#.#.#
.#...#...#..###..#....#.....###.#...#.#..#...#..###
#............#..#....#......#.#.#...###.###...#..##
#....#...#......#.#.#.......###.#...#.#.#.#.##..#.#""",
    "ЛПУФЦЧШЩЪЫЬЭЮ": """
.##.###.#.#..#..#.#.#.#.#.#.#.#.##..#...#...##..#.#
#.#.#.#.#.#.###.#.#.#.#.#.#.###..#..#...#.....#.###
#.#.#.#..##.###.#.#.###.#.#.###..##.###.##...##.#.#
#.#.#.#...#..#..###...#.###.###..#..#.#.#.#...#.###
#.#.#.#.##...#....#...#.###...#..##.###.##..##..#.#""",
    ",;()'=~": """
.........#...#...#.........
.....#..#.....#..#..###....
........#.....#..........##
.#...#..#.....#.....###.##.
#...#....#...#.............""",
    "Я": " .## #.# .## #.# #.#",
    "ÄÖÜÇÉÈĄĆĘŁŃÓŚ": """
#.#.#.#.#.#..##...#.#....#....#.###.#.....#...#...#
............#...........#.#.....#...#..............
.#..###.#.#..##.###.###.###.###.##..##..###.###..##
###.#.#.#.#.....##..##..#.#.#...###.#...#.#.#.#..#.
#.#.###.###..#..###.###...#.###...#.###.#.#.###.##.""",
    "ŹŻЙ": """
..#..#...#.
...........
##..##..#.#
.#...#..###
.##..##.#.#""",
}


@pytest.mark.parametrize("text", SHAPES)
def test_every_sign_looks_like_itself(text):
    assert drawn(text, len(text) * letters.STEP - 1) == SHAPES[text].split()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_of_every_text_has_a_glyph(language):
    """Lines that have no short word are told in large letters, too."""
    with tables(language)() as table:
        rows = [row for row in table.read().decode().splitlines() if not row.startswith("#")]
    signs = set(
        upper("".join(row.split(": ", 1)[1].replace("{}", "0").replace("_", " ").replace("{0}", "0") for row in rows))
    )
    assert {sign for sign in signs - {"?"} if drawn(sign, 3) == drawn("?", 3)} == set()
