"""The places are laid out for the search: the settled ones apart, and those with few choices first."""

from firmware.engine import codes, marks
from firmware.engine.space.demands import Demands
from firmware.engine.space.order import PegOrder
from firmware.engine.variant import Variant

VARIANT = Variant(4, 6)


def test_a_place_of_only_one_colour_is_settled_not_searched():
    guess = codes.pack(VARIANT, [1, 0, 3, 5])
    order = PegOrder(Demands(VARIANT, [(guess, marks.mark_of(2, 0))]), [0b000010, 0b111111, 0b000100, 0b001001])
    assert sorted(order.places) == [1, 3]
    assert order.code == codes.pack(VARIANT, [1, 0, 2, 0])
    assert list(order.settled) == [0, 1, 1, 0, 0, 0]
    assert order.needs == [1]  # the row has one of its exact pegs
