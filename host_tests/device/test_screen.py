"""A small display shows what is written in its lines, in signs that its font has, and sends what changes alone."""

import pytest

from firmware.ui.words import LANGUAGES
from host_tests.ui.table import table_of


@pytest.fixture
def screen(board):
    from firmware.device.screen import Screen

    return Screen(board.display)


def test_a_line_shows_its_text_and_another_one_after_it(board, screen):
    assert (screen.columns, screen.lines) == (21, 5)
    screen.write(0, "a first text")
    screen.write(4, "x" * 30)
    assert board.display.signs == ["a first text", "", "", "", "x" * 21]
    before = board.display.writes
    screen.write(0, "a first text")
    assert board.display.writes == before  # what is there already is not sent again
    screen.write(0, "a first test")
    assert (board.display.signs[0], board.display.writes) == ("a first test", before + 1)
    screen.write(0, "b")
    assert board.display.signs[0] == "b"


def test_pips_and_the_cursor_stand_over_the_signs(board, screen):
    screen.write(2, "RG\x03B \x01\x02")
    assert board.display.signs[2] == "RGB"
    assert board.display.pips[2] == " _  xo"
    screen.write(2, "")
    assert board.display.pips[2] == ""


def test_the_pips_are_a_disc_a_ring_and_a_line_beneath(board, screen):
    pips = board.display.root_group[-1].bitmap
    drawn = ["".join(" #"[pips.get((x, y), 0)] for x in range(24)).rstrip() for y in range(12)]
    assert [*drawn[:3], *drawn[8:11]] == [""] * 6
    assert drawn[3:8] == [
        "       ###   ###",
        "      ##### #   #",
        "      ##### #   #",
        "      ##### #   #",
        "       ###   ###",
    ]
    assert drawn[11] == " " * 18 + "######"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Größe · Übung…", "Groesse - UEbung."),
        ("à côté", "a cote"),
        ("żółć", "zolc"),
        ("Щука и ёж", "SCHuka i ezh"),
        ("日", "?"),
    ],
)
def test_a_sign_that_the_font_lacks_is_one_that_is_like_it(board, screen, text, shown):
    screen.write(0, text)
    assert board.display.signs[0] == shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_a_sign_without_one_that_is_like_it(board, screen, language):
    for sign in sorted(set(table_of(language).decode())):
        screen.write(0, "[" + sign + "]")
        assert sign == "?" or "?" not in board.display.signs[0], sign


def test_upside_down_it_is_turned_by_half_and_back(board, screen):
    seen = [board.display.rotation]
    for on in (True, True, False):
        screen.turn(on)
        seen.append(board.display.rotation)
    assert seen == [0, 180, 180, 0]


def test_it_sleeps_dims_and_wakes(board, screen):
    bus = board.display.bus
    screen.light(2)
    assert bus.sent == []
    screen.light(1)
    assert 0 < board.display.brightness < 0.5
    screen.light(0)
    assert bus.sent == [0xAE]
    screen.light(2)
    assert bus.sent == [0xAE, 0xAF]
    assert board.display.brightness == 1


def test_the_picture_moves_by_a_few_pixels_and_stays_visible(board, screen):
    seen = set()
    for steps in range(20):
        screen.move(steps)
        group = board.display.root_group
        seen.add((group.x, group.y))
        assert group.x + 21 * 6 <= 128
        assert group.y + 5 * 12 <= 64
    assert len(seen) == 15
