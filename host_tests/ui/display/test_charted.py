"""What a display draws of how well a person plays."""

from firmware.game.losses import Losses
from firmware.ui.display import view
from firmware.ui.lights.chart import Chart
from host_tests.ui.hand import Hand
from host_tests.ui.talk import rules


def seen(hand):
    return view.of(hand.lights, range(16), 60)


def test_it_is_there_only_while_it_is_shown():
    hand = Hand(rules("break", "classic")).rest()
    losses = Losses()
    for lost in ((0, 4, 0, 0, 0), (1, 0, 10, 1, 0)):
        losses.add(lost)
    hand.lights.show(Chart(hand.lights, losses))
    assert seen(hand).chart == ("ROWS LOST 0.8", "best play", ((4, True), (11, False)))
    assert seen(hand).choices == ()
    hand.press("B")
    assert seen(hand).chart == ()
