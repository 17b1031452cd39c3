"""The places of pegs and marks, on every matrix and for every number of pegs."""

import pytest

from firmware.engine.variant import Variant
from firmware.ui.faces.lights.view import PANEL, Layout

SIZES = ((8, 8), (16, 10), (12, 8), (8, 1), (8, 4), (4, 8), (5, 3))


def layouts():
    for width, height in SIZES:
        for pegs in range(1, min(width, 10) + 1):
            yield Layout(width, height, Variant(pegs, 10))


def test_no_two_things_that_are_seen_at_a_time_share_a_pixel():
    for layout in layouts():
        rows = range(layout.visible)
        taken = [layout.peg(row, place) for row in rows for place in range(layout.pegs)]
        if not layout.in_turns:
            taken += [layout.mark(row, place) for row in rows for place in range(layout.pegs)]
        if layout.code_row:
            taken += [layout.peg(PANEL, place) for place in range(layout.pegs)]
            taken += [layout.mark(PANEL, place) for place in range(layout.pegs)]
        elif layout.panel:
            columns = range(layout.panel_left, layout.panel_left + layout.panel)
            taken += [line * layout.width + column for line in range(layout.height) for column in columns]
        assert len(set(taken)) == len(taken)
        assert set(taken) <= set(range(layout.width * layout.height))


def test_four_pegs_and_their_mark_share_a_line_of_eight():
    layout = Layout(8, 8, Variant(4, 6))
    assert [layout.peg(0, place) for place in range(4)] == [56, 57, 58, 59]
    assert [layout.mark(0, place) for place in range(4)] == [60, 61, 62, 63]
    assert layout.peg(1, 0) == 48
    assert layout.visible == 8


def test_a_longer_code_takes_two_lines_with_the_marks_below():
    layout = Layout(8, 8, Variant(5, 8))
    assert (layout.peg(0, 0), layout.mark(0, 0), layout.peg(1, 4)) == (48, 56, 36)
    assert layout.visible == 4


def test_on_a_line_too_short_marks_take_turns_with_pegs():
    layout = Layout(8, 1, Variant(5, 8))
    assert layout.in_turns
    assert layout.mark(0, 3) == layout.peg(0, 3) == 3
    assert not Layout(8, 1, Variant(4, 6)).in_turns


def test_where_there_is_room_the_code_has_a_place_at_the_top():
    layout = Layout(16, 10, Variant(4, 6))
    assert [layout.peg(PANEL, place) for place in range(4)] == [6, 7, 8, 9]
    assert [layout.mark(PANEL, place) for place in range(4)] == [22, 23, 24, 25]
    assert [Layout(16, 10, Variant(pegs, 6)).code_row for pegs in range(3, 8)] == [PANEL, PANEL, PANEL, 0, 0]
    assert not any(Layout(*size, Variant(4, 6)).code_row for size in SIZES if size != (16, 10))


def test_a_narrower_panel_is_at_the_right_edge_beside_the_marks():
    layout = Layout(12, 8, Variant(4, 6))
    assert (layout.panel_left, layout.panel) == (8, 4)
    assert [layout.peg(0, 0), layout.mark(0, 0), layout.mark(0, 3)] == [84, 88, 91]
    assert [Layout(12, 8, Variant(pegs, 6)).panel for pegs in range(3, 7)] == [6, 4, 0, 0]
    assert [Layout(16, 10, Variant(pegs, 6)).panel for pegs in range(3, 8)] == [10, 8, 6, 4, 0]
    assert not any(Layout(*size, Variant(4, 6)).panel for size in SIZES if size[0] < 12)


def test_a_code_wider_than_the_matrix_is_refused_with_a_sentence():
    with pytest.raises(ValueError, match="4 pixels across cannot show 5 pegs"):
        Layout(4, 8, Variant(5, 8))
