"""The queue of presses: each lasts its time, and none is left down."""

from tools.front.playable import HOLD_MS, MOST_EDGES, TAP_MS, Edges

PRESS, RELEASE = ("up", True, TAP_MS), ("up", False, TAP_MS)


def test_each_edge_waits_until_the_one_before_has_lasted():
    edges = Edges()
    edges.add(("ok", True, HOLD_MS), ("ok", False, TAP_MS))
    assert edges.next(100) == ("ok", True, HOLD_MS)
    assert edges.next(100 + HOLD_MS - 1) is None
    assert not edges.are_done(5000)
    assert edges.next(5000) == ("ok", False, TAP_MS)
    assert not edges.are_done(5000 + TAP_MS - 1)
    assert edges.are_done(5000 + TAP_MS)


def test_what_is_typed_far_ahead_is_dropped_but_never_an_end():
    edges = Edges()
    for _ in range(MOST_EDGES + 5):
        edges.add(PRESS)
    edges.add(RELEASE)
    felt = [edges.next(number * TAP_MS) for number in range(MOST_EDGES + 2)]
    assert felt == [PRESS] * MOST_EDGES + [RELEASE, None]
