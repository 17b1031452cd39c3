"""Scrolling through the rows played: a row that is sought comes into sight by the shortest way."""

from types import SimpleNamespace

from hypothesis import given
from hypothesis import strategies as some

from firmware.game.phases import GUESS
from firmware.ui.faces.lights.scroll import Scroll


def scroll(played, visible):
    match = SimpleNamespace(phase=GUESS, sides=[SimpleNamespace(rows=[None] * played)])
    layout = SimpleNamespace(visible=visible, code_row=0)
    return Scroll(match, layout, SimpleNamespace(side=0, lingers=False))


@given(played=some.integers(1, 20), visible=some.integers(1, 10), back=some.integers(0, 19), data=some.data())
def test_a_row_that_is_sought_is_visible(played, visible, back, data):
    sought = data.draw(some.integers(0, played - 1))
    rows = scroll(played, visible)
    rows.review()
    for _ in range(back):
        rows.move(1)
    rows.find(sought)
    assert 0 <= rows.row_of(sought) < visible


def test_a_row_that_the_shown_side_does_not_have_is_not_sought():
    rows = scroll(played=2, visible=4)
    rows.find(3)  # of the other side, whose rows are shown next
    assert rows.row_of(3) < 0
    assert rows.back == 0
