"""The panel of a wide board: the number of the row, whose turn it is, and at the end the code above all the rows."""

from firmware.engine.variant import Variant
from firmware.game.match import OVER
from firmware.ui import inks
from host_tests.inside import inside
from host_tests.ui.table import rules, seated

WIDE = (16, 10)
SMALL = (12, 8)


def middle(hand):
    """Return the columns between the pegs and the marks."""
    pegs = hand.match.rules.variant.pegs
    return [line[pegs : 16 - pegs] for line in hand.look()]


def steps_of(hand):
    """Return what a row that is read out shows, one after the other."""
    return inside(hand.lights.scene, "_steps", "lights and tones would take their time")


def turn(hand):
    """Return the lights of the players."""
    return middle(hand)[7].strip(".")


def duel():
    """Player 2 has set a code, and player 1 is to guess."""
    return seated(rules("duel"), WIDE).rest().enter("1234").rest().strike("O").rest()


def test_a_number_too_wide_is_a_digit_and_a_light_for_each_ten():
    hand = seated(rules("break", Variant(5, 8, rows=20)), WIDE).rest()
    seen = []
    for _ in range(20):
        seen.append(middle(hand)[1:7])
        hand.match.guess(hand.match.round.hidden_code() ^ 1)
        hand.turn()
        hand.rest()
    assert [number[5].count(",") for number in seen] == 9 * [0] + 10 * [1] + [2]
    assert [number[:5] for number in seen[10:19]] == [number[:5] for number in seen[:9]]
    assert seen[9] == ["..,,,.", "..,.,.", "..,.,.", "..,.,.", "..,,,.", "..,..."]


def test_five_players_take_two_lines_of_a_narrow_one():
    hand = seated(rules("match", people=5, device=False, rounds=10), SMALL).rest()
    assert [line[8:] for line in hand.look()[6:]] == [",,,,", "#..."]


def test_the_number_is_that_of_the_last_row_that_is_seen():
    hand = seated(rules("break"), WIDE).enter("1111").rest().enter("2222").rest()
    third = middle(hand)[1:6]
    hand.strike("L")
    second = middle(hand)[1:6]
    hand.strike("U")
    assert middle(hand)[1:6] == ["....,...", "...,,...", "....,...", "....,...", "...,,,.."]
    hand.strike("D")
    assert middle(hand)[1:6] == second != third


def test_at_the_end_the_code_stands_above_all_ten_rows():
    hand = duel()
    for _ in range(10):
        hand.enter("1156").rest()
    assert hand.match.phase >= OVER
    assert hand.look() == ("RROP..RGBY..x... RROP..!!!!..x... " + 8 * "RROP........x... ").split()
    assert hand.between()[1] == "RROP........x..."
    hand.hold("left")
    assert [ink for _, ink in steps_of(hand)] == [inks.RED, inks.GREEN, inks.BLUE, inks.YELLOW]


def test_while_it_runs_the_row_in_hand_is_read_out():
    hand = duel().strike("12")
    hand.hold("left")
    assert [ink for _, ink in steps_of(hand)] == [inks.RED, inks.GREEN]


def test_where_nobody_told_the_code_the_latest_row_is_read_out():
    hand = seated(rules("make", level="first"), WIDE).rest().strike("O").rest().strike("O").rest()
    hand.hold("back").choose("GIVE UP", "GIVE UP?").rest()
    assert hand.match.phase >= OVER
    assert hand.look()[0] == "." * 16
    assert hand.look()[1] == "......!!!!......"
    hand.hold("left")
    assert len(steps_of(hand)) == 4
