"""The chart of how well a person plays: a foot for each round, and upon it a light for each half row that it lost."""

from firmware.game.losses import Losses
from firmware.ui.display import view
from firmware.ui.lights.chart import Chart
from host_tests.ui.hand import Hand
from host_tests.ui.talk import rules


def charted(*tenths, size=(8, 8)):
    hand = Hand(rules("break", "mini"), size)
    losses = Losses()
    for lost in tenths:
        losses.add((0, lost, 0, 0, 0))
    hand.lights.show(Chart(hand.lights, losses))
    return hand


def test_a_round_stands_on_its_foot_by_half_rows():
    hand = charted(0, 1, 5, 6, 63)
    hand.shows("....#... ....#... ....#... ....#... ....#... ...##... .####... ,,,,,...")
    assert hand.look_between() == hand.look()


def test_the_latest_rounds_have_room():
    assert charted(*[0] * 12, 9).look()[-3:] == [".......#", ".......#", ",,,,,,,,"]
    assert charted(*[0] * 12, 9, size=(16, 10)).look()[-1] == ",,,,,,,,,,,,,..."


def test_on_a_single_line_the_bright_ones_have_lost_half_a_row_or_more():
    assert charted(0, 4, 5, 20, size=(8, 1)).look() == [",,##...."]


def test_it_is_told_in_words_and_any_press_leaves_it():
    hand = charted(0, 10)
    assert hand.said == "ROWS LOST 0.5 \u2581\u2584"
    assert hand.captions[1] == "The best play saves 0.5 rows a round · any key: go on"
    assert (
        charted(*[10] * 5)
        .captions[2]
        .startswith("The best play saves 1.0 rows a round · What costs most: your first guess tells little. Rows: 5.0")
    )
    assert hand.wait(3000).press("U").top is None


def seen(hand):
    return view.of(hand.lights, range(16), 60)


def test_a_display_draws_it_only_while_it_is_shown():
    hand = Hand(rules("break", "classic")).rest()
    losses = Losses()
    for lost in ((0, 4, 0, 0, 0), (1, 0, 10, 1, 0)):
        losses.add(lost)
    hand.lights.show(Chart(hand.lights, losses))
    assert seen(hand).chart == ("ROWS LOST 0.8", "best play", ((4, True), (11, False)))
    assert seen(hand).choices == ()
    hand.press("B")
    assert seen(hand).chart == ()
